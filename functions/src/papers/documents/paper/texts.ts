import type { ko } from "@bupum/shared/papers/documents/words/ko";
import {
  type Currency,
  currencySymbols,
  minorDigits,
  toMajor,
} from "@bupum/shared/kernel/money/amounts";

export type Say = typeof ko;
const money = (minor: number, of: Currency) =>
  toMajor(minor, of).toLocaleString("en-US", {
    minimumFractionDigits: minorDigits[of],
    maximumFractionDigits: minorDigits[of],
  });
export const withSymbol = (minor: number, of: Currency) =>
  `${currencySymbols[of]}${money(minor, of)}`;
export const grouped = (price: string) => {
  const [whole = "0", fraction] = price.split(".");
  const said = Number(whole).toLocaleString("en-US");
  return fraction ? `${said}.${fraction}` : said;
};
