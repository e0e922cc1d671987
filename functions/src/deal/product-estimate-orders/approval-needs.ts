import {
  type ApprovalRules,
  categoryReasons,
  fittingRules,
  type LineCategories,
  noRules,
  stepsOf,
} from "@bupum/shared/accounts/companies/approval-rules";
import { breakdownOf, type PricedLine } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { Id } from "@bupum/shared/kernel/ids";
import { converted, toMajor } from "@bupum/shared/kernel/money/amounts";
import type { CategoriesMet } from "@bupum/shared/deal/order-approvals/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { addHours, type Instant, seoulDay, toTtl } from "@bupum/shared/kernel/time";
import { readRules, sameRules } from "../../accounts/companies/approval-rules.ts";
import { isKnown } from "../../accounts/partners/items.ts";
import type { Context } from "../../kernel/context.ts";
import { type Key, read, type Write } from "../../kernel/table.ts";
import { newest } from "../../reference/exchange-rates/items.ts";
import { ratesOf } from "../award-plans/rules.ts";
import { categoriesOf } from "../whole-groups/line-categories.ts";
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
  /** Of the rules by category that fit it, what they are about (D41-7). */
  categories: CategoriesMet[];
  /** The rules are those that were read. */
  held: Write[];
  /** For an order that leaves without an approval: it counts towards the day's sum. */
  counted: Write[];
}
const none: ApprovalNeeds = { steps: [], rules: noRules, categories: [], held: [], counted: [] };

// | access pattern                       | index | pk                      | sk    |
// |--------------------------------------|-------|-------------------------|-------|
// | what left without approval on a day  |       | unapproved#<usr>#<sel>  | <day> |
interface DaySum {
  key: Key;
  /** Absent before the day's first order. */
  won: number | undefined;
  orders: number | undefined;
  /** Of what left while a rule named categories: no amount is split by them (D41-7). */
  categories: LineCategories;
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
  // Only `count` writes these rows.
  const row = (await read(key)) as unknown as Partial<DaySum & LineCategories> | undefined;
  const { won, orders, categoryTagIds = [], isInWords = false } = row ?? {};
  return { key, won, orders, categories: { categoryTagIds, isInWords } };
}

/** Another order of the same seller left at the same moment: judged again with it. */
export const countedMeanwhile = new Problem("BUSY");

interface Counted {
  won: number;
  lines: readonly LineCategories[];
}

function count({ key, won, orders, categories }: DaySum, more: Counted, now: Instant): Write {
  const all = [categories, ...more.lines];
  const categoryTagIds = [...new Set(all.flatMap((line) => line.categoryTagIds))];
  const isInWords = all.some((line) => line.isInWords);
  return {
    change: key,
    // What has no rate adds nothing: the orders tell that one was counted.
    add: { won: more.won, orders: 1 },
    set: { ttl: toTtl(addHours(now, 24 * keptDays)), categoryTagIds, isInWords },
    guard:
      won === undefined
        ? { exists: false, refused: countedMeanwhile }
        : {
            ...(orders === undefined ? { lacks: ["orders"] } : {}),
            equals: { won, ...(orders !== undefined && { orders }) },
            refused: countedMeanwhile,
          },
  };
}

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
  const isByCategory = rules.rules.some(({ categories }) => categories);
  const [won, isPartner, sum, lines] = await Promise.all([
    wonOfOrder(ordered, now()),
    isKnown(actor.userId, line.sellerId),
    readDaySum(actor.userId, line, now()),
    isByCategory ? categoriesOf(ordered) : [],
  ]);
  const totalWon = won === undefined ? undefined : won + (sum.won ?? 0);
  const order = {
    totalWon,
    isNewSeller: !isPartner,
    costCentreId: costCentre?.id,
    isOverBudget,
    lines,
    earlier: sum.categories,
  };
  const fitting = fittingRules(rules, order);
  return {
    steps: stepsOf(fitting),
    rules,
    categories: categoryReasons(fitting, order).map(({ lines: places, ...of }) => ({
      ...of,
      productEstimateIds: places.map((at) => ordered[at]!.line.id),
    })),
    held,
    counted: [count(sum, { won: won ?? 0, lines }, now())],
  };
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
