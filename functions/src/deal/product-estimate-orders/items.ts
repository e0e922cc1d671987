import type { SearchTexts } from "@bupum/shared/deal/estimates/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import type { PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Day, Instant } from "@bupum/shared/kernel/time";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { firstLookAt } from "@bupum/shared/deal/product-estimate-orders/rules";
import type { ShipDatesSeen } from "@bupum/shared/deal/product-estimate-orders/ship-dates";
import { everyRow, type ListOf, pageOf, query, betweenDays } from "../../kernel/list.ts";
import { type Item, type Key, read, readMany, type Write } from "../../kernel/table.ts";
import { readMerchandises, type StoredMerchandise } from "../../selling/merchandises/items.ts";
import { inUnits } from "../../selling/merchandises/units.ts";
import type { StoredLine } from "../whole-groups/lines.ts";

// Without a guard: goes with a guarded write of the same transaction.
// | access pattern              | index | pk                        | sk               |
// |-----------------------------|-------|---------------------------|------------------|
// | one order                   |       | order#<ord>               | order            |
// | orders of a buyer, newest   | gsi1  | buyer#<usr>#orders        | <createdAt>#<id> |
// | deleted ones of a buyer     | gsi1  | buyer#<usr>#hidden-orders | <createdAt>#<id> |
// | orders of a seller, newest  | gsi2  | seller#<sel>#orders       | <createdAt>#<id> |
// | its open cancel request     |       | order#<ord>               | wish             |
// | cancel requests by due time | gsi2  | orders#wishes             | <dueAt>#<ord>    |
// | when a PO is looked at next |       | order-batch#<pob>         | due              |
// | what is due                 | gsi2  | due#orders                | <instant>#<pob>  |
// | how far its days were seen  |       | order-batch#<pob>         | ship-dates       |
// | which days are looked at    | gsi2  | due#ship-dates            | <instant>#<pob>  |
// | how many (counts.ts)        |       | order-counts#<usr or sel> | counts[#<shard>] |

/** An order of one call, its line, and the listing whose stock it takes. */
export interface Sibling {
  id: Id<"ord">;
  productEstimateId: StoredLine["id"];
  merchandiseId?: Id<"mch"> | undefined;
}

export interface OrderItem extends Omit<Order, "shipTo">, SearchTexts, Key {
  shipTo: Omit<Order["shipTo"], "masked">;
  merchandiseId?: Id<"mch">;
  siblings: Sibling[];
  /** The counter row of the seller for this order; the first row if absent. */
  countsShard?: number;
  /** Visible to admins only. */
  deletedAt?: Instant;
}

export const orderKey = (id: Id<"ord">): Key => ({ pk: `order#${id}`, sk: "order" });
export const hiddenPk = (buyerId: Id<"usr">): string => `buyer#${buyerId}#hidden-orders`;
export const cancelRequestKey = (id: Id<"ord">): Key => ({ pk: `order#${id}`, sk: "wish" });

// Only `orderRow` and its changes write rows with these keys, so these casts hold.
const asOrder = (item: Item): OrderItem => item as unknown as OrderItem;

/** One order, including deleted ones. Throws NOT_FOUND. */
export async function findAnyOrder(id: Id<"ord">): Promise<OrderItem> {
  const found = await read(orderKey(id));
  if (!found) throw new Problem("NOT_FOUND");
  return asOrder(found);
}

/** One order. Throws NOT_FOUND. */
export async function findOrder(id: Id<"ord">): Promise<OrderItem> {
  const order = await findAnyOrder(id);
  if (order.deletedAt) throw new Problem("NOT_FOUND");
  return order;
}

export const readOrders = async (ids: readonly Id<"ord">[]): Promise<OrderItem[]> =>
  (await readMany(ids.map(orderKey))).flatMap((item) => (item ? [asOrder(item)] : []));

/** Open cancel requests, the earliest end first. */
export const cancelRequests: ListOf = { index: "gsi2", pk: "orders#wishes", newestFirst: false };

export interface Filter {
  startDate?: Day | undefined;
  endDate?: Day | undefined;
}

export type Owner = { buyerId: Id<"usr"> } | { sellerId: Id<"sel"> };

