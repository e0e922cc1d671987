import type { ko } from "./ko.ts";

export const zh = {
  title: "询价",
} satisfies typeof ko;
