import { isOrdered } from "@bupum/shared/deal/product-estimates/rules";
import { company } from "@bupum/shared/papers/documents/company";
import {
  breakdownOf,
  isDead,
  type PricedLine,
} from "@bupum/shared/deal/product-estimate-orders/breakdown";
import { totalOf, withVat } from "@bupum/shared/kernel/money/tax";
import { en } from "@bupum/shared/papers/documents/words/en";
import { ko } from "@bupum/shared/papers/documents/words/ko";
import { zh } from "@bupum/shared/papers/documents/words/zh";
import { isIssuer } from "@bupum/shared/billing/credit-cards/issuers";
import { en as enCards } from "@bupum/shared/billing/credit-cards/words/en";
import { ko as koCards } from "@bupum/shared/billing/credit-cards/words/ko";
import { zh as zhCards } from "@bupum/shared/billing/credit-cards/words/zh";
import { fill } from "@bupum/shared/kernel/language/fill";
import type { Language } from "@bupum/shared/kernel/language/languages";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import { type Instant, seoulDay, seoulWallTime } from "@bupum/shared/kernel/time";
import type { Estimate } from "@bupum/shared/deal/estimates/contract";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import {
  type NamedProduct,
  offeredProduct,
  orderedProduct,
} from "@bupum/shared/deal/product-estimate-orders/named-products";
import { jointState } from "@bupum/shared/deal/product-estimate-orders/shipping";
import type { Region } from "@bupum/shared/reference/regions/regions";
import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import type { SellerProfile } from "@bupum/shared/accounts/seller-infos/contract";
import { buyerParty, sellerParty } from "./party-rules.ts";
import type { Paper, Party, PrintedLine } from "./paper/model.ts";
import type { PaymentItem } from "../../billing/standings/payments.ts";

/** The printed labels. */
export const words = { ko, en, zh };
const cardWords = { ko: koCards, en: enCards, zh: zhCards };
export const joined = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(" · ");

export const printedProduct = ({
  name,
  maker,
  title,
  insteadOf,
  ownNumber,
  grade,
}: NamedProduct) => ({
  product: name,
  part: joined(maker, title),
  insteadOf,
  ...(ownNumber !== undefined && { ownNumber }),
  ...(grade && { grade }),
});

type Quoted = Pick<Line, "replyType" | "open" | "activeOrder" | "confirmedOrders">;

/** Whether a quote is binding: it can be ordered now, or an order of it stands. */
function holds(line: Quoted, { state }: Quote) {
  if (line.replyType !== "REPLIED") return false;
  return state === "ACTIVE" ? line.open || isOrdered(line) : state === "EXPIRED" && isOrdered(line);
}

/** The lines with binding quotes, as the seller's quotation. */
export function quotationOf(
  estimate: Estimate,
  lines: readonly Line[],
  profile: SellerProfile | undefined,
  language: Language,
): Paper {
  const printed: PrintedLine[] = [];
  const priced: PricedLine[] = [];
  const days: string[] = [];
  const ends: Line["createdAt"][] = [];
  const payers: Paper["freight"] = [];
  for (const { currentResponse: quote, priceAtQuantity: price, ...line } of lines) {
    if (!quote || !price || !holds(line, quote)) continue;
    const { alternative: other, currency, vatMode, memo } = quote;
    printed.push({
      ...printedProduct(offeredProduct(line, other)),
      quantity: price.quantity,
      unit: line.unit,
      unitPrice: price.unitPrice,
      ...withVat(price.amount, vatMode),
      currency,
      vatMode,
      leadTimeDays: quote.leadTimeDays,
      ...(memo && { memo }),
    });
    priced.push({ ...quote, amount: price.amount });
    days.push(seoulDay(quote.createdAt));
    ends.push(quote.validUntil);
    payers.push(quote.shippingFeePayer);
  }
  const { contact } = estimate;
  return {
    kind: "QUOTATION",
    language,
    subject: estimate.number,
    request: estimate.groupNumber,
    issuedOn: dayOf(days.toSorted().at(-1)),
    validUntil: dayOf(ends.toSorted()[0]),
    title: estimate.title,
    seller: sellerParty(estimate.sellerName, profile),
    buyer: {
      company: estimate.buyerName,
      ...(!contact.masked && {
        contact: contact.name,
        phone: contact.phone && formatPhone(contact.phone),
        email: contact.email,
      }),
    },
    desiredDate: estimate.desiredDeliveryDate,
    freight: [...new Set(payers)],
    paymentTerms: profile?.paymentTerms,
    lines: printed,
    ...deliveryOf(priced, estimate.region),
  };
}

// The day of a quote or an order; a document without lines is never printed.
const dayOf = (day: string | undefined) => (day ?? "1970-01-01") as Paper["issuedOn"];

/** The fees that the buyer pays, one for each currency, and whether one is not stated yet. */
function deliveryOf(
  lines: readonly PricedLine[],
  region?: Region,
): Pick<Paper, "shipping" | "openShipping"> {
  const parts = [...Map.groupBy(lines, ({ currency }) => currency).values()].map(
    // groupBy never creates an empty group.
    ([first, ...others]) => breakdownOf([first!, ...others], { region }),
  );
  const state = jointState(parts.map(({ shippingState }) => shippingState));
  return {
    shipping: parts.flatMap(({ currency, shipping }) =>
      totalOf(shipping) > 0 ? [{ currency, ...shipping }] : [],
    ),
    ...((state === "AGREED" || state === "UNKNOWN") && { openShipping: state }),
  };
}

