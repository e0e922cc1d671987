import type { ko } from "./ko.ts";

export const zh = {
  title: "零部件",
} satisfies typeof ko;
