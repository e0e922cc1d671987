import type { ChatRoomRow } from "@bupum/shared/chats/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { sellerIdOf } from "@bupum/shared/kernel/owner-ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { normalize } from "@bupum/shared/kernel/text/text";
import { blockedBy } from "../blocks/items.ts";
import { accountKey } from "../kernel/request/identity.ts";
import { readMany } from "../kernel/table.ts";
import { sellerKey, type SellerRow } from "../seller-infos/items.ts";
import { listMembers, type Member } from "./items.ts";
import { buyerName } from "./partners.ts";
import { toRow } from "./rules.ts";

interface Wanted {
  sellerName?: string | undefined;
  isHidden: boolean;
}

/** A person's rooms, each with what the other one is called now. */
export async function listRooms(
  userId: Id<"usr">,
  { sellerName, isHidden }: Wanted,
  paging: PageQuery,
): Promise<Page<ChatRoomRow>> {
  const name = normalize(sellerName ?? "");
  const isWanted = (member: Member) =>
    (member.hidden ?? false) === isHidden && normalize(member.otherName).includes(name);
  const [page, blocked] = await Promise.all([
    listMembers(userId, paging, isWanted),
    blockedBy(userId),
  ]);
  const names = await namesOf(page.items);
  const isBlocked = ({ otherId }: Member) =>
    blocked.has(otherId) || blocked.has(sellerIdOf(otherId));
  return {
    ...page,
    items: page.items.map((member, at) => toRow(member, names[at]!, isBlocked(member))),
  };
}

/** A seller is called as its page says, a buyer as D7-3 says; who left as was noted then. */
async function namesOf(members: readonly Member[]): Promise<string[]> {
  const rows = await readMany(
    members.map(({ isBuyer, otherId }) =>
      isBuyer ? sellerKey(sellerIdOf(otherId)) : accountKey(otherId),
    ),
    false,
  );
  return members.map(({ isBuyer, otherName }, at) => {
    const row = rows[at];
    if (!isBuyer) return row ? buyerName(row) : otherName;
    // Rows of sellers lie under these keys.
    return (row as unknown as SellerRow | undefined)?.approved?.companyName ?? otherName;
  });
}
