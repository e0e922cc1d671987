import { stepColumns } from "@bupum/shared/sheets/register-request-histories/columns";
import type { Currency } from "@bupum/shared/kernel/money/amounts";
import { comparePrices, type PriceBreak, priceBreaks } from "@bupum/shared/kernel/money/money";
import type { StoredMerchandise } from "../../selling/merchandises/items.ts";
import { isExample } from "@bupum/shared/sheets/register-request-histories/columns";
import { basisOf, hasChanged } from "./basis.ts";
import type { RowForecast, RowFault, RowItem } from "./items.ts";
import type { RowFindings } from "./market.ts";
import type { RowValues } from "./rules.ts";
import type { Snapshot } from "@bupum/shared/sheets/register-request-histories/contract";

/** A row's values for an offer; the other fields of a listing come from its part and seller. */
export interface Terms {
  currency: Currency;
  breaks: PriceBreak[];
  stock: number | null;
  orderMultiple: number;
}

export interface RowPlan extends RowForecast {
  offer?: Terms;
}

const failed = (...errors: RowFault[]): RowPlan => ({ outcome: "ERROR", errors });

/** The outcome of one row for the market data found; writes nothing. */
export function plan(
  row: RowItem,
  said: RowValues,
  faults: RowFault[],
  found: RowFindings,
): RowPlan {
  if (isExample(row.cells.partNumber)) return { outcome: "SKIP", note: "EXAMPLE", errors: [] };
  if (row.isSum) return { outcome: "SKIP", note: "SUM", errors: [] };
  if (row.isLeftOut) return { outcome: "SKIP", note: "LEFT_OUT", errors: [] };
  if (row.wasDone) return { outcome: "SKIP", note: "DONE_BEFORE", errors: [] };
  if (faults.length > 0) return failed(...faults, ...unknownMaker(row, said, found));
  if (row.repeats !== undefined) return { outcome: "SKIP", note: "DUPLICATE", errors: [] };
  if (row.action === "DELETE") return planRemoval(said, found);
  const planned = planOffer(said, found);
  const changes = planned.outcome === "ADD" || planned.outcome === "UPDATE";
  return changes && hasChanged(row.basis, found.own[0])
    ? { ...keptOut(planned, { code: "LISTING_CHANGED" }), present: basisOf(found.own[0]) }
    : planned;
}

/** A row that could be applied but is kept out: it goes on showing what it would change. */
export const keptOut = (
  { offer: _offer, note: _note, ...planned }: RowPlan,
  fault: RowFault,
): RowPlan => ({
  ...planned,
  outcome: "ERROR",
  errors: [fault],
});

/** Beside what else is wrong, so that a row is mended once. */
const unknownMaker = (
  { action }: RowItem,
  { manufactor }: RowValues,
  { maker, mayCreateMaker }: RowFindings,
): RowFault[] =>
  action === "INSERT" && manufactor && !maker && !mayCreateMaker
    ? [{ code: "MANUFACTOR_UNKNOWN", column: "manufactor" }]
    : [];

function planRemoval(said: RowValues, { own }: RowFindings): RowPlan {
  const [first] = own;
  if (!said.partNumber) {
    if (!first) return failed({ code: "SKU_UNKNOWN", column: "sellerSku" });
    if (own.length > 1) return failed({ code: "SKU_AMBIGUOUS", column: "sellerSku" });
  }
  if (!first) return failed({ code: "MERCHANDISE_UNKNOWN", column: "partNumber" });
  return {
    outcome: "REMOVE",
    note: "REMOVED",
    errors: [],
    productId: first.productId,
    merchandiseId: first.id,
    before: snapshotOf(first),
  };
}

