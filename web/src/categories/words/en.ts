import type { ko } from "./ko.ts";

export const en = {
  title: "Categories",
  description:
    "Find industrial parts by kind, narrow down by specification and stock, and compare sellers' prices.",
  page: {
    description:
      "{count} parts in {category}: narrow down by specification, maker, stock and lead time, compare sellers' prices and ask for quotes.",
    missing: "There is no such category",
    guide: "Buying guide",
    below: "Subcategories",
  },
} satisfies typeof ko;
