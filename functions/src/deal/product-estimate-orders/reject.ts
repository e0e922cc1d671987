import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { orderRoutes } from "@bupum/shared/deal/product-estimate-orders/contract";
import { withdrawsQuote } from "@bupum/shared/deal/product-estimate-orders/rules";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { readLines, type StoredLine } from "../whole-groups/lines.ts";
import { orderedItems } from "../whole-groups/line-rules.ts";
import { findOwnOrder, mustBeSeen, readWaiting } from "./acting.ts";
import type { OrderItem } from "./items.ts";
import { orderDecided } from "./notices.ts";
import { changedOrder } from "./rules.ts";
import { releaseLine } from "./line-writes.ts";
import { changeOrder, effectsOf, decidedBy } from "./writes.ts";

type RejectBody = ParsedInput<(typeof orderRoutes)["reject"]>["body"];

/** D2-15: refuses an order, or all waiting ones of its PO; the lines may be ordered again. */
export async function rejectOrders(ctx: Context, id: OrderItem["id"], body: RejectBody) {
  const named = await findOwnOrder(ctx, id);
  mustBeSeen(named, body.version);
  const siblings = body.scope === "BATCH" ? named.siblings : [named];
  const [orders, { lines }] = await Promise.all([
    readWaiting(named, body, "reject", false),
    readLines(siblings.map(({ productEstimateId }) => productEstimateId)),
  ]);
  const lineOf = new Map(lines.flatMap((line) => (line ? [[line.id, line] as const] : [])));
  const rejectedAt = ctx.now();
  const set = {
    rejectedAt,
    ...decidedBy(ctx),
    rejectReason: body.reason,
    ...(body.detail && { rejectDetail: body.detail }),
  };
  const withdraws = withdrawsQuote(body.reason);
  await write(
    ...orders.flatMap((order) => [
      changeOrder(order, "REJECTED", set),
      releaseLine(order, { withdrawn: withdraws ? lineFor(lineOf, order) : undefined }),
    ]),
    ...effectsOf(ctx, orders, "reject", body.reason),
    ...orderDecided(ctx, orders, body, "ORDER_REJECTED", {
      reason: body.reason,
      ...(body.detail && { detail: body.detail }),
      items: orderedItems(orders),
    }),
  );
  return orders.map((order) => changedOrder(order, "REJECTED", set));
}

function lineFor(lines: ReadonlyMap<string, StoredLine>, order: OrderItem): StoredLine {
  const line = lines.get(order.productEstimateId);
  if (!line) throw new Error(`Order ${order.id} has lost its line.`);
  return line;
}
