import type { ko } from "./ko.ts";

export const zh = {
  title: "订单",
} satisfies typeof ko;
