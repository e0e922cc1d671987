import type { ko } from "./ko.ts";

export const en = {
  title: "Parts",
} satisfies typeof ko;
