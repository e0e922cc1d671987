import type { Language } from "../../kernel/language/language-of.ts";

/** What a feed says of itself in a reader's list. */
export const feedWords: Record<Language, { title: string; description: string }> = {
  ko: { title: "부품 뉴스", description: "산업용 부품 시장의 새 소식" },
  en: { title: "Bupum News", description: "What is new in the market of industrial parts" },
  zh: { title: "Bupum 资讯", description: "工业零部件市场最新动态" },
};
