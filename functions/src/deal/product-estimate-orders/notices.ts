import { breakdownOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { Id } from "@bupum/shared/kernel/ids";
import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import { type Instant, toTtl } from "@bupum/shared/kernel/time";
import type { NoticeEvent } from "@bupum/shared/notices/notifications/events";
import { type Slip, toldOn } from "@bupum/shared/deal/product-estimate-orders/ship-dates";
import type { OrderSide } from "@bupum/shared/deal/product-estimate-orders/sides";
import type { Context } from "../../kernel/context.ts";
import { notify, versionOf } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import { orderedItems, productLabel } from "../whole-groups/line-rules.ts";
import type { Scope } from "./acting.ts";
import type { OrderItem } from "./items.ts";
import { daysText } from "./rules.ts";

/**
 * One notice to the buyer, whatever the number of lines (D15-3); after an admin's decision the
 * seller gets it too.
 */
export function orderDecided(
  ctx: Context,
  orders: readonly OrderItem[],
  { scope, orderIds }: { scope: Scope; orderIds?: readonly string[] | undefined },
  event: "ORDER_ACCEPTED" | "ORDER_REJECTED",
  more: Record<string, string>,
): Write[] {
  const first = orders[0]!;
  const tell = (userId: Id<"usr">, link: string) =>
    notify(ctx, {
      userId,
      event,
      // Lines that were chosen may be followed by others of their PO.
      refId: scope === "BATCH" && !orderIds ? first.orderBatchId : first.id,
      refVersion: 1,
      params: {
        number: first.poNumber,
        seller: first.sellerName,
        part: productLabel(first),
        lines: orders.length,
        ...more,
      },
      link,
    });
  // Who was refused looks for another quote of the same request.
  const next =
    event === "ORDER_REJECTED"
      ? `/mypage/estimates/${first.groupId}`
      : `/mypage/orders?orderId=${first.id}`;
  return [
    tell(first.buyerId, next),
    ...(ctx.actor.type === "admin"
      ? [tell(userIdOf(first.sellerId), `/seller/orders?orderId=${first.id}`)]
      : []),
  ];
}

interface Told {
  event: NoticeEvent;
  more?: Record<string, string>;
}

/** A notice about one order, to the buyer or to the seller, who each read the other's name. */
function toSide(
  ctx: Pick<Context, "now">,
  orders: readonly OrderItem[],
  side: "BUYER" | "SELLER",
  { event, more = {} }: Told,
): Write {
  const first = orders[0]!;
  const isBuyer = side === "BUYER";
  return notify(ctx, {
    userId: isBuyer ? first.buyerId : userIdOf(first.sellerId),
    event,
    // The first of them: others of their PO may follow with the same event.
    refId: first.id,
    refVersion: first.version + 1,
    params: {
      number: first.poNumber,
      company: isBuyer ? first.sellerName : first.buyerName,
      ...(isBuyer ? { seller: first.sellerName } : { buyer: first.buyerName }),
      part: productLabel(first),
      lines: orders.length,
      items: orderedItems(orders),
      ...more,
    },
    link: isBuyer ? `/mypage/orders?orderId=${first.id}` : `/seller/orders?orderId=${first.id}`,
  });
}

/** The sides that did not act themselves (D15). */
const othersThan = (side: OrderSide) =>
  (["BUYER", "SELLER"] as const).filter((one) => one !== side);

/** Orders of one PO were cancelled by one side, with the other's consent where they were accepted. */
export const orderCancelled = (
  ctx: Context,
  orders: readonly OrderItem[],
  by: OrderSide,
): Write[] =>
  othersThan(by).map((side) =>
    toSide(ctx, orders, side, {
      event: side === "BUYER" ? "ORDER_CANCEL_AGREED" : "ORDER_CANCELLED",
    }),
  );

export const cancelAsked = (
  ctx: Context,
  orders: readonly OrderItem[],
  by: OrderSide,
  { reason, detail }: { reason: string; detail?: string | undefined },
): Write[] =>
  othersThan(by).map((side) =>
    toSide(ctx, orders, side, {
      event: "ORDER_CANCEL_ASKED",
      more: { reason, ...(detail && { detail }) },
    }),
  );

/** A request to cancel was declined or taken back. */
export const orderKept = (ctx: Context, orders: readonly OrderItem[], by: OrderSide): Write[] =>
  othersThan(by).map((side) => toSide(ctx, orders, side, { event: "ORDER_KEPT" }));

export const orderCompleted = (
  ctx: Pick<Context, "now">,
  orders: readonly OrderItem[],
  by: OrderSide,
): Write[] => othersThan(by).map((side) => toSide(ctx, orders, side, { event: "ORDER_COMPLETED" }));

/** D5-1: reminds a seller of a PO without a reply. */
export const orderReminder = (
  ctx: Pick<Context, "now">,
  orders: readonly OrderItem[],
  until: Instant,
): Write => toSide(ctx, orders, "SELLER", { event: "ORDER_REMINDER", more: { dueAt: until } });

/** One parcel, whatever the number of its lines; its seller is told of what an admin states (D3-20). */
export function orderShipped(
  ctx: Context,
  orders: readonly OrderItem[],
  { carrier, trackingNo = "" }: NonNullable<OrderItem["shipment"]>,
): Write[] {
  const seller = orders[0]!.sellerName;
  return othersThan(ctx.actor.type === "admin" ? "ADMIN" : "SELLER").map((side) =>
    toSide(ctx, orders, side, { event: "ORDER_SHIPPED", more: { seller, carrier, trackingNo } }),
  );
}

/** To the seller of a PO: these of its orders were cancelled with their request (D6-12). */
export const cancelledWithGroup = (
  ctx: Pick<Context, "now">,
  orders: readonly OrderItem[],
): Write => toSide(ctx, orders, "SELLER", { event: "ORDER_CANCELLED" });

/** One notice to each side for the orders of a PO that are cancelled together. */
export function ordersCancelled(ctx: Pick<Context, "now">, orders: readonly OrderItem[]): Write[] {
  const first = orders[0]!;
  const common = { refId: first.orderBatchId, refVersion: 1 };
  const params = {
    number: first.poNumber,
    part: productLabel(first),
    lines: orders.length,
    items: orderedItems(orders),
  };
  return [
    notify(ctx, {
      ...common,
      userId: first.buyerId,
      event: "ORDER_AUTO_CANCELLED",
      params: { ...params, seller: first.sellerName },
      link: `/mypage/orders?orderId=${first.id}`,
    }),
    notify(ctx, {
      ...common,
      userId: userIdOf(first.sellerId),
      event: "ORDER_CANCELLED",
      params: { ...params, buyer: first.buyerName },
      link: `/seller/orders?orderId=${first.id}`,
    }),
  ];
}

/** One notice to the seller for all lines of a PO, with their totals. */
export function orderReceived(ctx: Context, rows: readonly OrderItem[], title: string): Write {
  const first = rows[0]!;
  return notify(ctx, {
    userId: userIdOf(first.sellerId),
    event: "ORDER_RECEIVED",
    refId: first.orderBatchId,
    refVersion: 1,
    params: {
      number: first.poNumber,
      title,
      buyer: first.buyerName,
      part: productLabel(first),
      lines: rows.length,
      items: orderedItems(rows, breakdownOf([first, ...rows.slice(1)])),
    },
    link: `/seller/orders?orderId=${first.id}`,
  });
}

/** D33-1: one question a PO to its seller, whatever the number of its lines. */
export function shipDateAsked(ctx: Pick<Context, "now">, orders: readonly OrderItem[]): Write {
  const first = orders[0]!;
  const at = ctx.now();
  return notify(ctx, {
    userId: userIdOf(first.sellerId),
    event: "ORDER_SHIP_DATE_ASKED",
    refId: first.orderBatchId,
    refVersion: toTtl(at),
    params: {
      number: first.poNumber,
      buyer: first.buyerName,
      part: productLabel(first),
      lines: orders.length,
      shipOn: daysText(orders.map(({ expectedShipDate = "-" }) => expectedShipDate)),
      items: orderedItems(
        orders.map(({ expectedShipDate: shipOn, ...one }) => ({
          ...one,
          ...(shipOn && { shipOn }),
        })),
      ),
    },
    link: `/seller/orders?orderId=${first.id}`,
  });
}

/** D33-4: one notice a PO and day to its buyer: which days moved, and which passed. */
export function shipDatesSlipped(
  ctx: Pick<Context, "now">,
  slips: readonly Slip<OrderItem>[],
): Write {
  const first = slips[0]!.order;
  const passed = slips.filter(({ isPassed }) => isPassed).length;
  return notify(ctx, {
    userId: first.buyerId,
    event: "ORDER_SHIP_DATE_CHANGED",
    refId: first.orderBatchId,
    // Another notice of the same PO and day is the same one (D15-2).
    refVersion: versionOf(toldOn(ctx.now())),
    params: {
      number: first.poNumber,
      seller: first.sellerName,
      part: productLabel(first),
      lines: slips.length,
      moved: slips.filter(({ from }) => from !== undefined).length,
      passed,
      items: orderedItems(
        slips.map(({ order: { expectedShipDate: shipOn, ...order }, from, isPassed }) => ({
          ...order,
          ...(shipOn && { shipOn }),
          ...(from && { wasOn: from }),
          ...(isPassed && { isPassed }),
        })),
      ),
    },
    link: `/mypage/orders?orderId=${first.id}`,
  });
}
