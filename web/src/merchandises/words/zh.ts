import type { ko } from "./ko.ts";

export const zh = {
  title: "在售商品",
} satisfies typeof ko;
