import { breakdownOf, type PricedLine } from "../../deal/product-estimate-orders/breakdown.ts";
import { addBusinessDays } from "../../kernel/calendar/calendar.ts";
import { monthOf } from "../../kernel/calendar/months.ts";
import type { BuyingCompany } from "../../accounts/companies/on-papers.ts";
import type { Currency } from "../../kernel/money/money.ts";
import { addTaxed, type Taxed, withVat } from "../../kernel/money/tax.ts";
import { addDays, type Day } from "../../kernel/time.ts";
import {
  type AmendReason,
  isStanding,
  isVoid,
  type TaxInvoiceStatus,
  type TaxType,
} from "./states.ts";

/** The first day after a month. */
export const dayAfter = (month: string): Day => `${monthOf(addDays(`${month}-28`, 4))}-01`;
export const lastDayOf = (month: string): Day => addDays(dayAfter(month), -1);

/**
 * The last day on which an invoice of that day is in time: the 10th of the next month, or the next
 * business day (부가가치세법 제34조 제3항, 국세기본법 제5조).
 */
export const lastDayToIssue = (on: Day): Day =>
  addBusinessDays(addDays(dayAfter(monthOf(on)), 9), 0);

/** Several orders of a month that is over are stated by its last day (D42-4). */
export const isWholeMonth = (orders: number, month: string, today: Day): boolean =>
  orders > 1 && month < monthOf(today);

/** The day that an invoice states: its last supply; of a whole month, the end of the month (D42-4). */
export const writtenOnOf = (suppliedOn: readonly Day[], wholeMonth: boolean): Day => {
  const last = suppliedOn.toSorted().at(-1)!;
  return wholeMonth ? lastDayOf(monthOf(last)) : last;
};

/** A completed line of an order, as an invoice needs it. */
export type Supplied = Pick<
  PricedLine,
  "amount" | "currency" | "vatMode" | "shippingFeePayer" | "shippingFee" | "saleTerms"
>;

/** Only won go on a tax invoice, and only a company has the number that it needs (D42-2). */
export const isInvoiceable = ({
  currency,
  buyerCompany,
}: {
  currency: Currency;
  buyerCompany?: BuyingCompany | undefined;
}): boolean => currency === "KRW" && buyerCompany !== undefined;

export const taxTypeOf = ({ vatMode }: Pick<Supplied, "vatMode">): TaxType =>
  vatMode === "ZERO_RATED" ? "ZERO_RATED" : "TAXED";

const shippingOf = (lines: readonly Supplied[]): Taxed => {
  const [first, ...others] = lines;
  return first ? breakdownOf([first, ...others]).shipping : addTaxed([]);
};

/** What one line of goods costs: the order's own figure. */
export const goodsOf = ({ amount, vatMode }: Supplied): Taxed => withVat(amount, vatMode);

/** What of the fee of a delivery is to be invoiced, and on which kind of invoice. */
export interface FeeToInvoice extends Taxed {
  taxType: TaxType;
}

/**
 * The fee of the delivery that is not invoiced yet. An order has one: the highest that its lines name.
 * It stands on invoices of the way of tax of the line that names it, as far as the `completed` lines of
 * that way name it, beyond what was `invoiced`. So all invoices of an order together are its breakdown,
 * in whatever order its lines come. `standing` are all lines that were neither refused nor cancelled.
 */
export function feeToInvoice(
  { standing, completed }: { standing: readonly Supplied[]; completed: readonly Supplied[] },
  invoiced: Taxed,
): FeeToInvoice {
  const taxType = shippingOf(standing).vat > 0 ? "TAXED" : "ZERO_RATED";
  const fee = shippingOf(completed.filter((line) => taxTypeOf(line) === taxType));
  return { supply: fee.supply - invoiced.supply, vat: fee.vat - invoiced.vat, taxType };
}

/** An invoice in the sums of which its amendments count. */
export interface Amendable extends Taxed {
  status: TaxInvoiceStatus;
  taxType: TaxType;
  writtenOn: Day;
  amends?: { reason: AmendReason } | undefined;
  amendments: readonly (Taxed & { reason: AmendReason; status: TaxInvoiceStatus })[];
}

/** A document that states anew what another one takes back: it stands for itself. */
const statesAnew = ({ reason, supply }: { reason: AmendReason; supply: number }): boolean =>
  supply > 0 && (reason === "ENTRY_ERROR" || reason === "LOCAL_CREDIT");

/** The document that states an invoice anew, in place of all of it. */
export const restatementOf = <
  One extends { reason: AmendReason; supply: number; status: TaxInvoiceStatus },
>({
  amendments,
}: {
  amendments: readonly One[];
}): One | undefined =>
  amendments.find((one) => one.reason === "ENTRY_ERROR" && statesAnew(one) && !isVoid(one.status));

