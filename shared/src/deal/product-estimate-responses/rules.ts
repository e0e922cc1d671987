import type { SaleTerms } from "../../accounts/seller-infos/sale-terms.ts";
import { amountAt, comparePrices, priceAt } from "../../kernel/money/amounts.ts";
import type { PriceBreak } from "../../kernel/money/money.ts";
import { type Fault, Problem } from "../../kernel/problem.ts";
import { addDays, type Day, endOfSeoulDay, type Instant, seoulDay } from "../../kernel/time.ts";
import type { Condition } from "../../selling/merchandises/contract.ts";
import type { Quote, QuoteDraft } from "./contract.ts";

/** The terms that a seller states; all else comes from the stored line (D3-7). */
export type Terms = Pick<
  Quote,
  | "currency"
  | "breaks"
  | "moq"
  | "orderMultiple"
  | "maxQty"
  | "leadTimeDays"
  | "condition"
  | "shippingFeePayer"
  | "shippingFee"
  | "saleTerms"
  | "vatMode"
  | "validUntil"
  | "memo"
>;
/** The requirements of the requested line. */
export interface Demand {
  quantity: number;
  allowAlternative: boolean;
  requiredCondition: Condition | "ANY";
}

export const defaultValidDays = 14;
export const mostValidDays = 90;
/** How long after its end a quote may still be extended (D2-9). */
export const extensionDays = 30;

/** Tomorrow to 90 days ahead, by the calendar in Seoul (D1-7). */
export function isValidUntilAllowed(validUntil: Day, now: Instant): boolean {
  const today = seoulDay(now);
  return validUntil > today && validUntil <= addDays(today, mostValidDays);
}

/** Only the validity is stated: the present quote continues at the same price. */
export const isExtension = (draft: QuoteDraft): boolean =>
  draft.validUntil !== undefined &&
  Object.entries(draft).every(
    ([name, value]) =>
      ["productEstimateId", "version", "validUntil"].includes(name) ||
      value === undefined ||
      (Array.isArray(value) && value.length === 0),
  );

/**
 * The seller's terms that a quote takes on when it is sent (D36-2): those for freight only where the
 * buyer pays a fee that the seller leaves blank. They are in won, and so hold for quotes in won.
 */
export function frozenTerms(
  draft: Pick<QuoteDraft, "currency" | "shippingFeePayer" | "shippingFee" | "isMinimumWaived">,
  saleTerms: SaleTerms | undefined,
): SaleTerms | undefined {
  if (!saleTerms || draft.currency !== "KRW") return undefined;
  const { minimumWon, freight } = saleTerms;
  const isBlank = draft.shippingFeePayer === "BUYER_PAYS" && draft.shippingFee === undefined;
  const frozen: SaleTerms = {
    ...(minimumWon !== undefined && !draft.isMinimumWaived && { minimumWon }),
    ...(freight && isBlank && { freight }),
  };
  return Object.keys(frozen).length > 0 ? frozen : undefined;
}

/**
 * A quote with its defaults, or all its faults; paths are below the draft. Throws
 * ALTERNATIVE_NOT_ALLOWED if the buyer takes none (D6-18).
 */
export function termsOf(
  draft: QuoteDraft,
  demand: Demand,
  now: Instant,
  saleTerms?: SaleTerms,
): { terms: Terms } | { faults: Fault[] } {
  if (draft.alternative && !demand.allowAlternative) throw new Problem("ALTERNATIVE_NOT_ALLOWED");
  const { currency, leadTimeDays, condition, shippingFeePayer } = draft;
  const faults = faultsOf(draft, demand, now);
  const breaks = breaksOf(draft);
  const moq = breaks?.[0]?.minQty;
  const isWhole =
    currency !== undefined &&
    leadTimeDays !== undefined &&
    condition !== undefined &&
    shippingFeePayer !== undefined;
  if (faults.length > 0 || !breaks || moq === undefined || !isWhole) return { faults };
  const frozen = frozenTerms(draft, saleTerms);
  const terms: Terms = {
    currency,
    breaks,
    moq,
    orderMultiple: draft.orderMultiple ?? 1,
    leadTimeDays,
    condition,
    shippingFeePayer,
    vatMode: draft.vatMode ?? "EXCLUDED",
    validUntil: draft.validUntil ?? addDays(seoulDay(now), defaultValidDays),
    ...(draft.maxQty !== undefined && { maxQty: draft.maxQty }),
    ...(draft.shippingFee !== undefined && { shippingFee: draft.shippingFee }),
    ...(frozen && { saleTerms: frozen }),
    ...(draft.memo !== undefined && { memo: draft.memo }),
  };
  return { terms };
}

