import type { ko } from "./ko.ts";

export const zh = {
  title: "条款与政策",
} satisfies typeof ko;
