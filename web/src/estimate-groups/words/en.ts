import type { ko } from "./ko.ts";

export const en = {
  title: "Quote request",
} satisfies typeof ko;
