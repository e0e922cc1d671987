import { isBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import type { Day } from "@bupum/shared/kernel/time";
import { lastDayToIssue, mostDetails } from "@bupum/shared/papers/tax-invoices/rules";
import type { PopbillFault, PopbillFields } from "./popbill-shapes.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
/** Whole won as a text, such as -12000. */
const isWhole = (value: unknown): value is string =>
  typeof value === "string" && /^-?\d{1,18}$/.test(value);
const isFraction = (value: unknown): boolean =>
  value === undefined || (typeof value === "string" && /^-?\d{1,12}(\.\d{1,2})?$/.test(value));

/** Required texts with the most signs of each. */
const required: Record<string, number> = {
  invoicerCorpName: 200,
  invoicerCEOName: 100,
  invoicerContactName: 100,
  invoiceeCorpName: 200,
  invoiceeCEOName: 100,
};
const optional: Record<string, number> = {
  invoicerAddr: 300,
  invoicerBizType: 100,
  invoicerBizClass: 100,
  invoicerEmail: 100,
  invoiceeAddr: 300,
  invoiceeBizType: 100,
  invoiceeBizClass: 100,
  invoiceeContactName1: 100,
  invoiceeEmail1: 100,
  remark1: 150,
};
const fits = (value: unknown, most: number) => [...textOf(value)].length <= most;

/** The day of yyyyMMdd; undefined where the calendar has none. */
export function dayOf(digits: unknown): Day | undefined {
  const found = /^(\d{4})(\d\d)(\d\d)$/.exec(textOf(digits))?.slice(1).join("-");
  const ms = found === undefined ? Number.NaN : Date.parse(`${found}T00:00:00Z`);
  return new Date(Number.isNaN(ms) ? 0 : ms).toISOString().startsWith(found ?? "-")
    ? found
    : undefined;
}

/** Amendments that state the day of the first invoice have no last day of their own (1, 5, 6). */
const hasLastDay = (modifyCode: unknown) =>
  modifyCode === undefined || [2, 3, 4].includes(Number(modifyCode));
/** Goods that came back, and a contract that ended. */
const takesBack = (modifyCode: unknown) => [3, 4].includes(Number(modifyCode));

/** Whether it is issued after its last day. */
export function isLate({ modifyCode, writeDate }: PopbillFields, today: Day): boolean {
  const writtenOn = dayOf(writeDate);
  return writtenOn !== undefined && hasLastDay(modifyCode) && today > lastDayToIssue(writtenOn);
}

/** Why a document of a seller is refused on that day in Seoul; undefined where it is taken. */
export function documentFault(
  sent: PopbillFields,
  businessNumber: string,
  today: Day,
): PopbillFault | undefined {
  const { invoicerMgtKey, invoicerCorpNum, invoiceeCorpNum, writeDate } = sent;
  if (!/^[\w-]{1,24}$/.test(textOf(invoicerMgtKey))) return "NUMBER";
  if (invoicerCorpNum !== businessNumber) return "OTHER_SELLER";
  if (!hasKnownKinds(sent)) return "KINDS";
  if (!isBusinessNumber(textOf(invoiceeCorpNum))) return "BUYER_NUMBER";
  const faults = Object.entries({ ...required, ...optional }).some(
    ([name, most]) => !fits(sent[name], most) || (name in required && !sent[name]),
  );
  if (faults) return "FIELDS";
  const writtenOn = dayOf(writeDate);
  if (writtenOn === undefined || writtenOn > today) return "WRITE_DATE";
  return amendmentFault(sent) ?? amountFault(sent) ?? lateFault(sent, today);
}

const hasKnownKinds = (sent: PopbillFields) =>
  sent["issueType"] === "정발행" &&
  ["과세", "영세"].includes(textOf(sent["taxType"])) &&
  sent["chargeDirection"] === "정과금" &&
  ["영수", "청구", "없음"].includes(textOf(sent["purposeType"])) &&
  sent["invoiceeType"] === "사업자";

const lateFault = (sent: PopbillFields, today: Day): PopbillFault | undefined =>
  isLate(sent, today) && sent["forceIssue"] !== true ? "LATE" : undefined;

function amendmentFault(sent: PopbillFields): PopbillFault | undefined {
  const { modifyCode, orgNTSConfirmNum, totalAmount } = sent;
  if (modifyCode === undefined) return orgNTSConfirmNum === undefined ? undefined : "MODIFY_CODE";
  if (![1, 2, 3, 4, 5, 6].includes(Number(modifyCode))) return "MODIFY_CODE";
  if (!/^\w{24}$/.test(textOf(orgNTSConfirmNum))) return "ORIGINAL";
  return takesBack(modifyCode) && Number(totalAmount) > 0 ? "NOT_NEGATIVE" : undefined;
}

function amountFault(sent: PopbillFields): PopbillFault | undefined {
  const { supplyCostTotal: supply, taxTotal: tax, totalAmount: total, detailList, taxType } = sent;
  if (!isWhole(supply) || !isWhole(tax) || !isWhole(total)) return "AMOUNTS";
  if (Number(supply) + Number(tax) !== Number(total)) return "TOTAL";
  if (taxType === "영세" && Number(tax) !== 0) return "ZERO_RATED";
  if (!Array.isArray(detailList) || detailList.length > mostDetails) return "LINES";
  // Each field is looked at below.
  const lines = detailList as PopbillFields[];
  if (lines.length === 0) return undefined;
  if (lines.some(({ serialNum }, at) => serialNum !== at + 1)) return "LINES";
  if (!lines.every(isLine)) return "LINE";
  const sumOf = (name: string) => lines.reduce((sum, line) => sum + Number(line[name]), 0);
  return sumOf("supplyCost") === Number(supply) && sumOf("tax") === Number(tax)
    ? undefined
    : "SUMS";
}

const isLine = (line: PopbillFields): boolean =>
  dayOf(line["purchaseDT"]) !== undefined &&
  fits(line["itemName"], 100) &&
  fits(line["spec"], 100) &&
  fits(line["remark"], 100) &&
  isFraction(line["qty"]) &&
  isFraction(line["unitCost"]) &&
  isWhole(line["supplyCost"]) &&
  isWhole(line["tax"]);
