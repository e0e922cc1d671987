import type { ko } from "./ko.ts";

export const zh = {
  title: "卖家审核",
} satisfies typeof ko;
