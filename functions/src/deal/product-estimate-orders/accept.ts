import { openContact } from "../../accounts/partners/writes.ts";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { type Day, dayFault, type Instant } from "@bupum/shared/kernel/time";
import { breakdownOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { NoticeTotal } from "@bupum/shared/notices/notifications/notice-items";
import type { orderRoutes } from "@bupum/shared/deal/product-estimate-orders/contract";
import { backOrdered } from "@bupum/shared/deal/product-estimate-orders/pieces";
import { expectedShipDate } from "@bupum/shared/deal/product-estimate-orders/rules";
import { estimateKey } from "../whole-groups/estimates.ts";
import { newest } from "../../reference/exchange-rates/items.ts";
import { rateToKrw } from "../../reference/exchange-rates/rules.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { write, type Write } from "../../kernel/table.ts";
import { merchandisesChanged } from "../../selling/merchandises/writes.ts";
import { orderedItems } from "../whole-groups/line-rules.ts";
import { findOwnOrder, mustBeSeen, readWaiting, type Scope } from "./acting.ts";
import { type OrderItem, readOrders, readShelfInUnits, type ShelfInUnits } from "./items.ts";
import { orderDecided } from "./notices.ts";
import { changedOrder, daysText, shortages } from "./rules.ts";
import { shipDatesNamed } from "./ship-dates.ts";
import { takeForAll } from "./stock-writes.ts";
import { confirmLine } from "./line-writes.ts";
import { changeOrder, effectsOf, decidedBy } from "./writes.ts";

// Without a guard: idempotent.

type AcceptBody = ParsedInput<(typeof orderRoutes)["accept"]>["body"];

/** Concurrent orders for the same stock may change it between read and write. */
const overtaken = new Problem("BUSY");

/** D2-14: accepts an order, or all waiting ones of its PO, and takes their stock. */
export async function acceptOrders(ctx: Context, id: OrderItem["id"], body: AcceptBody) {
  const now = ctx.now();
  const fault = body.expectedShipDate && dayFault(body.expectedShipDate, now);
  if (fault) throw faultAt("body.expectedShipDate", fault);
  const named = await findOwnOrder(ctx, id);
  mustBeSeen(named, body.version);
  const later = backOrderOf(ctx, named, body);
  return retry(isOvertaken, async (round) => {
    const [orders, shelf, rates] = await Promise.all([
      readWaiting(named, body, "accept", round > 0),
      shelfOf(named, body.scope),
      newest(now),
    ]);
    const total = await totalOf(named, orders);
    const { taken, writes, lowered } = takeForAll(shelf, orders, body.force || later !== undefined);
    const changes = orders.map((order) => ({
      order,
      set: {
        expectedShipDate: body.expectedShipDate ?? expectedShipDate(now, order.leadTimeDays),
        confirmedAt: now,
        ...decidedBy(ctx),
        stockTaken: 0,
        ...taken.get(order.id),
        ...(body.memo && { sellerMemo: body.memo }),
        ...later,
        krwRateSnapshot: rateToKrw(order.currency, rates, now),
      },
    }));
    try {
      await write(
        ...changes.flatMap(({ order, set }) => [
          changeOrder(order, "CONFIRMED", set),
          confirmLine(order),
        ]),
        ...writes,
        ...openContacts(orders),
        shipDatesNamed(ctx, orders),
        openContact(named.buyerId, named.sellerId, now),
        ...(lowered.length > 0 ? [merchandisesChanged(now, ...lowered)] : []),
        ...substituted(orders, now),
        ...effectsOf(ctx, orders, "accept", body.force ? "force" : undefined),
        ...orderDecided(ctx, orders, body, "ORDER_ACCEPTED", shipmentOf(changes, total)),
      );
    } catch (error) {
      throw await explained(error, named, body.scope, orders);
    }
    return changes.map(({ order, set }) => changedOrder(order, "CONFIRMED", set));
  });
}

/** D39-3: of one line some pieces may leave on a later day than the others. */
function backOrderOf(ctx: Context, order: OrderItem, body: AcceptBody) {
  const { backOrder, scope, expectedShipDate: on } = body;
  if (!backOrder) return undefined;
  if (scope === "BATCH") throw faultAt("body.backOrder", "invalid_value");
  const first = on ?? expectedShipDate(ctx.now(), order.leadTimeDays);
  const fault = dayFault(backOrder.expectedShipDate, ctx.now());
  if (fault) throw faultAt("body.backOrder.expectedShipDate", fault);
  if (backOrder.expectedShipDate < first)
    throw faultAt("body.backOrder.expectedShipDate", "DATE_RANGE");
  return backOrdered(order, backOrder);
}

const isOvertaken = (error: unknown) => error === overtaken;

/** What the PO comes to, once nothing of it waits any more; shipping counts once for all of it. */
async function totalOf(named: OrderItem, accepted: readonly OrderItem[]) {
  const ids = new Set<string>(accepted.map(({ id }) => id));
  const others = await readOrders(named.siblings.flatMap(({ id }) => (ids.has(id) ? [] : [id])));
  const [first, ...rest] = [...accepted, ...others];
  const isWhole = others.every(({ status }) => status !== "PENDING");
  return first && isWhole ? breakdownOf([first, ...rest]) : undefined;
}

/** When each line ships, and what all of them come to. */
function shipmentOf(
  changes: readonly { order: OrderItem; set: { expectedShipDate: Day } }[],
  total: NoticeTotal | undefined,
) {
  const lines = changes.map(({ order, set }) => ({ ...order, shipOn: set.expectedShipDate }));
  return { shipOn: daysText(lines.map(({ shipOn }) => shipOn)), items: orderedItems(lines, total) };
}

const shelfOf = (named: OrderItem, scope: Scope): Promise<ShelfInUnits> =>
  readShelfInUnits(scope === "BATCH" ? named.siblings : [named]);

/**
 * The problem after a refused write: every line that lacks stock (D6-22), or a concurrent change.
 */
async function explained(
  error: unknown,
  named: OrderItem,
  scope: Scope,
  orders: readonly OrderItem[],
): Promise<unknown> {
  if (isVersionConflict(error)) return overtaken;
  if (!(error instanceof Problem && error.code === "OUT_OF_STOCK")) return error;
  const lines = shortages(await shelfOf(named, scope), orders);
  if (lines.length === 0) return overtaken;
  return new Problem("OUT_OF_STOCK", { available: lines[0]!.available, lines });
}

/** What was taken instead of what was asked is counted (D19-15). */
const substituted = (orders: readonly OrderItem[], now: Instant): Write[] => {
  const orderIds = orders.flatMap(({ id, isAlternative }) => (isAlternative ? [id] : []));
  return orderIds.length > 0 ? [message(now, "substitutes.accepted", { orderIds })] : [];
};

/** From now on the seller sees the buyer's contact (D7-3). */
const openContacts = (orders: readonly OrderItem[]): Write[] =>
  [...new Set(orders.map(({ estimateId }) => estimateId))].map((id) => ({
    change: estimateKey(id),
    set: { contactOpen: true },
  }));
