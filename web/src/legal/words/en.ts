import type { ko } from "./ko.ts";

export const en = {
  since: "In force since {date}",
} satisfies typeof ko;
