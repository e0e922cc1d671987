import { rule } from "@bupum/shared/kernel/rule";
import { type Currency, toMajor, toMinor } from "@bupum/shared/kernel/money/amounts";
import { priceFor } from "@bupum/shared/kernel/money/quantities";
import { addBusinessDays } from "@bupum/shared/kernel/calendar/calendar";
import { type Day, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import { type Quote, quoteDraft } from "@bupum/shared/deal/product-estimate-responses/contract";
import {
  type LastTerms,
  usualValidUntil,
} from "@bupum/shared/deal/product-estimate-responses/last-terms";
import type { EstimateLine, Line } from "@bupum/shared/deal/product-estimates/contract";
import { ownMerchandise } from "@bupum/shared/deal/product-estimates/own-merchandise";
import type { UploadedFile } from "@bupum/ui/files/uploads";
import { blankBreak, type Filled, type FormBreak } from "@bupum/ui/form/rows";
import * as z from "zod/mini";
import { namedFee } from "../named-fee.ts";
import { listedBreaks, mostInStock, type PriceBasis } from "./listed.ts";

/** One line of the answer as its fields hold it; an empty text stands for "absent". */
export interface FormItem {
  productEstimateId: string;
  version: number;
  /** Goes along with this answer. */
  included: boolean;
  /** The first step is the unit price at the minimum order quantity. */
  breaks: FormBreak[];
  orderMultiple: number | string;
  maxQty: number | string;
  leadTimeDays: number | string;
  condition: string;
  offersOther: boolean;
  alternative: { partNumber: string; manufactorName: string; reason: string };
  memo: string;
  files: UploadedFile[];
}
/** What is said once for all lines. */
export interface FormTerms {
  currency: Currency;
  vatMode: Quote["vatMode"];
  /** Of lines that state none. */
  leadTimeDays: number | string;
  shippingFeePayer: string;
  /** Major units, as people type them: "3000", "12.50". */
  shippingFee: string;
  /** Takes orders below the own least value, of this quote (D36-4). */
  isMinimumWaived: boolean;
  validUntil: string;
}
export interface QuoteForm {
  terms: FormTerms;
  items: FormItem[];
}

/** Whether the seller may quote this line now. */
export const isQuotable = (line: Line): boolean => line.open && line.activeOrder === undefined;

/** Whether it waits for its first answer, or for one in a new round. */
export const waits = (line: Line): boolean => isQuotable(line) && line.replyType === "PENDING";

/** Names the form over these lines: what was sent, or changed meanwhile, makes a new one. */
export const formKey = (lines: readonly Line[]): string =>
  lines.map(({ version }) => version).join();

/** The lead time by which something leaves on that day: the fewest business days that reach it. */
export function leadTimeUntil(on: Day, today: Day): number {
  let count = 0;
  while (count < mostLeadTime && addBusinessDays(today, count) < on) count += 1;
  return count;
}
const mostLeadTime = 365;

const isPriced = (breaks: readonly FormBreak[]) => breaks.some(({ unitPrice }) => unitPrice !== "");

/** Whether a line goes along as it is: it has a price, and is not known to be out of stock. */
export const isReady = (line: EstimateLine, item: Pick<FormItem, "breaks">): boolean =>
  isPriced(item.breaks) && mostInStock(line) !== 0;

const textOf = (breaks: readonly FormBreak[]) =>
  breaks.map(({ minQty, unitPrice }) => `${minQty}:${unitPrice}`).join();

/**
 * A line whose answer changes its currency or VAT: prices that nobody changed follow the listing or
 * go blank, and the line goes along if it has some then (D3-14). Undefined if it stays as it is.
 */
export function repriced(
  line: EstimateLine,
  { breaks }: Pick<FormItem, "breaks">,
  from: PriceBasis,
  to: PriceBasis,
): Pick<FormItem, "breaks" | "included"> | undefined {
  const isUntouched = textOf(breaks) === textOf(listedBreaks(line, from));
  if (!isUntouched || line.currentResponse) return undefined;
  const now = listedBreaks(line, to);
  if (textOf(now) === textOf(breaks)) return undefined;
  return { breaks: now, included: waits(line) && isReady(line, { breaks: now }) };
}

function itemOf(line: EstimateLine, basis: PriceBasis): FormItem {
  const quote = line.currentResponse;
  const other = quote?.alternative;
  const listing = ownMerchandise(line);
  const wanted = line.requiredCondition === "ANY" ? "NEW" : line.requiredCondition;
  const breaks = quote
    ? quote.breaks.map(({ minQty, unitPrice }) => blankBreak(minQty, unitPrice))
    : listedBreaks(line, basis);
  return {
    productEstimateId: line.id,
    version: line.version,
    included: waits(line) && isReady(line, { breaks }),
    breaks,
    orderMultiple: quote?.orderMultiple ?? listing?.orderMultiple ?? 1,
    maxQty: quote ? (quote.maxQty ?? "") : mostInStock(line) || "",
    leadTimeDays: quote?.leadTimeDays ?? listing?.leadTimeDays ?? "",
    condition: quote?.condition ?? listing?.condition ?? wanted,
    offersOther: other !== undefined,
    alternative: {
      partNumber: other?.partNumber ?? "",
      manufactorName: other?.manufactorName ?? "",
      reason: other?.reason ?? "",
    },
    memo: quote?.memo ?? "",
    files: [],
  };
}

interface Preferences {
  preferredCurrency?: Currency | undefined;
  shippingFeePayer?: string | undefined;
  lastTerms?: LastTerms | undefined;
}

/** The fee that the form begins with: the highest that quotes in its currency name, which counts (D36-3). */
function quotedFee(lines: readonly EstimateLine[], currency: Currency): string {
  const fees = lines.flatMap(({ currentResponse }) => namedFee(currentResponse, currency) ?? []);
  return fees.length > 0 ? String(toMajor(Math.max(...fees), currency)) : "";
}

/** The form for the lines of one estimate, filled with what was quoted before, wanted or is on sale. */
export function formOf(lines: readonly EstimateLine[], estimate: Preferences): QuoteForm {
  const quote = lines.find((line) => line.currentResponse)?.currentResponse;
  const { lastTerms: last } = estimate;
  const now = toInstant(new Date());
  const listed = lines.map(ownMerchandise).find(Boolean)?.currency;
  const currency =
    quote?.currency ?? estimate.preferredCurrency ?? listed ?? last?.currency ?? "KRW";
  const vatMode = quote?.vatMode ?? last?.vatMode ?? "EXCLUDED";
  const isOver = !quote || quote.validUntil <= seoulDay(now);
  return {
    terms: {
      currency,
      vatMode,
      leadTimeDays: "",
      shippingFeePayer:
        [quote, estimate, last].find((one) => one?.shippingFeePayer)?.shippingFeePayer ??
        "BUYER_PAYS",
      shippingFee: quotedFee(lines, currency),
      isMinimumWaived: false,
      validUntil: isOver ? usualValidUntil(last, now) : quote.validUntil,
    },
    items: lines.map((line) => itemOf(line, { currency, vatMode })),
  };
}

/**
 * What was typed before over the lines as they are now: a line that changed meanwhile keeps its
 * words and its tick, unless it was decided.
 */
export function mergeTyped(fresh: QuoteForm, typed: Partial<QuoteForm>): QuoteForm {
  const items = fresh.items.map((item) => {
    const old = typed.items?.find((one) => one.productEstimateId === item.productEstimateId);
    if (!old) return item;
    return old.version === item.version
      ? old
      : { ...old, version: item.version, included: item.included && old.included };
  });
  return { terms: { ...fresh.terms, ...typed.terms }, items };
}

/** The lines that still wait for a quote after sending; undefined if none does. */
export function leftToQuote(
  { terms, items }: QuoteForm,
  lines: readonly Line[],
  sentIds: readonly string[],
): QuoteForm | undefined {
  const rest = items.filter((_, index) => {
    const line = lines[index];
    return line && waits(line) && !sentIds.includes(line.id);
  });
  return rest.length > 0 ? { terms, items: rest } : undefined;
}

export interface FilledForm {
  terms?: Filled<FormTerms>;
  items?: Filled<FormItem>[];
}

/** One included line as the contract's body. */
function lineBody(item: Filled<FormItem>, terms: Filled<FormTerms>): Record<string, unknown> {
  const { included: _, offersOther, alternative, breaks = [], files = [], ...rest } = item;
  const { shippingFee, leadTimeDays, isMinimumWaived, ...common } = terms;
  return {
    ...rest,
    ...common,
    leadTimeDays: rest.leadTimeDays ?? leadTimeDays,
    ...(isMinimumWaived && { isMinimumWaived }),
    ...(shippingFee &&
      common.shippingFeePayer === "BUYER_PAYS" && {
        shippingFee: toMinor(Number(shippingFee), terms.currency ?? "KRW"),
      }),
    breaks: breaks.map(({ minQty, unitPrice }) => ({ minQty, unitPrice })),
    fileIds: files.map(({ fileId }) => fileId),
    ...(offersOther && { alternative: alternative ?? {} }),
  };
}

const isIncluded = (item: Filled<FormItem>) => item.included === true;

/** A sent quote needs fields that a draft may lack. */
const quote = quoteDraft.check(
  rule(({ leadTimeDays }) => leadTimeDays !== undefined, {
    error: "required",
    path: ["leadTimeDays"],
  }),
);

/** Lines keep their places, so that issues keep the paths of their fields; left-out ones are null. */
export const quoteFormSchema = z.pipe(
  z.transform((form: FilledForm): Record<string, unknown> => ({
    items: (form.items ?? []).map((item) =>
      isIncluded(item) ? lineBody(item, form.terms ?? {}) : null,
    ),
  })),
  z.object({ items: z.array(z.nullable(quote)) }),
);

/** The drafts of the included lines: a price step without price is left out. */
export function draftsOf(form: FilledForm): unknown[] {
  return (form.items ?? []).filter(isIncluded).map((item) => {
    const priced = (item.breaks ?? []).filter(({ unitPrice }) => unitPrice);
    const body = lineBody({ ...item, breaks: priced }, form.terms ?? {});
    return priced.length > 0 ? body : { ...body, breaks: undefined };
  });
}

/** Faults of the sent lines, by the places of these lines in the form. */
export function atPlaces(path: string, places: readonly number[]): string {
  return path.replace(/^(body\.)?items\.(\d+)/, (_, body: string | undefined, index: string) => {
    return `${body ?? ""}items.${places[Number(index)] ?? index}`;
  });
}

/** The place of the price step that counts for so many pieces; the first where none reaches that far. */
export function stepFor(breaks: readonly FormBreak[], quantity: number): number {
  const reached = breaks
    .map(({ minQty }, at) => ({ at, from: Number(minQty || 1) }))
    .filter(({ from }) => from <= quantity)
    .toSorted((one, other) => other.from - one.from);
  return reached[0]?.at ?? 0;
}

type FormPrices = Pick<FormItem, "breaks" | "orderMultiple" | "maxQty">;

/**
 * What a line comes to as typed, and for which quantity: the requested one or the nearest that the
 * terms allow (D3-18). Undefined without a valid price for it.
 */
export function lineTotalOf(
  { breaks, orderMultiple, maxQty }: Filled<FormPrices>,
  wanted: number,
  currency: Currency,
): ReturnType<typeof priceFor> {
  const steps = (breaks ?? [])
    .map(({ minQty, unitPrice }) => ({ minQty: Number(minQty || 1), unitPrice: unitPrice ?? "" }))
    .filter(({ minQty, unitPrice }) => minQty > 0 && /^\d{1,9}(\.\d{1,5})?$/.test(unitPrice))
    .toSorted((left, right) => left.minQty - right.minQty);
  const moq = steps[0]?.minQty;
  if (moq === undefined) return undefined;
  const most = Number(maxQty || 0);
  const terms = {
    breaks: steps,
    moq,
    orderMultiple: Math.max(1, Number(orderMultiple || 1)),
    ...(most > 0 && { maxQty: most }),
    currency,
  };
  // A total too large to compute is refused by the server, beside the field.
  return priceFor(terms, wanted);
}
