import { isDeepStrictEqual } from "node:util";
import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import type { Id, LineId } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { addHours, type Instant } from "@bupum/shared/kernel/time";
import {
  cancelStep,
  expectedShipDate,
  isCancelAsked,
  type OrderAct,
  orderActs,
  statusAfter,
  timerOf,
} from "@bupum/shared/deal/product-estimate-orders/rules";
import type { OrderSide } from "@bupum/shared/deal/product-estimate-orders/sides";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Guard, Item, Key, Values, Write } from "../../kernel/table.ts";
import { merchandiseKey, type StoredMerchandise } from "../../selling/merchandises/items.ts";
import { lineKey, type StoredLine } from "../whole-groups/lines.ts";
import { type OrderItem, orderKey, cancelRequestKey } from "./items.ts";
import { returnTaken, takeForAll } from "./stock-writes.ts";
import { confirmLine, lockLine, releaseLine } from "./line-writes.ts";
import { changeOrder, closeCancelRequest, moveOrder, openCancelRequest } from "./writes.ts";

/** An in-memory table that executes the real writes of the operations with their guards. */
type Rows = ReadonlyMap<string, Values>;
const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

function holds(guard: Guard, row: Values | undefined): boolean {
  const { exists, equals = {}, lacks = [], atLeast = {} } = guard;
  return (
    (exists === undefined || (row !== undefined) === exists) &&
    Object.entries(equals).every(([name, value]) => isDeepStrictEqual(row?.[name], value)) &&
    lacks.every((name) => row?.[name] === undefined) &&
    Object.entries(atLeast).every(([name, least]) => Number(row?.[name] ?? -1) >= least)
  );
}

const keyOf = (one: Write): Key =>
  "put" in one ? one.put : "change" in one ? one.change : "drop" in one ? one.drop : one.check;

/** All or nothing: the rows afterwards, or the rows before if a guard refuses. */
function written(rows: Rows, writes: readonly Write[]): Rows {
  const next = new Map(rows);
  for (const one of writes) {
    const name = nameOf(keyOf(one));
    const row = rows.get(name);
    if (one.guard && !holds(one.guard, row)) return rows;
    if ("put" in one) next.set(name, one.put);
    if ("drop" in one) next.delete(name);
    if ("change" in one) {
      const changed: Values = { ...row, ...one.set };
      for (const [field, by] of Object.entries(one.add ?? {}))
        changed[field] = Number(row?.[field] ?? 0) + Number(by);
      for (const field of one.unset ?? []) delete changed[field];
      next.set(name, changed);
    }
  }
  return next;
}

const merchandiseId: Id<"mch"> = "mch_1";
const responseId: Id<"rsp"> = "rsp_1";
const lineIds: LineId[] = [
  "est_00000000000000000000000001#l01",
  "est_00000000000000000000000001#l02",
];
const noon: Instant = "2026-11-23T03:00:00.000Z";

// The rows below contain what these writes read, not the whole table.
const orderAt = (rows: Rows, id: Id<"ord">) =>
  rows.get(nameOf(orderKey(id))) as unknown as OrderItem;
const lineAt = (rows: Rows, id: LineId) => rows.get(nameOf(lineKey(id))) as unknown as StoredLine;
const listingAt = (rows: Rows) =>
  rows.get(nameOf(merchandiseKey(merchandiseId))) as unknown as StoredMerchandise;
const shelfOf = (rows: Rows) => new Map([[merchandiseId, { ...listingAt(rows), unit: "EA" }]]);

function market(stock: number): Rows {
  const line = { open: true, currentResponseId: responseId, responseState: "ACTIVE", version: 1 };
  const rows: Item[] = [
    { ...merchandiseKey(merchandiseId), id: merchandiseId, productId: "prd_1", stock, version: 1 },
    ...lineIds.map((id) => ({ ...lineKey(id), id, ...line, confirmedOrders: 0, orderCount: 0 })),
  ];
  return new Map(rows.map((row) => [nameOf(row), row]));
}

const moves = ["place", "accept", "reject", "cancel", "keep", "complete", "ship", "wait"] as const;
interface Move {
  kind: (typeof moves)[number];
  by: OrderSide;
  /** The line or order at a position. */
  at: number;
  quantity: number;
  force: boolean;
  /** Whether the actor read the rows before the previous move, as a slower rival does. */
  isStale: boolean;
  hours: number;
}

/** The writes of a move as its operation builds them; throws a Problem if it is not allowed. */
function writesOf(move: Move, seen: Rows, ids: readonly Id<"ord">[], now: Instant): Write[] {
  if (move.kind === "place") return placing(move, seen, ids.length, now);
  const id = ids[move.at % Math.max(1, ids.length)];
  const order = id && orderAt(seen, id);
  if (!order || move.kind === "wait") return [];
  const mayBe = (act: OrderAct) => orderActs[act].by.some((side) => side === move.by);
  if (!mayBe(move.kind)) return [];
  const to = statusAfter(move.kind, order.status);
  switch (move.kind) {
    case "accept":
      return accepting(order, seen, move.force, now);
    case "reject":
      return [changeOrder(order, to, {}), releaseLine(order)];
    case "complete":
      return [moveOrder(order, to, {}), releaseLine(order), ...closeCancelRequest(order)];
    case "ship":
      return [moveOrder(order, to, { shipment: { carrier: "-", shippedAt: now, at: now } })];
    case "keep":
      return isCancelAsked(order)
        ? [moveOrder(order, to, {}, ["cancelRequest"]), ...closeCancelRequest(order)]
        : [];
    case "cancel":
      return cancelling(order, seen, move.by, now);
  }
}

