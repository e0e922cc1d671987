import type { ko } from "./ko.ts";

export const en = {
  list: "Suggestions",
  recent: "Recent searches",
  recentHint: "Remove one with Delete",
  drop: "Remove {text}",
  parts: "Parts",
  makers: "Makers",
  terms: "Categories",
  sellers: "Sellers",
} satisfies typeof ko;
