import type { ko } from "./ko.ts";

export const en = {
  title: "Terms and policies",
} satisfies typeof ko;
