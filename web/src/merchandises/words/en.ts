import type { ko } from "./ko.ts";

export const en = {
  title: "Sale items",
} satisfies typeof ko;
