import { en } from "@bupum/shared/documents/words/en";
import { ko } from "@bupum/shared/documents/words/ko";
import { zh } from "@bupum/shared/documents/words/zh";
import {
  type Currency,
  currencySymbols,
  minorDigits,
  toMajor,
} from "@bupum/shared/kernel/money/amounts";

export const words = { ko, en, zh };
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
export const filled = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
