import type { Language } from "../../kernel/language/language-of.ts";

/** What a feed of wikis says of itself in a reader's list. */
export const feedWords: Record<Language, { title: string; description: string }> = {
  ko: { title: "부품 위키", description: "현장에서 확인한 교체, 결선, 설정 방법" },
  en: {
    title: "Bupum Wiki",
    description: "Replacing, wiring and setting parts, as the field does",
  },
  zh: { title: "Bupum 百科", description: "来自现场的更换、接线与设置方法" },
};
