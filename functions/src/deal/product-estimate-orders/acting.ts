import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { orderScopes } from "@bupum/shared/deal/product-estimate-orders/acts";
import {
  type OrderAct,
  orderActs,
  statusAfter,
} from "@bupum/shared/deal/product-estimate-orders/rules";
import type { OrderSide } from "@bupum/shared/deal/product-estimate-orders/sides";
import { mustBe } from "../../kernel/access.ts";
import type { Context } from "../../kernel/context.ts";
import { outdated, untilAlone } from "../../kernel/retry.ts";
import {
  findOrder,
  type OrderItem,
  readLinesOf,
  readOrders,
  readShelf,
  type Shelf,
  type Sibling,
} from "./items.ts";

export type Scope = (typeof orderScopes)[number];

export async function findOwnOrder(ctx: Context, id: Id<"ord">): Promise<OrderItem> {
  const order = await findOrder(id);
  mustBe(ctx.actor, { sellerId: order.sellerId }, "seller", "admin");
  return order;
}

/** The order is still the one that the caller saw (D0-7). Throws VERSION_CONFLICT. */
export function mustBeSeen({ version }: OrderItem, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw outdated;
}

export function mustAllBeSeen(
  lines: readonly OrderItem[],
  seen: readonly { orderId: Id<"ord">; version: number }[],
): void {
  for (const { orderId, version } of seen) {
    const line = lines.find(({ id }) => id === orderId);
    if (line) mustBeSeen(line, version);
  }
}

/** Those of the lines that were chosen, all where nobody chose. Throws NOT_FOUND for others'. */
function chosenOf(
  { siblings }: Pick<OrderItem, "siblings">,
  ids: readonly Id<"ord">[] | undefined,
): readonly Sibling[] {
  const chosen = siblings.filter(({ id }) => ids?.includes(id) ?? true);
  if (ids && chosen.length < new Set(ids).size) throw new Problem("NOT_FOUND");
  return chosen;
}

interface Decided {
  scope: Scope;
  orderIds?: readonly Id<"ord">[] | undefined;
}

/** The orders to act on. Throws NOT_FOUND, and INVALID_TRANSITION if none of them waits. */
export async function readWaiting(
  named: OrderItem,
  { scope, orderIds }: Decided,
  act: OrderAct,
  again: boolean,
) {
  if (scope === "LINE") {
    const [order = named] = again ? await readOrders([named.id]) : [named];
    statusAfter(act, order.status);
    return [order];
  }
  const orders = await readOrders(chosenOf(named, orderIds).map(({ id }) => id));
  const { from, to } = orderActs[act];
  const open = orders.filter(({ status }) => (from as readonly string[]).includes(status));
  if (open.length === 0) throw new Problem("INVALID_TRANSITION", { from: named.status, to });
  return open;
}

/** What is said of single lines is said of lines that were chosen. Throws NOT_FOUND. */
export function mustBeOf(
  chosen: readonly Id<"ord">[],
  said: readonly { orderId: Id<"ord"> }[],
): void {
  const ids = new Set(said.map(({ orderId }) => orderId));
  if (ids.size < said.length || [...ids].some((id) => !chosen.includes(id)))
    throw new Problem("NOT_FOUND");
}

/** The side on which the caller stands. Throws NOT_FOUND for a stranger. */
function sideOf(ctx: Context, order: OrderItem): OrderSide {
  const relation = mustBe(ctx.actor, order, "buyer", "seller", "admin");
  return ({ buyer: "BUYER", seller: "SELLER", admin: "ADMIN" } as const)[relation];
}

/**
 * Reads one order and acts on it for the caller's side; begins anew where a rival was faster.
 * Throws NOT_FOUND, BUSY.
 */
export function withOrder(
  ctx: Context,
  id: Id<"ord">,
  act: (order: OrderItem, side: OrderSide) => Promise<OrderItem>,
): Promise<OrderItem> {
  return untilAlone(async () => {
    const order = await findOrder(id);
    return act(order, sideOf(ctx, order));
  });
}

interface Chosen {
  side: OrderSide;
  /** The listings whose stock the lines of the PO took. */
  shelf: Shelf;
}
type ActOnLines = (lines: readonly OrderItem[], chosen: Chosen) => Promise<readonly OrderItem[]>;

/**
 * Acts on chosen lines of a PO for the caller's side and says how all its lines are then; begins
 * anew where a rival was faster, so that what was done already is left alone (D3-29). `isOpen` tells
 * the lines that the act may move. Throws NOT_FOUND, BUSY, and INVALID_TRANSITION if it may move none.
 */
export function withLines(
  ctx: Context,
  id: Id<"ord">,
  { orderIds, act }: { orderIds: readonly Id<"ord">[]; act: OrderAct },
  isOpen: (line: OrderItem, side: OrderSide) => boolean,
  actOn: ActOnLines,
): Promise<OrderItem[]> {
  return untilAlone(async () => {
    const named = await findOrder(id);
    const side = sideOf(ctx, named);
    if (!orderActs[act].by.some((one) => one === side)) throw new Problem("NOT_FOUND");
    const ids = new Set(chosenOf(named, orderIds).map((line) => line.id));
    const [lines, shelf] = await Promise.all([readLinesOf(named), readShelf(named.siblings)]);
    const chosen = lines.filter((line) => ids.has(line.id));
    const open = chosen.filter((line) => isOpen(line, side));
    if (open.length === 0) {
      const { status: from } = chosen[0] ?? named;
      throw new Problem("INVALID_TRANSITION", { from, to: orderActs[act].to });
    }
    const changed = new Map((await actOn(open, { side, shelf })).map((line) => [line.id, line]));
    return lines.map((line) => changed.get(line.id) ?? line);
  });
}
