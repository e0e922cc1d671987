import type { ko } from "./ko.ts";

export const zh = {
  title: "卖家认证",
} satisfies typeof ko;
