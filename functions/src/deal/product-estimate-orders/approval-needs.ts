import {
  type ApprovalRules,
  noRules,
  stepsFor,
} from "@bupum/shared/accounts/companies/approval-rules";
import { breakdownOf, type PricedLine } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { Id } from "@bupum/shared/kernel/ids";
import { converted, toMajor } from "@bupum/shared/kernel/money/amounts";
import { Problem } from "@bupum/shared/kernel/problem";
import { readRules, sameRules } from "../../accounts/companies/approval-rules.ts";
import { isKnown } from "../../accounts/partners/items.ts";
import type { Context } from "../../kernel/context.ts";
import type { Write } from "../../kernel/table.ts";
import { newest } from "../../reference/exchange-rates/items.ts";
import { ratesOf } from "../award-plans/rules.ts";
import type { PricedOrder } from "./priced.ts";

type Ordered = PricedOrder["ordered"];

/** An ordered line as its purchase order prices it. */
const pricedLineOf = ({ quote, amount, shippingFee }: Ordered[number]): PricedLine => ({
  amount,
  currency: quote.currency,
  vatMode: quote.vatMode,
  shippingFeePayer: quote.shippingFeePayer,
  ...(shippingFee !== undefined && { shippingFee }),
});

/** What its company's rules ask of an order, and the write that holds them (D41-1). */
export interface ApprovalNeeds {
  steps: Id<"usr">[][];
  rules: ApprovalRules;
  held: Write[];
}
const none: ApprovalNeeds = { steps: [], rules: noRules, held: [] };

/** Whoever orders for himself needs no approval. */
export async function approvalNeeds(
  { actor, now }: Context,
  { ordered }: Pick<PricedOrder, "ordered">,
): Promise<ApprovalNeeds> {
  if (actor.type !== "user" || !actor.member) return none;
  const { companyId } = actor.member;
  const rules = await readRules(companyId);
  const held = [sameRules(companyId, rules)];
  if (rules.rules.length === 0) return { steps: [], rules, held };
  const [totalWon, isPartner] = await Promise.all([
    wonOfOrder(ordered, now()),
    isKnown(actor.userId, ordered[0]!.line.sellerId),
  ]);
  return { steps: stepsFor(rules, { totalWon, isNewSeller: !isPartner }), rules, held };
}

/** What the order costs with shipping and VAT, in won; undefined where no rate is known. */
async function wonOfOrder(ordered: Ordered, at: string): Promise<number | undefined> {
  const [first, ...more] = ordered.map(pricedLineOf);
  const { total, currency } = breakdownOf([first!, ...more]);
  if (currency === "KRW") return total;
  const known = await newest(at);
  return converted(toMajor(total, currency), [currency, "KRW"], known ? ratesOf(known) : {});
}

/** Throws APPROVAL_NEEDED; else the write that refuses the order if the rules change meanwhile. */
export async function mustNeedNoApproval(ctx: Context, priced: PricedOrder): Promise<Write[]> {
  const { steps, held } = await approvalNeeds(ctx, priced);
  if (steps.length > 0) throw new Problem("APPROVAL_NEEDED");
  return held;
}
