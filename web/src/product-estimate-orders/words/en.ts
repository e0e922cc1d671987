import type { ko } from "./ko.ts";

export const en = {
  title: "Orders",
} satisfies typeof ko;