function breaksOf(draft: QuoteDraft): PriceBreak[] | undefined {
  if (draft.breaks) return draft.breaks;
  return draft.unitPrice === undefined
    ? undefined
    : [{ minQty: draft.moq ?? 1, unitPrice: draft.unitPrice }];
}

function faultsOf(draft: QuoteDraft, demand: Demand, now: Instant): Fault[] {
  const faults: Fault[] = [];
  const fault = (path: string, code: string) => faults.push({ path, code });
  for (const name of ["currency", "leadTimeDays", "condition", "shippingFeePayer"] as const)
    if (draft[name] === undefined) fault(name, "required");
  const breaks = breaksOf(draft);
  const moq = breaks?.[0]?.minQty ?? 1;
  if (!breaks) fault("unitPrice", "PRICE_REQUIRED");
  else if (draft.breaks && draft.moq !== undefined && draft.moq !== moq)
    fault("moq", "invalid_value");
  if (draft.maxQty !== undefined && draft.maxQty < moq) fault("maxQty", "MAX_BELOW_MOQ");
  if (moq % (draft.orderMultiple ?? 1) !== 0) fault("orderMultiple", "MOQ_MULTIPLE");
  if (draft.validUntil !== undefined && !isValidUntilAllowed(draft.validUntil, now))
    fault("validUntil", "VALID_UNTIL_RANGE");
  const { requiredCondition } = demand;
  if (draft.condition && requiredCondition !== "ANY" && draft.condition !== requiredCondition)
    fault("condition", "invalid_value");
  const { currency } = draft;
  if (breaks && currency) {
    const quantities = [...breaks.map(({ minQty }) => minQty), Math.max(demand.quantity, moq)];
    if (quantities.some((quantity) => !amountAt(breaks, quantity, currency)))
      fault("unitPrice", "AMOUNT_TOO_LARGE");
  }
  return faults;
}

/** A quote's state at a moment: valid to the end of its last day in Seoul. */
export const stateAt = (
  response: Pick<Quote, "state" | "validUntil">,
  now: Instant,
): Quote["state"] =>
  response.state === "ACTIVE" && now > endOfSeoulDay(response.validUntil)
    ? "EXPIRED"
    : response.state;

/**
 * Checks that the named quote is the current one and active. Throws QUOTE_CHANGED, QUOTE_EXPIRED,
 * QUOTE_NOT_ORDERABLE.
 */
export function mustStand(quote: Quote, named: string, now: Instant): void {
  if (quote.id !== named) throw new Problem("QUOTE_CHANGED", { response: quote });
  const state = stateAt(quote, now);
  if (state === "EXPIRED") throw new Problem("QUOTE_EXPIRED", { validUntil: quote.validUntil });
  if (state !== "ACTIVE") throw new Problem("QUOTE_NOT_ORDERABLE", { state });
}

/** Whether an ACTIVE quote, or one that expired at most 30 days ago, may be extended to that day. */
export function isExtendable(
  response: Pick<Quote, "state" | "validUntil">,
  until: Day,
  now: Instant,
): boolean {
  const isKept =
    response.state === "ACTIVE" && seoulDay(now) <= addDays(response.validUntil, extensionDays);
  return isKept && until > response.validUntil && isValidUntilAllowed(until, now);
}

/**
 * The change of the total at a quantity in per cent, such as "-3.2%" or "+10.0%"; "" if the
 * currencies differ or one side has no price at that quantity.
 */
export function priceDelta(
  before: Pick<Terms, "breaks" | "currency">,
  after: Pick<Terms, "breaks" | "currency">,
  quantity: number,
): string {
  const [old, fresh] = [before, after].map(({ breaks }) => priceAt(breaks, quantity));
  if (before.currency !== after.currency || old === undefined || fresh === undefined) return "";
  const percent = (Number(fresh) / Number(old) - 1) * 100;
  return `${comparePrices(fresh, old) > 0 ? "+" : ""}${percent.toFixed(1)}%`;
}