export const ordersOf = (owner: Owner, { startDate, endDate }: Filter): ListOf => ({
  ...("buyerId" in owner
    ? { index: "gsi1", pk: `buyer#${owner.buyerId}#orders` }
    : { index: "gsi2", pk: `seller#${owner.sellerId}#orders` }),
  newestFirst: true,
  ...betweenDays(startDate, endDate),
});

export const listOrders = (
  owner: Owner,
  days: Filter,
  paging: PageQuery,
  toRow: (order: OrderItem) => Order,
) => pageOf(ordersOf(owner, days), paging, (item) => toRow(asOrder(item)));

/** The newest orders of one side, up to this number. */
export const newestOrders = async (
  owner: Owner,
  days: Filter,
  count: number,
): Promise<OrderItem[]> => (await query(ordersOf(owner, days), count)).items.map(asOrder);

/** Every order of a seller, newest first. */
export async function* everyOrderOf(sellerId: Id<"sel">): AsyncGenerator<OrderItem> {
  for await (const row of everyRow(ordersOf({ sellerId }, {}), 100)) yield asOrder(row);
}

/** Every order of a buyer, including deleted ones. */
export async function* everyOfBuyer(buyerId: Id<"usr">): AsyncGenerator<OrderItem> {
  const list = ordersOf({ buyerId }, {});
  for (const pk of [list.pk, hiddenPk(buyerId)])
    for await (const row of everyRow({ ...list, pk }, 100)) yield asOrder(row);
}

/** The most orders of a buyer that are searched for those of one request. */
const mostLookedThrough = 1_000;

interface OrderedFrom {
  buyerId: Id<"usr">;
  groupId: Id<"egr">;
  createdAt: Instant;
  lines: readonly Pick<StoredLine, "activeOrder" | "orderCount">[];
}

/**
 * The orders of a request, oldest first, including deleted ones. Running orders are named by the
 * lines; the others are searched among the buyer's orders until all that were counted are found.
 */
export async function ordersOfGroup(from: OrderedFrom): Promise<OrderItem[]> {
  const { buyerId, groupId, createdAt, lines } = from;
  const running = new Set(lines.flatMap(({ activeOrder }) => activeOrder?.id ?? []));
  const over = lines.reduce((sum, { orderCount }) => sum + orderCount, 0) - running.size;
  const found: OrderItem[] = [];
  const find = async (pk: string) => {
    if (over === 0) return;
    const list = { index: "gsi1", pk, between: [createdAt, "~"], newestFirst: false } as const;
    let left = mostLookedThrough;
    for await (const row of everyRow(list, 100)) {
      const order = asOrder(row);
      if (order.groupId === groupId && !running.has(order.id)) found.push(order);
      left -= 1;
      if (found.length >= over || left === 0) return;
    }
  };
  const [first] = await Promise.all([
    readOrders([...running]),
    find(ordersOf({ buyerId }, {}).pk),
    find(hiddenPk(buyerId)),
  ]);
  return [...first, ...found].toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
}

/** One row a PO, since both indexes of an order are taken: all its orders wait for one time. */
export interface OrderDue extends Key {
  orderIds: Id<"ord">[];
  remindedAt?: Instant;
}
export const orderDueKey = (id: Id<"pob">): Key => ({ pk: `order-batch#${id}`, sk: "due" });
export const readOrderDue = async (id: Id<"pob">): Promise<OrderDue | undefined> =>
  // Only `orderDue` and its changes write rows with this key.
  (await read(orderDueKey(id))) as unknown as OrderDue | undefined;

const dueAt = (id: Id<"pob">, at: Instant) => ({ gsi2pk: "due#orders", gsi2sk: `${at}#${id}` });

/** The timer row of a new PO (D5-3). */
export const orderDue = (id: Id<"pob">, orderIds: readonly Id<"ord">[], at: Instant): Write => ({
  put: { ...orderDueKey(id), orderIds, ...dueAt(id, firstLookAt(at)) },
  guard: { exists: false, refused: new Problem("BUSY") },
});

/** Thrown if the row was deleted meanwhile: all orders of the PO are final. */
export const lookedAtLast = new Problem("NOT_FOUND");

