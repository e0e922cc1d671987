import { memberKey } from "../../accounts/partners/items.ts";
import { withoutContacts } from "@bupum/shared/talk/chats/contacts";
import { maskedName } from "@bupum/shared/deal/estimate-groups/rules";
import { supportName, supportUserId } from "@bupum/shared/talk/chats/support";
import type { Id } from "@bupum/shared/kernel/ids";
import { sellerIdOf } from "@bupum/shared/kernel/owner-ids";
import { blockKeys } from "../../accounts/blocks/items.ts";
import { type UserActor, accountKey } from "../../kernel/context.ts";
import { readMany, type Values } from "../../kernel/table.ts";
import { sellerKey, type SellerRow } from "../../accounts/seller-infos/items.ts";
import { asMember, type Member } from "./items.ts";

/**
 * What a seller may know of a buyer (D7-3): the company, else the beginning of the name. A company
 * name may contain a phone number, which is hidden as in messages (D29-9).
 */
export function buyerName(account: Values | undefined, isContactShown = false): string {
  const { name, companyName, deletedAt } = (account ?? {}) as Record<string, string | undefined>;
  const known = deletedAt ? (name ?? "") : (companyName ?? maskedName(name ?? ""));
  return isContactShown ? known : withoutContacts(known).text;
}

/** Support has a name and no account (D29-17). */
export const accountOf = (userId: Id<"usr">): Values | undefined =>
  userId === supportUserId ? { name: supportName, companyName: supportName } : undefined;

/** The name of an account in a room, as buyer or as seller. */
export const nameIn = (
  isBuyer: boolean,
  account: Values | undefined,
  seller: SellerRow | undefined,
  isContactShown = false,
): string => (!isBuyer && seller?.approved?.companyName) || buyerName(account, isContactShown);

export const actorName = (isBuyer: boolean, actor: UserActor, seller: SellerRow | undefined) =>
  nameIn(isBuyer, { name: actor.name, companyName: actor.companyName }, seller);

/** The other person of a room, and the relations between the two. */
export interface Beside {
  account: Values | undefined;
  hasLeft: boolean;
  /** The other's part of the room. */
  other: Member | undefined;
  seller: SellerRow | undefined;
  /** The caller's own seller account. */
  ownSeller: SellerRow | undefined;
  isBlockedByMe: boolean;
  isBlocked: boolean;
}

/** Reads these in one call; `consistent` for a caller that writes afterwards. */
export async function readBeside(
  uuid: string,
  { userId, sellerId }: Pick<UserActor, "userId" | "sellerId">,
  otherId: Id<"usr">,
  consistent = false,
): Promise<Beside> {
  const keys = [
    accountKey(otherId),
    memberKey(uuid, otherId),
    sellerKey(sellerIdOf(otherId)),
    sellerKey(sellerId),
    ...blockKeys(userId, otherId),
    ...blockKeys(otherId, userId),
  ];
  const [row, other, seller, ownSeller, ...found] = await readMany(keys, consistent);
  const account = row ?? accountOf(otherId);
  // Nobody can shut out support, which also tells of what a member has done wrong.
  const blocks = [userId, otherId].includes(supportUserId) ? [] : found;
  const isBlockedByMe = blocks.slice(0, 2).some(Boolean);
  return {
    account,
    hasLeft: account === undefined || account["deletedAt"] !== undefined,
    other: asMember(other),
    // Rows of sellers lie under these keys.
    seller: seller as unknown as SellerRow | undefined,
    ownSeller: ownSeller as unknown as SellerRow | undefined,
    isBlockedByMe,
    isBlocked: isBlockedByMe || blocks.some(Boolean),
  };
}
