import { companyActs } from "@bupum/shared/kernel/company-roles";
import { mayStateNumber } from "@bupum/shared/deal/product-estimate-orders/buyer-numbers";
import type { purchaseOrderRoutes } from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { drawNumber, mustBeTyped } from "../../accounts/companies/order-numbers.ts";
import { mustBe } from "../../kernel/access.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { stillHasRole } from "../../kernel/request/members.ts";
import { untilAlone } from "../../kernel/retry.ts";
import { write, type Write } from "../../kernel/table.ts";
import { mustBeSeen } from "./acting.ts";
import { findOrder, type OrderItem, readOrders } from "./items.ts";
import { changedOrder, numberTextWith } from "./rules.ts";
import { auditedAs, moveOrder } from "./writes.ts";

type Said = ParsedInput<(typeof purchaseOrderRoutes)["setBuyerNumber"]>["body"];

interface Numbered {
  said: Partial<Pick<OrderItem, "buyerPoNumber" | "isNumberDrawn">>;
  writes: Write[];
}

/**
 * The own number of a new order: the typed one, else the next one of its company (D45-1, D45-3). Its
 * write is refused with `drawnMeanwhile`.
 */
export async function numberOf(
  { actor, now }: Context,
  typed: string | undefined,
): Promise<Numbered> {
  if (typed) return { said: { buyerPoNumber: typed }, writes: [] };
  if (actor.type !== "user" || !actor.member) return { said: {}, writes: [] };
  const next = await drawNumber(actor.member.companyId, now());
  if (!next) return { said: {}, writes: [] };
  return { said: { buyerPoNumber: next.number, isNumberDrawn: true }, writes: [next.drawn] };
}

/**
 * Throws INVALID_REQUEST where one orders, or asks, in a company's name with a number that its template
 * writes (D45-1).
 */
export async function mustNotBeDrawn({ actor }: Context, typed: string | undefined): Promise<void> {
  if (typed && actor.type === "user" && actor.member)
    await mustBeTyped(actor.member.companyId, typed);
}

/**
 * States, corrects or takes away the own number of a purchase order that runs, as its buyer (D45-5).
 * Throws INVALID_TRANSITION for one whose lines all ended, and for a number that was drawn.
 */
export const setBuyerNumber = (
  ctx: Context,
  id: OrderItem["id"],
  { buyerPoNumber: own, version }: Said,
): Promise<OrderItem[]> =>
  untilAlone(async () => {
    const named = await findOrder(id);
    mustBe(ctx.actor, named, "buyer");
    mustBeSeen(named, version);
    // Also those that an admin removed: one purchase order has one number.
    const lines = await readOrders(named.siblings.map((one) => one.id));
    if (!mayStateNumber(seen(lines)))
      throw new Problem("INVALID_TRANSITION", { from: named.status, to: named.status });
    const { buyerPoNumber: former } = named;
    if ((own || undefined) === former) return seen(lines);
    await mustNotBeDrawn(ctx, own);
    const changes = lines.map((order) => numbered(order, own || undefined));
    await write(
      ...changes.map(({ order, set, unset }) => moveOrder(order, order.status, set, unset)),
      ...stillHasRole(ctx, companyActs.order),
      audit(ctx, {
        ...auditedAs(lines),
        from: named.status,
        to: "NUMBER_STATED",
        reason: `${former ?? "-"} → ${own || "-"}`,
      }),
      ...[...new Set(lines.map(({ groupId }) => groupId))].map((groupId) =>
        message(ctx.now(), "group.changed", { groupId }),
      ),
    );
    return seen(changes.map(({ next }) => next));
  });

const seen = (lines: readonly OrderItem[]) => lines.filter(({ deletedAt }) => !deletedAt);

/** One order with another own number, and how it is written. */
function numbered(order: OrderItem, own: string | undefined) {
  const { buyerPoNumber: former } = order;
  const set = {
    ...(own && { buyerPoNumber: own }),
    ...(former && { formerBuyerPoNumber: former }),
    numberText: numberTextWith(order, own),
  };
  const next: OrderItem = changedOrder(order, order.status, set);
  if (own) return { order, set, unset: [], next };
  delete next.buyerPoNumber;
  return { order, set, unset: ["buyerPoNumber"], next };
}
