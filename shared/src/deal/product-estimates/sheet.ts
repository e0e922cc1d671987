import type { EstimateStatus } from "../estimate-groups/fields.ts";
import type { Grade } from "../../catalogue/products/rules.ts";
import { en as enParts } from "../../catalogue/products/words/en.ts";
import { ko as koParts } from "../../catalogue/products/words/ko.ts";
import { zh as zhParts } from "../../catalogue/products/words/zh.ts";
import type { InLanguages, Language } from "../../kernel/language/languages.ts";
import { toMajor } from "../../kernel/money/amounts.ts";
import { seoulClock, type SheetColumn, type SheetValue } from "../../kernel/sheet.ts";
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
import type { Line, ReplyType } from "./contract.ts";
import { orderOf } from "./rules.ts";
import { en } from "./words/en.ts";
import { ko } from "./words/ko.ts";
import { zh } from "./words/zh.ts";

const words: Record<Language, { say: typeof ko; terms: Terms }> = {
  ko: { say: ko, terms: { conditions: koConditions, shipping: koShipping } },
  en: { say: en, terms: { conditions: enConditions, shipping: enShipping } },
  zh: { say: zh, terms: { conditions: zhConditions, shipping: zhShipping } },
};
interface Terms {
  conditions: typeof koConditions;
  shipping: typeof koShipping;
}
/** The best substitute of the asked part that the catalogue knows. */
export interface Substitute {
  partNumber: string;
  manufactorName: InLanguages;
  grade?: Grade | undefined;
}
const grades = { ko: koParts.grades, en: enParts.grades, zh: zhParts.grades };
/** "오토닉스 BEN5M (그대로 대체)"; without a grade where nobody said one (D37-8). */
const substituteText = (
  { partNumber, manufactorName, grade }: Substitute,
  language: Language,
): string =>
  `${manufactorName[language]} ${partNumber}${grade ? ` (${grades[language][grade]})` : ""}`;

/** The names of the states in the language of the sheet. */
export interface SheetStates {
  estimate: Record<EstimateStatus, string>;
  line: Record<ReplyType, string>;
  order: Record<EstimateStatus, string>;
}

/** The columns of the sheet, in the order of D4-4; those with a number stay numbers. */
const columns = [
  { head: "groupNumber" },
  { head: "estimateNumber" },
  { head: "createdAt" },
  { head: "dueAt" },
  { head: "status" },
  { head: "buyer", width: 24 },
  { head: "seller", width: 24 },
  { head: "manufactor" },
  { head: "partNumber", width: 28 },
  { head: "product", width: 36 },
  { head: "quantity", isNumber: true },
  { head: "unit", width: 8 },
  { head: "targetPrice", isNumber: true },
  { head: "replyType" },
  { head: "revision", width: 8, isNumber: true },
  { head: "currency", width: 8 },
  { head: "unitPrice", isNumber: true },
  { head: "amount", isNumber: true },
  { head: "moq", isNumber: true },
  { head: "orderMultiple", isNumber: true },
  { head: "leadTimeDays", isNumber: true },
  { head: "condition" },
  { head: "alternative", width: 28 },
  { head: "validUntil" },
  { head: "shippingFeePayer" },
  { head: "rejectReason", width: 24 },
  { head: "poNumber" },
  { head: "orderStatus" },
  { head: "pricedQuantity", isNumber: true },
  { head: "substitute", width: 36 },
  { head: "ownNumber", width: 24 },
] as const satisfies readonly (Omit<SheetColumn, "head"> & { head: keyof typeof ko.heads })[];
type Cells = Record<(typeof columns)[number]["head"], SheetValue>;

const numberOf = (price: string | undefined) => (price === undefined ? undefined : Number(price));

/** The lines of a deal as a sheet: its name, its columns, and the cells of one line. */
export function lineSheet(
  language: Language,
  states: SheetStates,
): {
  name: string;
  columns: SheetColumn[];
  cells: (line: Line, estimate: EstimateStatus, substitute?: Substitute) => SheetValue[];
} {
  const { say, terms } = words[language];
  return {
    name: say.name,
    columns: columns.map((column) => ({ ...column, head: say.heads[column.head] })),
    cells(line, estimate, substitute) {
      const { currentResponse: quote, priceAtQuantity: price } = line;
      const order = orderOf(line);
      const { alternative } = quote ?? {};
      const { rejectReason: reason, rejectDetail: detail } = line;
      const cells: Cells = {
        groupNumber: line.groupNumber,
        estimateNumber: line.estimateNumber,
        createdAt: seoulClock(line.createdAt),
        dueAt: seoulClock(line.dueAt),
        status: states.estimate[estimate],
        buyer: line.buyerName,
        seller: line.sellerName,
        manufactor: line.manufactorName,
        partNumber: line.partNumber,
        product: line.productName,
        quantity: line.quantity,
        unit: line.unit,
        targetPrice: numberOf(line.targetPrice),
        replyType: states.line[line.replyType],
        revision: quote?.revision,
        currency: quote?.currency,
        unitPrice: numberOf(price?.unitPrice),
        amount: quote && price && toMajor(price.amount, quote.currency),
        moq: quote?.moq,
        orderMultiple: quote?.orderMultiple,
        leadTimeDays: quote?.leadTimeDays,
        condition: quote && terms.conditions[quote.condition],
        alternative: alternative && `${alternative.manufactorName} ${alternative.partNumber}`,
        validUntil: quote?.validUntil,
        shippingFeePayer: quote && terms.shipping[quote.shippingFeePayer],
        rejectReason: reason && [say.reasons[reason], detail].filter(Boolean).join(": "),
        poNumber: order?.poNumber,
        orderStatus: order && states.order[order.status],
        pricedQuantity: price?.quantity,
        substitute: substitute && substituteText(substitute, language),
        ownNumber: line.ownNumber,
      };
      return columns.map(({ head }) => cells[head]);
    },
  };
}
