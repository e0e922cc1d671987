import type { ko } from "./ko.ts";

export const zh = {
  title: "通知",
} satisfies typeof ko;
