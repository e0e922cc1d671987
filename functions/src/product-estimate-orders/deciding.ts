import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { type Day, seoulDay } from "@bupum/shared/kernel/time";
import type { orderRoutes } from "@bupum/shared/product-estimate-orders/contract";
import {
  expectedShipDate,
  type OrderAct,
  orderActs,
  statusAfter,
  withdrawsQuote,
} from "@bupum/shared/product-estimate-orders/rules";
import { estimateKey } from "../estimates/items.ts";
import { newest } from "../exchange-rates/items.ts";
import { rateToKrw } from "../exchange-rates/rules.ts";
import { mustBe } from "../kernel/access.ts";
import { audit } from "../kernel/audit.ts";
import type { Context } from "../kernel/context.ts";
import { message, notify } from "../kernel/messages/outbox.ts";
import { isVersionConflict, retry } from "../kernel/retry.ts";
import { type Write, write } from "../kernel/table.ts";
import {
  type StoredMerchandise,
  merchandisesChanged,
  readMerchandises,
} from "../merchandises/items.ts";
import { type StoredLine, readLines } from "../product-estimates/items.ts";
import { orderedItems, productLabel } from "../product-estimates/rules.ts";
import { moveCounts } from "./counts.ts";
import {
  changeOrder,
  confirmLine,
  findOrder,
  type OrderItem,
  readOrders,
  releaseLine,
} from "./items.ts";
import { type Shelf, shortages, takeForAll } from "./stock.ts";

type Routes = typeof orderRoutes;
type OrderId = OrderItem["id"];
type AcceptBody = ParsedInput<Routes["accept"]>["body"];
type RejectBody = ParsedInput<Routes["reject"]>["body"];
type Scope = AcceptBody["scope"];

/** Rivals for the same stock may move it between our look and our write. */
const overtaken = new Problem("BUSY");

