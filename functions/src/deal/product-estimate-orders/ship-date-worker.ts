import {
  isToShip,
  shipDateStep,
  type ShipDatesSeen,
} from "@bupum/shared/deal/product-estimate-orders/ship-dates";
import { Problem } from "@bupum/shared/kernel/problem";
import { addMs, type Day, type Instant } from "@bupum/shared/kernel/time";
import { audit, systemAt } from "../../kernel/audit.ts";
import { now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { asRead } from "../../kernel/rows/as-read.ts";
import { write, type Write } from "../../kernel/table.ts";
import {
  type OrderItem,
  orderKey,
  readOrders,
  readShipDates,
  seenShipDates,
  type ShipDatesRow,
} from "./items.ts";
import { shipDateAsked, shipDatesSlipped } from "./notices.ts";
import { auditedAs, moveOrder } from "./writes.ts";

type Waited = MessageBody<"ship-dates.waited">;

/**
 * D33-6: asks the seller and tells the buyer what was due since the last look, and sets the next
 * one. Row, orders and notices are written together, guarded by what was read, so that a repeated
 * or late message does nothing twice.
 */
async function lookAtShipDates({ orderBatchId, named }: Waited): Promise<void> {
  await retry(isVersionConflict, async () => {
    const row = await readShipDates(orderBatchId);
    const seen = row ?? (await firstSight(named));
    if (!seen) return;
    // The clock of another machine may be ahead.
    const at = [now(), seen.lookedAt].toSorted()[1]!;
    const orders = await readOrders(seen.orderIds);
    const step = shipDateStep(orders, seen, at);
    const toldAt = step.isTold ? at : seen.toldAt;
    await write(
      seenShipDates(orderBatchId, row, { ...seen, lookedAt: at, toldAt }, step.nextAt),
      ...saying(step, at),
    );
  });
}

/** A PO whose day was never looked at: all before it was named is left as it is (D33-7). */
async function firstSight(
  named: Waited["named"],
): Promise<(Pick<ShipDatesRow, "orderIds"> & ShipDatesSeen) | undefined> {
  const [order] = named ? await readOrders([named.orderId]) : [];
  if (!named || !order) return undefined;
  const since = addMs(named.at, -1);
  return { orderIds: order.siblings.map(({ id }) => id), lookedAt: since, toldAt: since };
}

/** The notices of a look, with each order that they are about once, as it was read. */
function saying(
  { asked, slips }: Pick<ReturnType<typeof shipDateStep<OrderItem>>, "asked" | "slips">,
  at: Instant,
): Write[] {
  const ctx = systemAt(at);
  const passed = slips.flatMap(({ order, isPassed }) => (isPassed ? order : [])).filter(isToShip);
  const named = new Set([...asked, ...slips.map(({ order }) => order)]);
  for (const order of passed) named.delete(order);
  return [
    ...[...named].map(unchanged),
    ...passed.map(passedOn),
    ...(passed.length > 0
      ? [audit(ctx, { ...auditedAs(passed), from: "CONFIRMED", to: "DATE_PASSED" })]
      : []),
    ...(asked.length > 0 ? [shipDateAsked(ctx, asked)] : []),
    ...(slips.length > 0 ? [shipDatesSlipped(ctx, slips)] : []),
  ];
}

/** An order that ships at this moment is neither asked about nor told of. */
const unchanged = ({ id, version }: OrderItem): Write =>
  asRead(orderKey(id), version, new Problem("VERSION_CONFLICT"));

const passedOn = (order: OrderItem & { expectedShipDate: Day }): Write =>
  moveOrder(order, "CONFIRMED", {
    passedShipDates: [...(order.passedShipDates ?? []), order.expectedShipDate],
  });

export const handlers = { "ship-dates.waited": lookAtShipDates };