function planOffer(
  said: RowValues,
  { maker, product, isGone, own, mayCreateMaker }: RowFindings,
): RowPlan {
  if (isGone) return failed({ code: "PRODUCT_GONE", column: "partNumber" });
  if (!maker && !mayCreateMaker)
    return failed({ code: "MANUFACTOR_UNKNOWN", column: "manufactor" });
  const [before] = own;
  const offer = before ? changedOffer(said, before) : newOffer(said);
  if ("code" in offer) return failed(offer);
  const moq = offer.breaks[0]!.minQty;
  if (moq % offer.orderMultiple !== 0) return failed({ code: "MOQ_MULTIPLE", column: "moq" });
  if (!priceBreaks.safeParse(offer.breaks).success)
    return failed({ code: "BREAKS_INVALID", column: "breakQty2" });
  const after: Snapshot = {
    condition: before?.condition ?? said.condition ?? "NEW",
    currency: offer.currency,
    breaks: offer.breaks,
    stock: offer.stock,
  };
  if (before && isUnchanged(said, before, offer))
    return {
      outcome: "SKIP",
      note: "UNCHANGED",
      errors: [],
      productId: before.productId,
      merchandiseId: before.id,
      before: snapshotOf(before),
      after,
    };
  return {
    outcome: before ? "UPDATE" : "ADD",
    note: before ? "UPDATED" : product ? "CREATED" : "PRODUCT_CREATED",
    errors: [],
    ...(product && { productId: product.id }),
    ...(before && { merchandiseId: before.id, before: snapshotOf(before) }),
    after,
    offer,
  };
}

/** Whether a listing already has all values of a row: a repeated sheet changes nothing. */
function isUnchanged(said: RowValues, before: StoredMerchandise, offer: Terms): boolean {
  return Object.entries({ ...offer, ...copiedFields(said) }).every(
    ([name, value]) =>
      JSON.stringify(value) === JSON.stringify(before[name as keyof StoredMerchandise]),
  );
}

/** The fields that a row sets in a listing; fields that the row leaves out are absent. */
export function copiedFields(said: RowValues): Pick<RowValues, (typeof asIs)[number]> {
  return Object.fromEntries(
    asIs.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]])),
  );
}
const asIs = [
  "leadTimeDays",
  "shippingFeePayer",
  "warehouseRegion",
  "sellerSku",
  "memo",
] as const satisfies (keyof RowValues)[];

const needsPrice: RowFault = { code: "PRICE_REQUIRED", column: "price" };

function newOffer(said: RowValues): Terms | RowFault {
  if (said.price === undefined) return needsPrice;
  return {
    currency: said.currency ?? "KRW",
    breaks: [
      { minQty: said.moq ?? said.orderMultiple ?? 1, unitPrice: said.price },
      ...(said.steps ?? []),
    ],
    stock: said.stock ?? null,
    orderMultiple: said.orderMultiple ?? 1,
  };
}

/** The number of price steps for which a sheet has columns. */
const sheetSteps = stepColumns.length + 1;

/**
 * Price steps that a row leaves out stay as long as those that it states are the listing's own: an
 * empty cell changes nothing. A row that states none keeps those that are still larger and not
 * dearer than its first one. Otherwise the row's steps are all there are, but for those that a sheet
 * has no columns for.
 */
function changedOffer(said: RowValues, before: StoredMerchandise): Terms | RowFault {
  const [first] = before.breaks;
  const currency = said.currency ?? before.currency;
  if (currency !== before.currency && said.price === undefined) return needsPrice;
  const next: PriceBreak[] = [
    { minQty: said.moq ?? first!.minQty, unitPrice: said.price ?? first!.unitPrice },
    ...(said.steps ?? []),
  ];
  const isSame =
    currency === before.currency &&
    next.every(({ minQty, unitPrice }, at) => {
      const known = before.breaks[at];
      return known?.minQty === minQty && comparePrices(known.unitPrice, unitPrice) === 0;
    });
  const rest = currency === before.currency ? laterSteps(next, before.breaks) : [];
  return {
    currency,
    breaks: isSame ? before.breaks : [...next, ...rest],
    stock: said.stock ?? before.stock,
    orderMultiple: said.orderMultiple ?? before.orderMultiple,
  };
}

/** The listing's steps behind those that a row states. */
function laterSteps(
  stated: readonly PriceBreak[],
  known: readonly PriceBreak[],
): readonly PriceBreak[] {
  const [first, ...others] = stated;
  if (others.length === 0)
    return known
      .slice(1)
      .filter(
        ({ minQty, unitPrice }) =>
          minQty > first!.minQty && comparePrices(unitPrice, first!.unitPrice) <= 0,
      );
  return stated.length === sheetSteps ? known.slice(sheetSteps) : [];
}

const snapshotOf = ({ condition, currency, breaks, stock }: StoredMerchandise): Snapshot => ({
  condition,
  currency,
  breaks,
  stock,
});
