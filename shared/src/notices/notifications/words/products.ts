import type { Language } from "../../../kernel/language/languages.ts";
import type { SaidState } from "../../../catalogue/products/lives.ts";
import type { NoticeWords } from "./types.ts";

type PartEvent = "PART_IN_STOCK" | "PART_NEW_SELLER" | "PART_LIFE_CHANGED";

/** News of a part (D14-3, D35-6). */
export const productWords: Record<Language, Pick<NoticeWords["events"], PartEvent>> = {
  ko: {
    PART_IN_STOCK: {
      title: "입고: {part}",
      body: "즐겨찾기에 등록한 {maker} {part} 부품이 입고되었습니다. 판매자 {sellers}곳의 가격을 확인해 보세요.",
      button: "부품 보기",
    },
    PART_NEW_SELLER: {
      title: "새 판매자: {part}",
      body: "즐겨찾기에 등록한 {maker} {part} 부품에 새 판매자가 등록되었습니다. 현재 {sellers}곳에서 판매합니다.",
      button: "부품 보기",
    },
    PART_LIFE_CHANGED: {
      title: "생산 상태 변경: {part}",
      body: "구매 이력이나 내 번호가 있는 {maker} {part} 부품의 생산 상태가 변경되었습니다. {life}",
      button: "부품 보기",
    },
  },
  en: {
    PART_IN_STOCK: {
      title: "Back in stock: {part}",
      body: "{part} by {maker}, which you bookmarked, is in stock again. Compare the prices of its sellers ({sellers}).",
      button: "View part",
    },
    PART_NEW_SELLER: {
      title: "New seller: {part}",
      body: "One more seller offers {part} by {maker}, which you bookmarked. Sellers now: {sellers}.",
      button: "View part",
    },
    PART_LIFE_CHANGED: {
      title: "Life cycle changed: {part}",
      body: "About {part} by {maker}, which you bought or have an own number for: {life}",
      button: "View part",
    },
  },
  zh: {
    PART_IN_STOCK: {
      title: "到货：{part}",
      body: "您收藏的 {maker} {part} 已到货。请查看 {sellers} 家卖家的价格。",
      button: "查看零件",
    },
    PART_NEW_SELLER: {
      title: "新卖家：{part}",
      body: "您收藏的 {maker} {part} 有了新卖家，现有 {sellers} 家在售。",
      button: "查看零件",
    },
    PART_LIFE_CHANGED: {
      title: "生产状态变更：{part}",
      body: "您购买过或设有自有编号的 {maker} {part} 的生产状态已变更。{life}",
      button: "查看零件",
    },
  },
};

/** What became of the life of a part, and what to order instead (D35-6). */
export const lifeWords: Record<Language, Record<SaidState | "instead", string>> = {
  ko: {
    ACTIVE: "다시 생산됩니다.",
    NOT_FOR_NEW_DESIGNS: "신규 설계에는 권장되지 않습니다.",
    LAST_ORDER: "{lastOrderOn}까지 마지막 주문을 받습니다.",
    DISCONTINUED: "단종되었습니다.",
    REPLACED: "다른 부품으로 대체되었습니다.",
    instead: "대신 {successor} 부품을 주문할 수 있습니다.",
  },
  en: {
    ACTIVE: "It is made again.",
    NOT_FOR_NEW_DESIGNS: "It is not recommended for new designs.",
    LAST_ORDER: "Last orders are taken until {lastOrderOn}.",
    DISCONTINUED: "It is discontinued.",
    REPLACED: "It is replaced by another part.",
    instead: "{successor} can be ordered instead.",
  },
  zh: {
    ACTIVE: "已恢复生产。",
    NOT_FOR_NEW_DESIGNS: "不建议用于新设计。",
    LAST_ORDER: "{lastOrderOn}前接受最后订购。",
    DISCONTINUED: "已停产。",
    REPLACED: "已被其他零件替代。",
    instead: "可改订 {successor}。",
  },
};
