import type { ChatRoomRow } from "@bupum/shared/talk/chats/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { sellerIdOf } from "@bupum/shared/kernel/owner-ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { normalize } from "@bupum/shared/kernel/text/text";
import { blockedBy } from "../../accounts/blocks/items.ts";
import { readMany } from "../../kernel/table.ts";
import { sellerKey, type SellerRow } from "../../accounts/seller-infos/items.ts";
import { closedName } from "../../accounts/users/items.ts";
import { listMembers, type Member, readRooms } from "./items.ts";
import { buyerName } from "./partners.ts";
import { toRow } from "./rules.ts";
import { readersOf } from "./share-state.ts";
import { accountKey } from "../../kernel/context.ts";

interface Wanted {
  sellerName?: string | undefined;
  isHidden: boolean;
}

/** A person's rooms, each with the present name of the other. */
export async function listRooms(
  userId: Id<"usr">,
  { sellerName, isHidden }: Wanted,
  paging: PageQuery,
): Promise<Page<ChatRoomRow>> {
  const name = normalize(sellerName ?? "");
  const isInList = ({ hidden = false }: Member) => hidden === isHidden;
  /** A search matches what the list shows, so the present names are read first. */
  const over = async (members: readonly Member[]) => {
    const some = name ? members.filter(isInList) : [];
    const names = await namesOf(some);
    const found = new Set(
      some.filter((_, at) => normalize(names[at]!).includes(name)).map(({ uuid }) => uuid),
    );
    return (member: Member) => (name ? found.has(member.uuid) : isInList(member));
  };
  const [page, blocked] = await Promise.all([
    listMembers(userId, paging, { over }),
    blockedBy(userId),
  ]);
  const [names, shared] = await Promise.all([namesOf(page.items), readShared(page.items)]);
  const isBlocked = ({ otherId }: Member) =>
    blocked.has(otherId) || blocked.has(sellerIdOf(otherId));
  return {
    ...page,
    items: page.items.map((member, at) => ({
      ...toRow(member, names[at]!, isBlocked(member)),
      ...(shared.has(member.uuid) && { isShared: true as const }),
    })),
  };
}

/** Which of the rooms a company reads, too; a read more where it is any of them. */
const readShared = async (members: readonly Member[]) => {
  const rooms = await readRooms(members.map(({ uuid }) => uuid));
  return readersOf(rooms.flatMap((room) => room ?? []));
};

/** A seller has the public name, a buyer the one of D7-3, and an account that left has none. */
async function namesOf(members: readonly Member[]): Promise<string[]> {
  const keys = members.flatMap(({ otherId }) => [
    accountKey(otherId),
    sellerKey(sellerIdOf(otherId)),
  ]);
  const rows = await readMany(keys, false);
  return members.map(({ isBuyer, otherName }, at) => {
    const [account, row] = [rows[2 * at], rows[2 * at + 1]];
    if (account?.["deletedAt"] !== undefined) return closedName;
    if (!isBuyer) return account ? buyerName(account) : otherName;
    // Rows of sellers lie under these keys.
    return (row as unknown as SellerRow | undefined)?.approved?.companyName ?? otherName;
  });
}
