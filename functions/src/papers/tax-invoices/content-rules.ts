import type { OrderItem } from "../../deal/product-estimate-orders/items.ts";
import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import type { BuyingCompany } from "@bupum/shared/accounts/companies/on-papers";
import type { SellerProfile } from "@bupum/shared/accounts/seller-infos/contract";
import { addTaxed, type Taxed, totalOf } from "@bupum/shared/kernel/money/tax";
import { type Instant, seoulDay } from "@bupum/shared/kernel/time";
import type { Id } from "@bupum/shared/kernel/ids";
import type { InvoiceLine } from "@bupum/shared/papers/tax-invoices/contract";
import type { InvoiceParty } from "@bupum/shared/papers/tax-invoices/fields";
import { feeToInvoice, goodsOf, taxTypeOf } from "@bupum/shared/papers/tax-invoices/rules";
import { type TaxType, taxTypes } from "@bupum/shared/papers/tax-invoices/states";

/** TI-261130-0A1B2C3D4E: the day of an invoice and the end of its id. */
export const invoiceNumber = (id: Id<"tin">, at: Instant): string =>
  `TI-${seoulDay(at).slice(2).replaceAll("-", "")}-${id.slice(-10)}`;

const addressOf = ({ address, detail }: BuyingCompany["address"]) =>
  [address, detail].filter(Boolean).join(" ");

/** 공급받는자 */
export const invoicedBuyer = ({ invoiceEmail, address, ...of }: BuyingCompany): InvoiceParty => ({
  name: of.name,
  businessNumber: of.businessNumber,
  representative: of.representative,
  address: addressOf(address),
  businessType: of.businessType,
  businessItem: of.businessItem,
  email: invoiceEmail,
});

/** 공급자 */
export const invoicingSeller = (of: SellerProfile): InvoiceParty => ({
  name: of.companyName,
  businessNumber: of.businessNumber,
  representative: of.representative,
  address: addressOf(of.address),
  ...(of.businessType !== undefined && { businessType: of.businessType }),
  ...(of.businessItem !== undefined && { businessItem: of.businessItem }),
  email: of.email,
});

/** One purchase order of which something is to be invoiced. */
export interface ToInvoice {
  /** Its completed lines that are to be invoiced, and those that were. */
  lines: readonly { order: OrderItem; on: InvoiceLine["suppliedOn"] }[];
  before: readonly OrderItem[];
  /** All of its lines that were neither refused nor cancelled. */
  standing: readonly OrderItem[];
  /** What of the fee of its delivery was invoiced. */
  shipping: Taxed;
}

/** A line with the way of tax that tells on which invoice it stands. */
interface TypedLine {
  line: InvoiceLine;
  taxType: TaxType;
}

/** As much as a document states, so that a row holds all lines of an invoice (D42-5). */
const cut = (text: string, most: number): string => [...text].slice(0, most).join("");

const goodsLine = ({ order, on }: ToInvoice["lines"][number]): TypedLine => {
  const { name, maker, title } = orderedProduct(order);
  return {
    taxType: taxTypeOf(order),
    line: {
      orderId: order.id,
      poNumber: order.poNumber,
      suppliedOn: on,
      kind: "GOODS",
      name: cut(name ?? title, 100),
      spec: cut([maker, name === undefined ? undefined : title].filter(Boolean).join(" "), 60),
      quantity: order.quantity,
      unit: cut(order.unit, 8),
      // A price with VAT in it is no unit price of an invoice.
      ...(order.vatMode !== "INCLUDED" && { unitPrice: order.unitPrice }),
      ...goodsOf(order),
    },
  };
};

/**
 * The lines of the invoices of one purchase order: its goods, and the fee of its delivery as far as it
 * is not invoiced yet, beside goods of the same way of tax.
 */
export function linesOf({ lines, before, standing, shipping }: ToInvoice): TypedLine[] {
  const goods = lines.map(goodsLine);
  // Once on each invoice of the purchase order, so that a row holds it (D42-5).
  const own = lines[0]?.order.buyerPoNumber;
  for (const type of taxTypes) {
    const first = goods.find((one) => one.taxType === type);
    if (own && first) first.line.buyerPoNumber = own;
  }
  const completed = [...before, ...lines.map(({ order }) => order)];
  const { taxType, ...fee } = feeToInvoice({ standing, completed }, shipping);
  const last = lines
    .filter(({ order }) => taxTypeOf(order) === taxType)
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .at(-1);
  if (!last || totalOf(fee) === 0) return goods;
  const { poNumber } = last.order;
  const line = { poNumber, suppliedOn: last.on, kind: "SHIPPING", ...fee } as const;
  return [...goods, { line, taxType }];
}

/** Each line with the buyer's own number of its purchase order, which the first of them states. */
export function withOwnNumbers(lines: readonly InvoiceLine[]): InvoiceLine[] {
  const numbers = new Map(
    lines.flatMap(({ poNumber, buyerPoNumber }) =>
      poNumber && buyerPoNumber ? [[poNumber, buyerPoNumber]] : [],
    ),
  );
  return lines.map((line) => {
    const own = line.poNumber && numbers.get(line.poNumber);
    return own ? { ...line, buyerPoNumber: own } : line;
  });
}

export const sumOf = (lines: readonly Taxed[]): Taxed =>
  addTaxed(lines.map(({ supply, vat }) => ({ supply, vat })));
