import type { ko } from "./ko.ts";

export const zh = {
  title: "身份验证",
} satisfies typeof ko;
