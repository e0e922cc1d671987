import {
  type ApprovalRules,
  noRules,
  stepsFor,
} from "@bupum/shared/accounts/companies/approval-rules";
import { breakdownOf, type PricedLine } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { Id } from "@bupum/shared/kernel/ids";
import { converted, toMajor } from "@bupum/shared/kernel/money/amounts";
import { Problem } from "@bupum/shared/kernel/problem";
import { addHours, type Instant, seoulDay, toTtl } from "@bupum/shared/kernel/time";
import { readRules, sameRules } from "../../accounts/companies/approval-rules.ts";
import { isKnown } from "../../accounts/partners/items.ts";
import type { Context } from "../../kernel/context.ts";
import { type Key, read, type Write } from "../../kernel/table.ts";
import { newest } from "../../reference/exchange-rates/items.ts";
import { ratesOf } from "../award-plans/rules.ts";
import type { StoredLine } from "../whole-groups/lines.ts";
import type { Charged } from "./charges.ts";
import type { PricedOrder } from "./priced.ts";
import { mustBeUnasked } from "./waiting-lines.ts";

type Ordered = PricedOrder["ordered"];

/** An ordered line as its purchase order prices it. */
const pricedLineOf = ({ quote, amount, shippingFee }: Ordered[number]): PricedLine => ({
  amount,
  currency: quote.currency,
  vatMode: quote.vatMode,
  shippingFeePayer: quote.shippingFeePayer,
  ...(shippingFee !== undefined && { shippingFee }),
});

/** What its company's rules ask of an order, and the writes that hold them (D41-1). */
export interface ApprovalNeeds {
  steps: Id<"usr">[][];
  rules: ApprovalRules;
  /** The rules are those that were read. */
  held: Write[];
  /** For an order that leaves without an approval: it counts towards the day's sum. */
  counted: Write[];
}
const none: ApprovalNeeds = { steps: [], rules: noRules, held: [], counted: [] };

// | access pattern                       | index | pk                      | sk    |
// |--------------------------------------|-------|-------------------------|-------|
// | what left without approval on a day  |       | unapproved#<usr>#<sel>  | <day> |
interface DaySum {
  key: Key;
  /** Absent before the day's first order. */
  won: number | undefined;
}
/** Days that a sum stays, whatever the time zone of who looks. */
const keptDays = 3;

/** What the company ordered of that seller today without an approval. */
async function readDaySum(
  buyerId: Id<"usr">,
  { sellerId }: StoredLine,
  now: Instant,
): Promise<DaySum> {
  const key = { pk: `unapproved#${buyerId}#${sellerId}`, sk: seoulDay(now) };
  const row = await read(key);
  return { key, won: row && Number(row["won"]) };
}

/** Another order of the same seller left at the same moment: judged again with it. */
export const countedMeanwhile = new Problem("BUSY");

const count = ({ key, won }: DaySum, more: number, now: Instant): Write => ({
  change: key,
  add: { won: more },
  set: { ttl: toTtl(addHours(now, 24 * keptDays)) },
  guard:
    won === undefined
      ? { exists: false, refused: countedMeanwhile }
      : { equals: { won }, refused: countedMeanwhile },
});

/** Whoever orders for himself needs no approval. */
export async function approvalNeeds(
  { actor, now }: Context,
  { ordered }: Pick<PricedOrder, "ordered">,
  { costCentre, isOverBudget }: Pick<Charged, "costCentre" | "isOverBudget">,
): Promise<ApprovalNeeds> {
  if (actor.type !== "user" || !actor.member) return none;
  const { companyId } = actor.member;
  const rules = await readRules(companyId);
  const held = [sameRules(companyId, rules)];
  if (rules.rules.length === 0) return { ...none, rules, held };
  const { line } = ordered[0]!;
  const [won, isPartner, sum] = await Promise.all([
    wonOfOrder(ordered, now()),
    isKnown(actor.userId, line.sellerId),
    readDaySum(actor.userId, line, now()),
  ]);
  const totalWon = won === undefined ? undefined : won + (sum.won ?? 0);
  const order = { totalWon, isNewSeller: !isPartner, costCentreId: costCentre?.id, isOverBudget };
  const steps = stepsFor(rules, order);
  return { steps, rules, held, counted: [count(sum, won ?? 0, now())] };
}

/** What the order costs with shipping and VAT, in won; undefined where no rate is known. */
async function wonOfOrder(ordered: Ordered, at: string): Promise<number | undefined> {
  const [first, ...more] = ordered.map(pricedLineOf);
  const { total, currency } = breakdownOf([first!, ...more]);
  if (currency === "KRW") return total;
  const known = await newest(at);
  return converted(toMajor(total, currency), [currency, "KRW"], known ? ratesOf(known) : {});
}

/**
 * Throws LINE_IN_APPROVAL, APPROVAL_NEEDED; else the writes that refuse the order if the rules change
 * meanwhile, and count it.
 */
export async function mustNeedNoApproval(
  ctx: Context,
  priced: PricedOrder,
  charged: Charged,
): Promise<Write[]> {
  const { actor } = ctx;
  if (actor.type !== "user" || !actor.member) return [];
  const ids = priced.ordered.map(({ line }) => line.id);
  const [{ steps, held, counted }] = await Promise.all([
    approvalNeeds(ctx, priced, charged),
    mustBeUnasked(ids, ctx.now()),
  ]);
  if (steps.length > 0) throw new Problem("APPROVAL_NEEDED");
  return [...held, ...counted];
}
