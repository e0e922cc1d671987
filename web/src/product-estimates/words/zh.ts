import type { ko } from "./ko.ts";

export const zh = {
  title: "报价",
} satisfies typeof ko;