function placing(move: Move, seen: Rows, count: number, now: Instant): Write[] {
  const line = lineAt(seen, lineIds[move.at % lineIds.length]!);
  const id: Id<"ord"> = `ord_${count}`;
  const put = {
    ...orderKey(id),
    id,
    poNumber: "PO-261123-AAAAA",
    productEstimateId: line.id,
    responseId,
    merchandiseId,
    quantity: move.quantity,
    unit: "EA",
    leadTimeDays: 2,
    status: "PENDING",
    createdAt: now,
    version: 1,
  };
  const order = { id, quantity: move.quantity, poNumber: "PO-261123-AAAAA" as const };
  const refused = new Problem("BUSY");
  return [{ put, guard: { exists: false, refused } }, lockLine(line, order)];
}

function accepting(order: OrderItem, seen: Rows, force: boolean, now: Instant): Write[] {
  const { taken, writes } = takeForAll(shelfOf(seen), [order], force);
  const set = {
    ...taken.get(order.id),
    confirmedAt: now,
    expectedShipDate: expectedShipDate(now, order.leadTimeDays),
  };
  return [changeOrder(order, "CONFIRMED", set), confirmLine(order), ...writes];
}

function cancelling(order: OrderItem, seen: Rows, by: OrderSide, now: Instant): Write[] {
  const step = cancelStep(order, by);
  if (step === "none") return [];
  const request = { by, reason: "NOT_NEEDED", at: now, dueAt: addHours(now, 48) };
  if (step === "ask")
    return [
      moveOrder(order, "CONFIRMED", { cancelRequest: request }),
      openCancelRequest(order.id, request.dueAt),
    ];
  return [
    moveOrder(order, "CANCELLED", { cancelledAt: now }),
    releaseLine(order, { undone: order.status === "CONFIRMED" }),
    ...returnTaken(shelfOf(seen), [order], now),
    ...closeCancelRequest(order),
  ];
}

/** The timer step that is due in the present state. */
function swept(rows: Rows, ids: readonly Id<"ord">[], now: Instant): Rows {
  let next = rows;
  for (const id of ids) {
    const order = orderAt(next, id);
    const timer = timerOf(order, true, now);
    if (!timer || timer.at > now) continue;
    if (timer.act === "giveUp")
      next = written(next, [changeOrder(order, "CANCELLED", {}), releaseLine(order)]);
    if (timer.act === "complete")
      next = written(next, [moveOrder(order, "COMPLETED", {}), releaseLine(order)]);
  }
  return next;
}

const isFinal = (status: string) => ["REJECTED", "COMPLETED", "CANCELLED"].includes(status);

/** Invariants after every move, written without the rules under test. */
function expectWhole(rows: Rows, before: Rows, ids: readonly Id<"ord">[], stock: number): void {
  const orders = ids.map((id) => orderAt(rows, id));
  for (const order of orders) {
    expect(estimateStatuses).toContain(order.status);
    const old = orderAt(before, order.id);
    if (old && isFinal(old.status)) expect(order.status).toBe(old.status);
    // Admins read the rows of open cancel requests, so each request has exactly one.
    expect(rows.has(nameOf(cancelRequestKey(order.id)))).toBe(isCancelAsked(order));
  }
  const sold = orders.filter(({ status }) => status === "CONFIRMED" || status === "COMPLETED");
  const taken = sold.reduce((sum, { stockTaken = 0 }) => sum + stockTaken, 0);
  expect(Number(listingAt(rows).stock) + taken).toBe(stock);
  expect(listingAt(rows).stock).toBeGreaterThanOrEqual(0);
  for (const id of lineIds) {
    const own = orders.filter(({ productEstimateId }) => productEstimateId === id);
    const active = own.filter(({ status }) => !isFinal(status));
    expect(active.length).toBeLessThanOrEqual(1);
    const line = lineAt(rows, id);
    expect(line.activeOrder?.id).toBe(active[0]?.id);
    expect(line.confirmedOrders).toBe(own.filter((order) => sold.includes(order)).length);
  }
}

const move = fc.record<Move>({
  kind: fc.constantFrom(...moves),
  by: fc.constantFrom("BUYER", "SELLER", "ADMIN"),
  at: fc.nat(7),
  quantity: fc.integer({ min: 1, max: 8 }),
  force: fc.boolean(),
  isStale: fc.boolean(),
  hours: fc.integer({ min: 0, max: 24 * 9 }),
});
const [sequences, seed] = [1_000, 20_261_123];

test(`for any sequence of acts by buyer, seller, admin and time, no order leaves its states, no piece is lost, no line has two orders: ${sequences} sequences, seed ${seed}`, () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(fc.nat(30), fc.array(move, { maxLength: 40, size: "max" }), (stock, given) => {
      let [rows, last]: [Rows, Rows] = [market(stock), market(stock)];
      let now = noon;
      const ids: Id<"ord">[] = [];
      for (const one of given) {
        const before = rows;
        if (one.kind === "wait") {
          now = addHours(now, one.hours);
          rows = swept(rows, ids, now);
        } else
          try {
            rows = written(rows, writesOf(one, one.isStale ? last : rows, ids, now));
          } catch (error) {
            if (!(error instanceof Problem)) throw error;
          }
        const placed: Id<"ord"> = `ord_${ids.length}`;
        if (one.kind === "place" && orderAt(rows, placed)) ids.push(placed);
        expectWhole(rows, before, ids, stock);
        for (const id of ids) reached.add(orderAt(rows, id).status);
        last = before;
      }
    }),
    { numRuns: sequences, seed },
  );
  // The sequences reached every status of an order.
  expect([...reached].toSorted()).toEqual([...estimateStatuses].toSorted());
});
