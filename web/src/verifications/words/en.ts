import type { ko } from "./ko.ts";

export const en = {
  title: "Verification",
} satisfies typeof ko;
