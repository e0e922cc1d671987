import type { ko } from "./ko.ts";

export const en = {
  title: "Quotes",
} satisfies typeof ko;
