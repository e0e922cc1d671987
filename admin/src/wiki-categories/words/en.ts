import type { ko } from "./ko.ts";

export const en = {
  title: "Wiki categories",
  hint: "Up to two levels. A category with wiki pages cannot be deleted.",
  count: "{count, plural, one {# page} other {# pages}}",
} satisfies typeof ko;
