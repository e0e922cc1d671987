import type { ko } from "./ko.ts";

export const zh = {
  stockOf: "现货 {count, number} {unit}",
  stockAtLeast: "现货 {count, number} {unit}以上",
  lowestInStock: "现货最低价",
  lowest: "最低价",
  shipsIn: "{days, plural, =0 {当天发货} other {交期 #个工作日}}",
} satisfies typeof ko;
