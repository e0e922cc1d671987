import type { Tallied } from "./tallies/items.ts";
import type { Collection } from "./snapshots/items.ts";
import type { Ledger } from "./ledger/items.ts";

/** Rows that are searched, by the prefix of their partition key, which ends in the id. */
export const searchedRows: readonly { entity: Collection; pk: string; sk: string }[] = [
  { entity: "products", pk: "product#", sk: "product" },
  { entity: "manufactors", pk: "manufactor#", sk: "manufactor" },
  { entity: "sellers", pk: "seller#", sk: "info" },
  { entity: "merchandises", pk: "merchandise#", sk: "merchandise" },
];

/**
 * What the index worker receives for a row that was added, changed or removed; undefined for other
 * rows.
 */
export function indexMessage(
  pk: string,
  sk: string,
): { entity: Collection; id: string } | undefined {
  const row = searchedRows.find((one) => one.sk === sk && pk.startsWith(one.pk));
  return row && { entity: row.entity, id: pk.slice(row.pk.length) };
}

/** What lists and counters follow. */
export type Followed = Tallied | Ledger;

/** The rows that lists, counters and the admins' search box follow, by their partitions. */
export const followedRows = [
  "order#",
  "group#",
  "news#",
  "board#",
  "wiki#",
  "user#",
  "seller#",
  "writer#",
  "register-request#",
  "payment-order#",
] as const;

/** Rows that nothing but the admins' search box follows (S5-1), by their sort key. */
const lookedUp: readonly { pk: (typeof followedRows)[number]; sk: string }[] = [
  { pk: "user#", sk: "account" },
  { pk: "seller#", sk: "info" },
  { pk: "writer#", sk: "info" },
  { pk: "register-request#", sk: "request" },
  { pk: "payment-order#", sk: "payment-order" },
];
/**
 * The ledgers that follow a request or an estimate beside its own, each with a place of its own: a
 * change of state moves few entries, and none of those by words. An order lies in others by the
 * first line of its purchase order.
 */
export function alsoIn(kind: Followed): Ledger[] {
  if (kind === "gr") return ["rq", "lk"];
  return kind === "es" ? ["lk"] : [];
}

/**
 * The same for a post, a news item, a wiki, an order, a request, an estimate or line of one, whose
 * sort key ends in its id, and for what admins look up. A seller has both messages.
 */
export function followedMessage(
  pk: string,
  sk: string,
): { entity: Followed; id: string } | undefined {
  if (pk.startsWith("order#") && sk === "order") return { entity: "od", id: pk.slice(6) };
  if (pk.startsWith("news#") && sk === "news") return { entity: "nw", id: pk.slice(5) };
  if (pk.startsWith("board#") && sk === "board") return { entity: "bd", id: pk.slice(6) };
  if (pk.startsWith("wiki#") && sk === "wiki") return { entity: "wk", id: pk.slice(5) };
  if (pk.startsWith("activity#") && sk === "activity") return { entity: "ac", id: pk.slice(9) };
  const row = lookedUp.find((one) => one.sk === sk && pk.startsWith(one.pk));
  if (row) return { entity: "lk", id: pk.slice(row.pk.length) };
  if (!pk.startsWith("group#")) return undefined;
  if (sk === "group") return { entity: "gr", id: `egr_${pk.slice(6)}0` };
  if (sk.startsWith("estimate#")) return { entity: "es", id: sk.slice("estimate#".length) };
  return sk.startsWith("line#") ? { entity: "ln", id: sk.slice(5) } : undefined;
}

/**
 * Marks rows of a bulk load. The loader indexes them itself, in few large batches, so that no
 * user's change waits behind them. A later change of such a row is sent as usual.
 */
export const loadMark = { indexedBy: "load" } as const;
