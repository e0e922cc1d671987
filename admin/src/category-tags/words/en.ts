import type { ko } from "./ko.ts";

export const en = {
  title: "Categories",
  hint: "Up to three levels. The arrows change the order within a level.",
  names: { ko: "Name (Korean)", en: "Name (English)", zh: "Name (Chinese)" },
  path: "Place",
  key: "Pictogram",
  keyHint: "English name of the pictogram. Left empty, that of the parent is used.",
  parts: "{count, plural, one {# part} other {# parts}}",
  productCount: "Parts",
  createdAt: "Added",
} satisfies typeof ko;
