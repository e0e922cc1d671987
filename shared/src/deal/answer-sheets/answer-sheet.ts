import type { Language } from "../../kernel/language/languages.ts";
import { currencies } from "../../kernel/money/amounts.ts";
import { priceAt } from "../../kernel/money/amounts.ts";
import { seoulClock, type SheetValue } from "../../kernel/sheet.ts";
import { ownMerchandise } from "../product-estimates/own-merchandise.ts";
import type { Instant } from "../../kernel/time.ts";
import {
  conditions as enConditions,
  shipping as enShipping,
} from "../../selling/merchandises/words/en.ts";
import {
  conditions as koConditions,
  shipping as koShipping,
} from "../../selling/merchandises/words/ko.ts";
import {
  conditions as zhConditions,
  shipping as zhShipping,
} from "../../selling/merchandises/words/zh.ts";
import type { EstimateLine } from "../product-estimates/contract.ts";
import { en as enLines } from "../product-estimates/words/en.ts";
import { ko as koLines } from "../product-estimates/words/ko.ts";
import { zh as zhLines } from "../product-estimates/words/zh.ts";
import { type LastTerms, usualValidUntil } from "../product-estimate-responses/last-terms.ts";
import { en } from "../product-estimate-responses/words/en.ts";
import { ko } from "../product-estimate-responses/words/ko.ts";
import { zh } from "../product-estimate-responses/words/zh.ts";

/** The most lines of one sheet; lines that are due first come first. */
export const mostAnswerSheetRows = 500;

/** What is asked for. Only the part number is read back, and it must fit the key. */
const askedColumns = [
  "groupNumber",
  "estimateNumber",
  "buyer",
  "dueAt",
  "manufactor",
  "partNumber",
  "product",
  "ownNumber",
  "quantity",
  "unit",
  "targetPrice",
  "wanted",
  "asked",
  "listed",
] as const;
/** What the seller fills in: a price to quote the line, or a reason to refuse it. */
export const filledColumns = [
  "unitPrice",
  "currency",
  "moq",
  "orderMultiple",
  "leadTimeDays",
  "condition",
  "shippingFeePayer",
  "validUntil",
  "memo",
  "rejectReason",
  "rejectDetail",
] as const;
export const answerSheetColumns = [...askedColumns, ...filledColumns, "key"] as const;
export type AnswerSheetColumn = (typeof answerSheetColumns)[number];

const widths: Partial<Record<AnswerSheetColumn, number>> = {
  buyer: 20,
  partNumber: 24,
  product: 28,
  ownNumber: 20,
  unit: 8,
  asked: 24,
  currency: 8,
  memo: 24,
  rejectReason: 22,
  rejectDetail: 24,
  key: 44,
};
/** Columns that are read back as text; a spreadsheet must not turn them into numbers or dates. */
const textColumns: ReadonlySet<AnswerSheetColumn> = new Set([
  "groupNumber",
  "estimateNumber",
  "partNumber",
  "ownNumber",
  "validUntil",
  "key",
]);

export const answerSheetWords = {
  ko: {
    name: ko.name,
    heads: { ...koLines.heads, ...ko.heads },
    reasons: koLines.reasons,
    conditions: koConditions,
    shipping: koShipping,
  },
  en: {
    name: en.name,
    heads: { ...enLines.heads, ...en.heads },
    reasons: enLines.reasons,
    conditions: enConditions,
    shipping: enShipping,
  },
  zh: {
    name: zh.name,
    heads: { ...zhLines.heads, ...zh.heads },
    reasons: zhLines.reasons,
    conditions: zhConditions,
    shipping: zhShipping,
  },
} satisfies Record<Language, object>;

/** The key of a line and of the version that was downloaded. */
export const answerSheetKey = ({ id, version }: Pick<EstimateLine, "id" | "version">): string =>
  `${id}@${version}`;

/** The columns of the sheet: heading, and the choices that a cell offers. */
export function answerSheetBook(language: Language) {
  const { heads, reasons, conditions, shipping } = answerSheetWords[language];
  const choices: Partial<Record<AnswerSheetColumn, readonly string[]>> = {
    currency: currencies,
    condition: Object.values(conditions),
    shippingFeePayer: Object.values(shipping),
    rejectReason: Object.values(reasons),
  };
  const filled: ReadonlySet<string> = new Set(filledColumns);
  return answerSheetColumns.map((column) => ({
    head: heads[column],
    width: widths[column] ?? 14,
    isText: textColumns.has(column),
    isFilledIn: filled.has(column),
    ...(choices[column] && { choices: choices[column] }),
  }));
}

/**
 * One line's row: the terms that the answer form starts with, but no price, since a row with a
 * price is sent.
 */
export function answerSheetRow(
  line: EstimateLine,
  language: Language,
  now: Instant,
  last: LastTerms | undefined,
): SheetValue[] {
  const { conditions, shipping } = answerSheetWords[language];
  const { requiredCondition } = line;
  const own = ownMerchandise(line);
  const [first] = own?.breaks ?? [];
  const wanted = requiredCondition === "ANY" ? "NEW" : requiredCondition;
  const cells: Partial<Record<AnswerSheetColumn, SheetValue>> = {
    groupNumber: line.groupNumber,
    estimateNumber: line.estimateNumber,
    buyer: line.buyerName,
    dueAt: seoulClock(line.dueAt),
    manufactor: line.manufactorName,
    partNumber: line.partNumber,
    ownNumber: line.ownNumber,
    product: line.productName,
    quantity: line.quantity,
    unit: line.unit,
    targetPrice: line.targetPrice === undefined ? undefined : Number(line.targetPrice),
    wanted: requiredCondition === "ANY" ? undefined : conditions[requiredCondition],
    asked: line.memo,
    listed: own && first && Number(priceAt(own.breaks, line.quantity) ?? first.unitPrice),
    currency: own?.currency ?? last?.currency ?? "KRW",
    moq: first?.minQty ?? 1,
    orderMultiple: own?.orderMultiple ?? 1,
    leadTimeDays: own?.leadTimeDays,
    condition: conditions[own?.condition ?? wanted],
    shippingFeePayer: shipping[last?.shippingFeePayer ?? "BUYER_PAYS"],
    validUntil: usualValidUntil(last, now),
    key: answerSheetKey(line),
  };
  return answerSheetColumns.map((column) => cells[column]);
}
