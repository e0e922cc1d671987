import type { ko } from "./ko.ts";

export const en = {
  title: "Seller certification",
} satisfies typeof ko;