/** Where the goods of a PO go, as its reader may see it: the address once a line is accepted (D7-4). */
export function placeOf(orders: readonly Order[]): Paper["delivery"] {
  const standing = orders.filter((order) => !isDead(order));
  const first = standing.find(({ shipTo }) => !shipTo.masked) ?? standing[0];
  if (!first) return undefined;
  const { shipTo } = first;
  const phone = shipTo.phone && formatPhone(shipTo.phone);
  const place = [shipTo.zip, shipTo.address].filter(Boolean).join(" ");
  return { to: joined(shipTo.name, place, phone), masked: shipTo.masked };
}

/** The orders of one PO that stand, as the buyer's purchase order. */
export function purchaseOrderOf(
  all: readonly Order[],
  estimate: Pick<Estimate, "number" | "groupNumber"> | undefined,
  profile: SellerProfile | undefined,
  language: Language,
): Paper | undefined {
  const orders = all.filter((order) => !isDead(order));
  // A seller sees the address once the first line of the PO is accepted.
  const first = orders.find(({ shipTo }) => !shipTo.masked) ?? orders[0];
  if (!first) return undefined;
  return {
    kind: "PURCHASE_ORDER",
    language,
    subject: first.poNumber,
    issuedOn: seoulDay(first.createdAt),
    request: estimate?.groupNumber,
    basis: estimate?.number,
    buyerPoNumber: first.buyerPoNumber,
    seller: sellerParty(first.sellerName, profile),
    buyer: buyerParty(first),
    ...(first.buyerCompany?.logoId && { logoId: first.buyerCompany.logoId }),
    delivery: placeOf(orders),
    desiredDate: first.desiredDate,
    freight: [...new Set(orders.map(({ shippingFeePayer }) => shippingFeePayer))],
    paymentTerms: profile?.paymentTerms,
    lines: orders.map((order) => ({
      ...printedProduct(orderedProduct(order)),
      quantity: order.quantity,
      unit: order.unit,
      unitPrice: order.unitPrice,
      ...withVat(order.amount, order.vatMode),
      currency: order.currency,
      vatMode: order.vatMode,
      leadTimeDays: order.leadTimeDays,
      ...(order.expectedShipDate && { shipsOn: order.expectedShipDate }),
    })),
    ...deliveryOf(orders),
    ...(first.memo && { memo: first.memo }),
  };
}

type Paid = Pick<
  PaymentItem,
  | "id"
  | "subscribeType"
  | "amount"
  | "periodStart"
  | "periodEnd"
  | "card"
  | "receiptUrl"
  | "approvalNumber"
  | "providerPaymentId"
  | "refunds"
  | "refundedAmount"
  | "cancelledAt"
>;

/** RC-261125-0A1B2C3D4E: the day of a payment and the end of its id. */
export const receiptSubject = (id: string, paidAt: Instant) =>
  `RC-${seoulDay(paidAt).slice(2).replaceAll("-", "")}-${id.slice(-10)}`;

/** The refunds of a payment; for older payments they are one entry. */
function refundsOf({ refunds = [], refundedAmount = 0, cancelledAt }: Paid) {
  const kept = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const older = refundedAmount - kept;
  const day = refunds.length === 0 ? cancelledAt : undefined;
  return [...(older > 0 ? [{ amount: older, at: day }] : []), ...refunds];
}

/** A payment with its refunds, as the operator's receipt. */
export function receiptOf(paid: Paid, paidAt: Instant, buyer: Party, language: Language): Paper {
  const say = words[language].receipt;
  const { card, periodStart, periodEnd } = paid;
  const issuers = cardWords[language];
  const issuer = isIssuer(card.issuerCode) ? issuers.issuers[card.issuerCode] : issuers.otherIssuer;
  const line = (product: string, part: string, amount: number): PrintedLine => ({
    product,
    part,
    quantity: 1,
    unit: say.unit,
    unitPrice: String(amount),
    ...withVat(amount, "INCLUDED"),
    currency: "KRW",
    vatMode: "INCLUDED",
  });
  const period = periodStart &&
    periodEnd && { from: seoulDay(periodStart), to: seoulDay(periodEnd) };
  return {
    kind: "RECEIPT",
    language,
    subject: receiptSubject(paid.id, paidAt),
    issuedOn: seoulDay(paidAt),
    seller: {
      company: company.name,
      businessNumber: company.businessNumber,
      representative: company.representative,
      address: company.address,
      phone: company.phone,
      email: company.email,
    },
    buyer,
    freight: [],
    lines: [
      line(
        fill(say.product, { type: say.types[paid.subscribeType] }),
        period ? fill(say.period, period) : "",
        paid.amount,
      ),
      ...refundsOf(paid).map(({ amount, at }) =>
        line(say.refund, at ? fill(say.refundedOn, { day: seoulDay(at) }) : "", -amount),
      ),
    ],
    shipping: [],
    payment: {
      id: paid.id,
      paidAt: seoulWallTime(paidAt).replace("T", " "),
      card: fill(say.card, { issuer, last4: card.last4 }),
      approvalNumber: paid.approvalNumber,
      providerId: paid.providerPaymentId,
      slip: paid.receiptUrl,
    },
    memo: say.memo,
  };
}
