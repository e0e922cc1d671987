import type { ko } from "./ko.ts";

export const en = {
  stockOf: "{count, number} {unit} in stock",
  stockAtLeast: "{count, number}+ {unit} in stock",
  lowestInStock: "Lowest in stock",
  lowest: "Lowest",
  shipsIn:
    "{days, plural, =0 {Ships today} one {Ships in # business day} other {Ships in # business days}}",
} satisfies typeof ko;