/** D2-14: accepts an order, or all waiting ones of its PO, and takes their stock. */
export async function acceptOrders(ctx: Context, id: OrderId, body: AcceptBody) {
  const now = ctx.now();
  if (body.expectedShipDate !== undefined && body.expectedShipDate < seoulDay(now))
    throw faultAt("body.expectedShipDate", "DATE_RANGE");
  const named = await ownOrder(ctx, id);
  return retry(isOvertaken, async (round) => {
    const [orders, shelf, rates] = await Promise.all([
      waiting(named, body.scope, "accept", round > 0),
      shelfOf(named, body.scope),
      newest(now),
    ]);
    const { taken, writes, lowered } = takeForAll(shelf, orders, body.force);
    const changes = orders.map((order) => ({
      order,
      set: {
        expectedShipDate: body.expectedShipDate ?? expectedShipDate(now, order.leadTimeDays),
        confirmedAt: now,
        stockTaken: taken.get(order.id) ?? 0,
        ...(body.memo && { sellerMemo: body.memo }),
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
        ...(lowered.length > 0 ? [merchandisesChanged(now, ...lowered)] : []),
        ...effectsOf(ctx, orders, "accept", body.force ? "force" : undefined),
        noticeOf(ctx, orders, body.scope, "ORDER_ACCEPTED", shipmentOf(changes)),
      );
    } catch (error) {
      throw await explained(error, named, body.scope, orders);
    }
    return changes.map(({ order, set }) => changed(order, "CONFIRMED", set));
  });
}
const isOvertaken = (error: unknown) => error === overtaken;

/** When each line ships; `shipOn` is one day, or the first and the last. */
function shipmentOf(changes: readonly { order: OrderItem; set: { expectedShipDate: Day } }[]) {
  const lines = changes.map(({ order, set }) => ({ ...order, shipOn: set.expectedShipDate }));
  const days = [...new Set(lines.map(({ shipOn }) => shipOn))].toSorted();
  const [first = "-", last = first] = [days[0], days.at(-1)];
  return { shipOn: first === last ? first : `${first} ~ ${last}`, items: orderedItems(lines) };
}

/** D2-15: refuses an order, or all waiting ones of its PO; the lines may be ordered again. */
export async function rejectOrders(ctx: Context, id: OrderId, body: RejectBody) {
  const named = await ownOrder(ctx, id);
  const siblings = body.scope === "BATCH" ? named.siblings : [named];
  const [orders, { lines }] = await Promise.all([
    waiting(named, body.scope, "reject", false),
    readLines(siblings.map(({ productEstimateId }) => productEstimateId)),
  ]);
  const lineOf = new Map(lines.flatMap((line) => (line ? [[line.id, line] as const] : [])));
  const set = { rejectReason: body.reason, ...(body.detail && { rejectDetail: body.detail }) };
  const withdraws = withdrawsQuote(body.reason);
  await write(
    ...orders.flatMap((order) => [
      changeOrder(order, "REJECTED", set),
      releaseLine(order, withdraws ? lineFor(lineOf, order) : undefined),
    ]),
    ...effectsOf(ctx, orders, "reject", body.reason),
    noticeOf(ctx, orders, body.scope, "ORDER_REJECTED", {
      reason: body.reason,
      ...(body.detail && { detail: body.detail }),
      items: orderedItems(orders),
    }),
  );
  return orders.map((order) => changed(order, "REJECTED", set));
}

function lineFor(lines: ReadonlyMap<string, StoredLine>, order: OrderItem): StoredLine {
  const line = lines.get(order.productEstimateId);
  if (!line) throw new Error(`Order ${order.id} has lost its line.`);
  return line;
}

const changed = (order: OrderItem, status: OrderItem["status"], set: Partial<OrderItem>) => ({
  ...order,
  ...set,
  status,
  version: order.version + 1,
});

async function ownOrder(ctx: Context, id: OrderId): Promise<OrderItem> {
  const order = await findOrder(id);
  mustBe(ctx.actor, { sellerId: order.sellerId }, "seller");
  return order;
}

/** The orders an act is for. Throws INVALID_TRANSITION where none waits for it. */
async function waiting(named: OrderItem, scope: Scope, act: OrderAct, again: boolean) {
  if (scope === "LINE") {
    const [order = named] = again ? await readOrders([named.id]) : [named];
    statusAfter(act, order.status);
    return [order];
  }
  const orders = await readOrders(named.siblings.map(({ id }) => id));
  const { from, to } = orderActs[act];
  const open = orders.filter(({ status }) => (from as readonly string[]).includes(status));
  if (open.length === 0) throw new Problem("INVALID_TRANSITION", { from: named.status, to });
  return open;
}

async function shelfOf(named: OrderItem, scope: Scope): Promise<Shelf> {
  const siblings = scope === "BATCH" ? named.siblings : [named];
  const ids = [...new Set(siblings.flatMap(({ merchandiseId }) => merchandiseId ?? []))];
  const listings = await readMerchandises(ids);
  // A listing whose part was merged may have been joined with another of the same seller.
  const joined = await readMerchandises(listings.flatMap((one) => one?.mergedInto ?? []));
  const live = (one: StoredMerchandise) => joined.find((to) => to?.id === one.mergedInto) ?? one;
  return new Map(listings.flatMap((one) => (one ? [[one.id, live(one)] as const] : [])));
}

/** What a refusal means: too little stock with every line that lacks it (D6-22), or a rival. */
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

/** From now on the seller sees whom he deals with (D7-3). */
const openContacts = (orders: readonly OrderItem[]): Write[] =>
  [...new Set(orders.map(({ estimateId }) => estimateId))].map((id) => ({
    change: estimateKey(id),
    set: { contactOpen: true },
  }));

/** What every act on waiting orders of one PO moves beside them. */
export function effectsOf(
  ctx: Pick<Context, "actor" | "now">,
  orders: readonly OrderItem[],
  act: OrderAct,
  reason: string | undefined,
  via?: "SYSTEM",
): Write[] {
  const { to } = orderActs[act];
  const first = orders[0]!;
  const isOne = orders.length === 1;
  return [
    ...moveCounts(first, orders.length, "PENDING", to),
    ...[...new Set(orders.map(({ groupId }) => groupId))].map((groupId) =>
      message(ctx.now(), "group.changed", { groupId }),
    ),
    audit(ctx, {
      entity: isOne ? "order" : "orderBatch",
      id: isOne ? first.id : first.orderBatchId,
      from: "PENDING",
      to,
      reason,
      ...(via && { via }),
    }),
  ];
}

/** One notice to the buyer, whatever the number of lines (D15-3). */
function noticeOf(
  ctx: Context,
  orders: readonly OrderItem[],
  scope: Scope,
  event: "ORDER_ACCEPTED" | "ORDER_REJECTED",
  more: Record<string, string>,
): Write {
  const first = orders[0]!;
  return notify(ctx, {
    userId: first.buyerId,
    event,
    refId: scope === "BATCH" ? first.orderBatchId : first.id,
    refVersion: 1,
    params: {
      number: first.poNumber,
      seller: first.sellerName,
      part: productLabel(first),
      lines: orders.length,
      ...more,
    },
    link: `/mypage/orders?orderId=${first.id}`,
  });
}
