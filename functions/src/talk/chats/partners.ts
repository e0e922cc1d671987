import { withoutContacts } from "@bupum/shared/talk/chats/contacts";
import { maskedName } from "@bupum/shared/deal/estimate-groups/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { sellerIdOf } from "@bupum/shared/kernel/owner-ids";
import { blockKeys } from "../../accounts/blocks/items.ts";
import type { FileRow } from "../../accounts/files/items.ts";
import type { Context, UserActor } from "../../kernel/context.ts";
import { accountKey } from "../../kernel/request/identity.ts";
import { type Item, read, readMany, type Values } from "../../kernel/table.ts";
import { isLive, sellerKey, type SellerRow } from "../../accounts/seller-infos/items.ts";
import { asMember, contactKey, type Member, memberKey } from "./items.ts";
import { hidden } from "./rules.ts";

/**
 * What a seller may know of a buyer (D7-3): the company, else the beginning of the name. A company
 * may be called by its number, which is hidden as it is in messages (D29-9).
 */
export function buyerName(account: Values | undefined, isContactShown = false): string {
  const { name, companyName, deletedAt } = (account ?? {}) as Record<string, string | undefined>;
  const known = deletedAt ? (name ?? "") : (companyName ?? maskedName(name ?? ""));
  return isContactShown ? known : withoutContacts(known).text;
}

/** The phone numbers and addresses that a seller shows on its page, whoever asks. */
export function shownContacts(seller: SellerRow | undefined): string[] {
  if (!isLive(seller)) return [];
  const { phone, tel, fax, email } = seller.approved;
  const numbers = [phone, tel, fax].flatMap((one) => (one?.visible ? [one.number] : []));
  return [...numbers, email];
}

/** The name of an account in a room, as its buyer or its seller. */
export const nameIn = (
  isBuyer: boolean,
  account: Values | undefined,
  seller: SellerRow | undefined,
  isContactShown = false,
): string => (!isBuyer && seller?.approved?.companyName) || buyerName(account, isContactShown);

export const actorName = (isBuyer: boolean, actor: UserActor, seller: SellerRow | undefined) =>
  nameIn(isBuyer, { name: actor.name, companyName: actor.companyName }, seller);

/** What is known of the other one of a room, and of how the two stand to each other. */
export interface Beside {
  account: Item | undefined;
  hasLeft: boolean;
  /** The other's part of the room. */
  other: Member | undefined;
  seller: SellerRow | undefined;
  /** One's own seller account. */
  ownSeller: SellerRow | undefined;
  isBlockedByMe: boolean;
  isBlocked: boolean;
}

/** Reads that in one call; `consistent` for whoever is about to write by it. */
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
  const [account, other, seller, ownSeller, ...blocks] = await readMany(keys, consistent);
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

/** A file's name as its reader may know it: one that was sent in a room as the room shows it (D29-9). */
export async function nameFor({ actor }: Pick<Context, "actor">, row: FileRow): Promise<string> {
  const { claimedBy, ownerId, fileName } = row;
  const isOwn = actor.type === "user" && actor.userId === ownerId;
  if (claimedBy?.entity !== "chat" || isOwn) return fileName;
  const [contact, seller] = await Promise.all([
    read(contactKey(claimedBy.id)),
    read(sellerKey(sellerIdOf(ownerId))),
  ]);
  // Rows of sellers lie under that key.
  const shown = shownContacts(seller as unknown as SellerRow | undefined);
  return hidden(fileName, { isContactShown: contact !== undefined, shown }).text;
}
