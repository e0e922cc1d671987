import { shipping as enShipping } from "../../../deal/product-estimate-orders/words/en.ts";
import { shipping as koShipping } from "../../../deal/product-estimate-orders/words/ko.ts";
import { shipping as zhShipping } from "../../../deal/product-estimate-orders/words/zh.ts";
import type { Language } from "../../../kernel/language/languages.ts";
import type { VatMode } from "../../../kernel/money/tax.ts";

/** What stands beside the lines of a notice. */
export interface ItemWords {
  insteadOf: string;
  asked: string;
  vatModes: Record<VatMode, string>;
  total: string;
  goods: string;
  vat: string;
  shipping: typeof koShipping;
  notShipped: string;
}

export const itemWords: Record<Language, ItemWords> = {
  ko: {
    insteadOf: "대체품 (대신: {part})",
    asked: "요청 {count}",
    vatModes: { EXCLUDED: "부가세 별도", INCLUDED: "부가세 포함", ZERO_RATED: "영세율" },
    total: "합계 {amount}",
    goods: "물품 {amount}",
    vat: "부가세 {amount}",
    shipping: koShipping,
    notShipped: "{days} 미출고",
  },
  en: {
    insteadOf: "substitute for {part}",
    asked: "{count} requested",
    vatModes: { EXCLUDED: "excl. VAT", INCLUDED: "incl. VAT", ZERO_RATED: "zero-rated" },
    total: "Total {amount}",
    goods: "goods {amount}",
    vat: "VAT {amount}",
    shipping: enShipping,
    notShipped: "not shipped on {days}",
  },
  zh: {
    insteadOf: "替代品（代替 {part}）",
    asked: "需求 {count}",
    vatModes: { EXCLUDED: "不含税", INCLUDED: "含税", ZERO_RATED: "零税率" },
    total: "合计 {amount}",
    goods: "货品 {amount}",
    vat: "税额 {amount}",
    shipping: zhShipping,
    notShipped: "{days} 未发货",
  },
};