/** What is taken back counts as soon as it is wanted, a rise once it holds. */
const counts = (one: Amendable["amendments"][number]): boolean =>
  !statesAnew(one) && (one.supply > 0 ? isStanding(one.status) : !isVoid(one.status));

/** What an invoice is worth after its amendments. */
export const remainingOf = (invoice: Amendable): Taxed =>
  addTaxed([invoice, ...invoice.amendments.filter(counts)]);

/** These need the supply value that changes, and their own day. */
export const needsSupply = (reason: AmendReason): boolean =>
  reason === "VALUE_CHANGED" || reason === "GOODS_RETURNED" || reason === "LOCAL_CREDIT";
export const needsDay = (reason: AmendReason): boolean =>
  reason === "VALUE_CHANGED" || reason === "GOODS_RETURNED" || reason === "CONTRACT_CANCELLED";

/** Whether an invoice can be amended for that reason now: it was issued, and something is left. */
export function canAmend(invoice: Amendable, reason: AmendReason): boolean {
  const { status, amends, supply } = invoice;
  if (!isStanding(status)) return false;
  if (amends && !statesAnew({ reason: amends.reason, supply })) return false;
  const standing = invoice.amendments.filter((one) => !isVoid(one.status));
  if (reason === "ENTRY_ERROR" && standing.length > 0) return false;
  if (reason === "LOCAL_CREDIT" && invoice.taxType === "ZERO_RATED") return false;
  return remainingOf(invoice).supply > 0;
}

/** One document of an amendment. */
export interface AmendmentDocument extends Taxed {
  taxType: TaxType;
  writtenOn: Day;
}

/** Subtracted from 0, which has no sign of its own then. */
const negative = ({ supply, vat }: Taxed): Taxed => ({ supply: 0 - supply, vat: 0 - vat });

/** The VAT of a part of an invoice, as far as it is left: of all that is left exactly what is left. */
function vatOfPart(
  { taxType }: Pick<Amendable, "taxType">,
  left: Taxed,
  { supply, vat = withVat(supply, "EXCLUDED").vat }: { supply: number; vat?: number | undefined },
): number {
  if (taxType === "ZERO_RATED") return 0;
  return supply === left.supply ? left.vat : Math.min(vat, left.vat);
}

/** How the value of an invoice changes, and the day of that. */
interface Change {
  /** What the value changes by, or what came back. */
  supply?: number | undefined;
  /** Of what is taken back, where it is known; it may differ by a won from that of its supply value. */
  vat?: number | undefined;
  on?: Day | undefined;
}

/**
 * The documents of an amendment, in won (부가가치세법 시행령 제70조 제1항). More than is left is
 * no amendment: undefined.
 */
export function amendmentOf(
  invoice: Amendable,
  reason: AmendReason,
  { supply: stated = 0, vat, on = invoice.writtenOn }: Change,
): AmendmentDocument[] | undefined {
  const { taxType, writtenOn } = invoice;
  const left = remainingOf(invoice);
  // Parts that were rounded apart may name a won of value more than is left, and as much VAT less.
  const isAll = vat !== undefined && Math.abs(stated) + vat === left.supply + left.vat;
  const supply = isAll ? Math.sign(stated) * left.supply : stated;
  const part = (value: number): Taxed => ({
    supply: value,
    vat: vatOfPart(invoice, left, { supply: value, vat }),
  });
  if (needsSupply(reason) && (supply === 0 || -supply > left.supply)) return undefined;
  switch (reason) {
    case "ENTRY_ERROR":
      return [
        { ...negative(left), taxType, writtenOn },
        { ...left, taxType, writtenOn },
      ];
    case "VALUE_CHANGED":
      return [
        supply < 0
          ? { ...negative(part(-supply)), taxType, writtenOn: on }
          : {
              ...withVat(supply, taxType === "TAXED" ? "EXCLUDED" : "ZERO_RATED"),
              taxType,
              writtenOn: on,
            },
      ];
    case "GOODS_RETURNED":
      return supply > left.supply
        ? undefined
        : [{ ...negative(part(Math.abs(supply))), taxType, writtenOn: on }];
    case "CONTRACT_CANCELLED":
      return [{ ...negative(left), taxType, writtenOn: on }];
    case "ISSUED_TWICE":
      return [{ ...negative(left), taxType, writtenOn }];
    case "LOCAL_CREDIT":
      return Math.abs(supply) > left.supply
        ? undefined
        : [
            { ...negative(part(Math.abs(supply))), taxType, writtenOn },
            { supply: Math.abs(supply), vat: 0, taxType: "ZERO_RATED", writtenOn },
          ];
  }
}

/** The most lines that a document states (the provider's limit, TRADE 6). */
export const mostDetails = 99;
/** Decimals of a unit price that a document can state; others are left out (D42-5). */
export const unitPriceDecimals = 2;
