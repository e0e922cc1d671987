import {
  isOfTemplate,
  type NumberCounts,
  nextCounts,
  orderNumberOf,
} from "@bupum/shared/accounts/companies/number-template";
import type {
  OrderNumbers,
  OrderNumbersDraft,
} from "@bupum/shared/accounts/companies/order-numbers";
import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { type Instant, seoulDay } from "@bupum/shared/kernel/time";
import { type Context, userOf } from "../../kernel/context.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { type Item, read, write, type Write } from "../../kernel/table.ts";
import { findAsMember, orderNumbersKey } from "./items.ts";
import { findAsOwner } from "./shown.ts";
import { state } from "./stated.ts";

// Without a guard: what a dissolved company leaves, idempotent.

type CompanyId = Id<"cmp">;

/** The row of a company; the counts are absent before its first number was drawn. */
interface NumbersItem extends Partial<NumberCounts> {
  /** Empty where an owner stated none. */
  template: string;
  version: number;
}
const none: NumbersItem = { template: "", version: 0 };

async function readNumbers(companyId: CompanyId): Promise<NumbersItem> {
  const row = await read(orderNumbersKey(companyId));
  // Only this file writes these rows.
  return row ? (row as unknown as NumbersItem & Item) : none;
}

const lastOf = ({ on, always = 0, year = 0, month = 0, day = 0 }: NumbersItem) =>
  on === undefined ? undefined : { on, always, year, month, day };

const shown = (
  row: Pick<NumbersItem, "template" | "version">,
  last: NumberCounts | undefined,
  now: Instant,
): OrderNumbers => ({
  ...(row.template && { template: row.template }),
  next: nextCounts(last, seoulDay(now)),
  version: row.version,
});

/** How a company numbers its orders, for members (D45-2). */
export async function showOrderNumbers(ctx: Context, companyId: CompanyId): Promise<OrderNumbers> {
  const [known] = await Promise.all([
    readNumbers(companyId),
    findAsMember(companyId, userOf(ctx).userId),
  ]);
  return shown(known, lastOf(known), ctx.now());
}

/** States the template, as an owner; the counts go on (D45-3). */
export async function setOrderNumbers(
  ctx: Context,
  companyId: CompanyId,
  { template = "", version: seen }: OrderNumbersDraft,
): Promise<OrderNumbers> {
  const [{ member }, known] = await Promise.all([
    findAsOwner(ctx, companyId),
    readNumbers(companyId),
  ]);
  mustBeSeen({ version: seen }, known);
  const { version } = known;
  const key = orderNumbersKey(companyId);
  const stating = { key, name: "ORDER_NUMBERS" as const, reason: template };
  await write(...state(ctx, member, { template, version }, stating));
  return shown({ template, version: version + 1 }, lastOf(known), ctx.now());
}

/** A dissolved company numbers nothing. Idempotent. */
export const forgetOrderNumbers = (companyId: CompanyId): Promise<void> =>
  write({ drop: orderNumbersKey(companyId) });

/** Another order drew a number, or an owner stated another template, at the same moment. */
export const drawnMeanwhile = new Problem("BUSY");

/**
 * Throws INVALID_REQUEST for a typed number that the company's template writes at some count: an order
 * that draws one would have the same (D45-1). A template that is stated meanwhile is not held.
 */
export async function mustBeTyped(companyId: CompanyId, typed: string): Promise<void> {
  const { template } = await readNumbers(companyId);
  if (template && isOfTemplate(template, typed))
    throw faultAt("body.buyerPoNumber", "invalid_value");
}

/**
 * The company's next own order number, and the write that draws it, for the transaction of the order:
 * refused with `drawnMeanwhile`, so that no two orders have one number, and none is lost (D45-3).
 * Undefined for a company without a template.
 */
export async function drawNumber(
  companyId: CompanyId,
  now: Instant,
): Promise<{ number: string; drawn: Write } | undefined> {
  const row = await readNumbers(companyId);
  const { template, version, always } = row;
  if (!template) return undefined;
  const counts = nextCounts(lastOf(row), seoulDay(now));
  return {
    number: orderNumberOf(template, counts),
    drawn: {
      change: orderNumbersKey(companyId),
      set: { ...counts },
      guard: {
        equals: { version, ...(always !== undefined && { always }) },
        ...(always === undefined && { lacks: ["always"] }),
        refused: drawnMeanwhile,
      },
    },
  };
}
