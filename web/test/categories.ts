import type { CategoryTag } from "@bupum/shared/reference/category-tags/contract";

export const categoryIdOf = (letter: string) => `cat_01KB000000000000000000000${letter}` as const;

const categoryOf = (letter: string, ko: string, parentId?: CategoryTag["id"]): CategoryTag => ({
  id: categoryIdOf(letter),
  ...(parentId && { parentId }),
  name: { ko, en: ko, zh: ko },
  order: 0,
  productCount: 1,
});

/** Two levels: A power with B breakers below it, and C sensors. */
export const categoriesReply = () => ({
  status: 200,
  body: {
    items: [
      categoryOf("A", "전력기기"),
      categoryOf("B", "소형차단기", categoryIdOf("A")),
      categoryOf("C", "센서"),
    ],
  },
});
