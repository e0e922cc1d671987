import type { ko } from "./ko.ts";

export const en = {
  title: "Seller approvals",
} satisfies typeof ko;