/** Sets the PO's next look, or none. Idempotent. */
export const lookAgain = (id: Id<"pob">, at: Instant | undefined): Write =>
  at === undefined
    ? { drop: orderDueKey(id) }
    : {
        change: orderDueKey(id),
        set: dueAt(id, at),
        guard: { exists: true, refused: lookedAtLast },
      };

/** How far the days of dispatch of a PO were looked at (D33-6): written by its worker alone. */
export interface ShipDatesRow extends Key, ShipDatesSeen {
  orderIds: Id<"ord">[];
  version: number;
  gsi2sk?: string;
}
const shipDatesKey = (id: Id<"pob">): Key => ({ pk: `order-batch#${id}`, sk: "ship-dates" });
export const readShipDates = async (id: Id<"pob">): Promise<ShipDatesRow | undefined> =>
  // Only `seenShipDates` writes rows with this key.
  (await read(shipDatesKey(id))) as unknown as ShipDatesRow | undefined;

/** Writes how far they were looked at, and when the next look is; `known` is the row as it was read. */
export function seenShipDates(
  id: Id<"pob">,
  known: ShipDatesRow | undefined,
  { orderIds, lookedAt, toldAt }: Pick<ShipDatesRow, "orderIds"> & ShipDatesSeen,
  nextAt: Instant | undefined,
): Write {
  const change = shipDatesKey(id);
  const due = nextAt && { gsi2pk: "due#ship-dates", gsi2sk: `${nextAt}#${id}` };
  const refused = new Problem("VERSION_CONFLICT");
  if (!known)
    return {
      put: { ...change, orderIds, lookedAt, toldAt, version: 1, ...due },
      guard: { exists: false, refused },
    };
  return {
    change,
    set: { lookedAt, toldAt, ...due },
    ...(!due && { unset: ["gsi2pk", "gsi2sk"] }),
    add: { version: 1 },
    guard: { equals: { version: known.version }, refused },
  };
}

/** The order that stands for its PO: the first line. */
export const headOf = ({ id, siblings }: Pick<OrderItem, "id" | "siblings">): Id<"ord"> =>
  siblings[0]?.id ?? id;

/**
 * The line that names a PO on start pages, as lists and notices name it: of those that are given, one at
 * least, the first one as they were ordered. Lines of one PO are made at one moment, and their ids have no order.
 */
export function namingLine<Line extends Pick<OrderItem, "id" | "siblings">>(
  lines: readonly Line[],
): Line {
  const any = lines[0]!;
  const byId = new Map(lines.map((line) => [line.id, line]));
  return any.siblings.flatMap(({ id }) => byId.get(id) ?? [])[0] ?? any;
}

/** All lines of a PO that its sides still see, as they were ordered. */
export const readLinesOf = async ({
  siblings,
}: Pick<OrderItem, "siblings">): Promise<OrderItem[]> =>
  (await readOrders(siblings.map(({ id }) => id))).filter(({ deletedAt }) => !deletedAt);

/** The merchandises that orders take from, by id. */
export type Shelf = ReadonlyMap<string, StoredMerchandise>;
/** The same, each with the unit in which its stock is kept: that of its part (D3-31). */
export type ShelfInUnits = ReadonlyMap<string, StoredMerchandise & { unit: string }>;

/** The listings whose stock orders take, by the id that the order names. */
export async function readShelf(orders: readonly Pick<Sibling, "merchandiseId">[]): Promise<Shelf> {
  const ids = [...new Set(orders.flatMap(({ merchandiseId }) => merchandiseId ?? []))];
  const found = await readMerchandises(ids);
  // A listing may have been merged into another of the same seller, together with its product.
  const joined = await readMerchandises(found.flatMap((one) => one?.mergedInto ?? []));
  const live = (one: StoredMerchandise) => joined.find((to) => to?.id === one.mergedInto) ?? one;
  return new Map(found.flatMap((one) => (one ? [[one.id, live(one)] as const] : [])));
}

export const readShelfInUnits = async (
  orders: Parameters<typeof readShelf>[0],
): Promise<ShelfInUnits> => inUnits(await readShelf(orders));
