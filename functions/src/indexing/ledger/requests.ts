import type { GroupEntityRow } from "@bupum/shared/deal/estimates/admin-contract";
import { type GroupItem, readGroups } from "../../deal/whole-groups/groups.ts";
import { isId } from "@bupum/shared/kernel/id-text";
import { normalize } from "@bupum/shared/kernel/text/text";
import {
  entrySk,
  longestName,
  type Placed,
  type PlacedList,
  removed,
} from "../../search/ledger/items.ts";

/** A request as admins list it. */
export function requestRow(group: GroupItem): GroupEntityRow {
  const { id, number, title, status, open, closeReason, dueAt, createdAt, deletedAt } = group;
  const { lineCount, sellerCount, quotedCount, orderedCount, buyerId, buyerName } = group;
  return {
    id,
    number,
    title,
    status,
    open,
    ...(closeReason && { closeReason }),
    lineCount,
    sellerCount,
    quotedCount,
    orderedCount,
    dueAt,
    createdAt,
    buyerId,
    buyerName,
    ...(deletedAt && { deletedAt }),
  };
}

/** A request in the admins' list, by its status and its buyer's name (D3-25). */
export async function placedRequest(id: string): Promise<Placed | undefined> {
  const [group] = isId(id, "egr") ? await readGroups([id]) : [];
  if (!group) return undefined;
  const { status, deletedAt, buyerName } = group;
  const buyer = [...normalize(buyerName)].slice(0, longestName).join("");
  const names: PlacedList["names"] = [["all", ""]];
  if (buyer !== "") names.push(["buyer", buyer]);
  const row = requestRow(group);
  return { id, lists: [{ state: deletedAt ? removed : status, sk: entrySk(group), names, row }] };
}
