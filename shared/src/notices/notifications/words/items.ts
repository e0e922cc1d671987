import type { Language } from "../../../kernel/language/languages.ts";
import type { VatMode } from "../../../kernel/money/tax.ts";

/** What stands beside the lines of a notice. */
export interface ItemWords {
  insteadOf: string;
  asked: string;
  vatModes: Record<VatMode, string>;
  total: string;
  including: string;
  vat: string;
  shipping: string;
  shippingOpen: string;
  notShipped: string;
}

export const itemWords: Record<Language, ItemWords> = {
  ko: {
    insteadOf: "대체품 (대신: {part})",
    asked: "요청 {count}",
    vatModes: { EXCLUDED: "부가세 별도", INCLUDED: "부가세 포함", ZERO_RATED: "영세율" },
    total: "합계 {amount}",
    including: "{what} 포함",
    vat: "세액 {amount}",
    shipping: "배송비 {amount}",
    shippingOpen: "배송비 별도",
    notShipped: "{days} 미출고",
  },
  en: {
    insteadOf: "substitute for {part}",
    asked: "{count} requested",
    vatModes: { EXCLUDED: "excl. VAT", INCLUDED: "incl. VAT", ZERO_RATED: "zero-rated" },
    total: "Total {amount}",
    including: "incl. {what}",
    vat: "VAT {amount}",
    shipping: "shipping {amount}",
    shippingOpen: "shipping to be agreed",
    notShipped: "not shipped on {days}",
  },
  zh: {
    insteadOf: "替代品（代替 {part}）",
    asked: "需求 {count}",
    vatModes: { EXCLUDED: "不含税", INCLUDED: "含税", ZERO_RATED: "零税率" },
    total: "合计 {amount}",
    including: "含{what}",
    vat: "税额 {amount}",
    shipping: "运费 {amount}",
    shippingOpen: "运费另议",
    notShipped: "{days} 未发货",
  },
};
