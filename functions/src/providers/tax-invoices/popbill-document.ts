import type { InvoiceLine } from "@bupum/shared/papers/tax-invoices/contract";
import type { InvoiceParty } from "@bupum/shared/papers/tax-invoices/fields";
import { mostDetails, unitPriceDecimals } from "@bupum/shared/papers/tax-invoices/rules";
import { addTaxed } from "@bupum/shared/kernel/money/tax";
import type { Day } from "@bupum/shared/kernel/time";
import type { Wanted } from "./port.ts";
import { dayText } from "./popbill-shapes.ts";

/** The longest texts of a document, in signs (P11-2). */
const longest = {
  name: 200,
  person: 100,
  address: 300,
  business: 100,
  email: 100,
  item: 100,
  spec: 60,
  lineRemark: 100,
  remark: 150,
} as const;
const taxTypes = { TAXED: "과세", ZERO_RATED: "영세" } as const;

/** A text without its end, if it is too long; absent where there is none. */
const cut = (text: string | undefined, most: number): string | undefined =>
  text ? [...text].slice(0, most).join("") : undefined;

/** Only its digits: the provider takes no hyphens. */
export const digitsOf = (businessNumber: string): string => businessNumber.replaceAll(/\D/g, "");

/** A line of a document. Amounts are texts; what is undefined is not sent. */
export interface PopbillLine {
  serialNum: number;
  purchaseDT: string;
  itemName: string;
  spec?: string | undefined;
  qty?: string | undefined;
  unitCost?: string | undefined;
  supplyCost: string;
  tax: string;
  remark?: string | undefined;
}

const fixedNames = { GOODS: "부품", SHIPPING: "운임", AMENDMENT: "수정 발행분" } as const;
const nameOf = ({ kind, name, spec }: InvoiceLine): string =>
  kind === "SHIPPING" ? fixedNames.SHIPPING : name || spec || fixedNames[kind];

/** Quantity and unit price where the provider can state both as they are; else only the value. */
function priceOf({ quantity, unitPrice }: InvoiceLine): Pick<PopbillLine, "qty" | "unitCost"> {
  const decimals = unitPrice?.split(".")[1]?.replace(/0+$/, "") ?? "";
  if (unitPrice === undefined || decimals.length > unitPriceDecimals) return {};
  const unitCost = unitPrice?.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
  return { qty: quantity === undefined ? undefined : String(quantity), unitCost };
}

const lineOf = (line: InvoiceLine, at: number): PopbillLine => ({
  serialNum: at + 1,
  purchaseDT: dayText(line.suppliedOn),
  itemName: cut(nameOf(line), longest.item)!,
  spec: cut(line.spec, longest.spec),
  ...priceOf(line),
  supplyCost: String(line.supply),
  tax: String(line.vat),
  // Our number of the order, and the buyer's own.
  remark: cut([line.poNumber, line.buyerPoNumber].filter(Boolean).join(" / "), longest.lineRemark),
});

/** All lines, or as many as fit and one with the sums of the rest. */
function linesOf(lines: readonly InvoiceLine[]): PopbillLine[] {
  if (lines.length <= mostDetails) return lines.map(lineOf);
  const shown = lines.slice(0, mostDetails - 1);
  const rest = lines.slice(mostDetails - 1);
  const { supply, vat } = addTaxed(rest);
  const last: Day = rest
    .map(({ suppliedOn }) => suppliedOn)
    .toSorted()
    .at(-1)!;
  return [
    ...shown.map(lineOf),
    {
      serialNum: mostDetails,
      purchaseDT: dayText(last),
      itemName: `외 ${rest.length}건`,
      supplyCost: String(supply),
      tax: String(vat),
    },
  ];
}

const sellerOf = (party: InvoiceParty) => ({
  invoicerCorpNum: digitsOf(party.businessNumber),
  invoicerCorpName: cut(party.name, longest.name),
  invoicerCEOName: cut(party.representative, longest.person),
  invoicerAddr: cut(party.address, longest.address),
  invoicerBizType: cut(party.businessType, longest.business),
  invoicerBizClass: cut(party.businessItem, longest.business),
  invoicerContactName: cut(party.representative, longest.person),
  invoicerEmail: cut(party.email, longest.email),
});

const buyerOf = (party: InvoiceParty) => ({
  invoiceeType: "사업자",
  invoiceeCorpNum: digitsOf(party.businessNumber),
  invoiceeCorpName: cut(party.name, longest.name),
  invoiceeCEOName: cut(party.representative, longest.person),
  invoiceeAddr: cut(party.address, longest.address),
  invoiceeBizType: cut(party.businessType, longest.business),
  invoiceeBizClass: cut(party.businessItem, longest.business),
  invoiceeContactName1: cut(party.representative, longest.person),
  invoiceeEmail1: cut(party.email, longest.email),
});

/** A tax invoice as the provider's document: 정발행, charged to the seller's side, unpaid (P11-2). */
export function documentOf(wanted: Wanted) {
  const { amends, late, supply, vat } = wanted;
  return {
    issueType: "정발행",
    taxType: taxTypes[wanted.taxType],
    chargeDirection: "정과금",
    purposeType: "청구",
    writeDate: dayText(wanted.writtenOn),
    supplyCostTotal: String(supply),
    taxTotal: String(vat),
    totalAmount: String(supply + vat),
    remark1: cut(wanted.remark, longest.remark),
    invoicerMgtKey: wanted.number,
    ...sellerOf(wanted.seller),
    ...buyerOf(wanted.buyer),
    ...(amends && { modifyCode: amends.code, orgNTSConfirmNum: amends.approvalNumber }),
    detailList: linesOf(wanted.lines),
    ...(late && { forceIssue: true }),
  };
}
