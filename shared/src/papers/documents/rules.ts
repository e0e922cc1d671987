import type { vatModes } from "../../deal/product-estimate-responses/contract.ts";

type VatMode = (typeof vatModes)[number];

/**
 * Supply value and tax of one amount in minor units, each line by itself, halves up: 10 % on top,
 * or within an amount that includes it (D4-7).
 */
export function withVat(amount: number, mode: VatMode): { supply: number; vat: number } {
  if (mode === "ZERO_RATED") return { supply: amount, vat: 0 };
  if (mode === "EXCLUDED") return { supply: amount, vat: Math.round(amount / 10) };
  const supply = Math.round((amount * 10) / 11);
  return { supply, vat: amount - supply };
}

const digits = ["", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"];
const tens = ["", "십", "백", "천"];
const myriads = ["", "만", "억", "조", "경"];

/** Won in words, as papers say them: 1,234,000 is 일금 일백이십삼만사천원정. */
export function wonInWords(won: number): string {
  if (won === 0) return "일금 영원정";
  const groups = [...String(won)].reduceRight<string[]>((made, digit, at, all) => {
    const place = all.length - 1 - at;
    const group = Math.floor(place / 4);
    const word = digit === "0" ? "" : `${digits[Number(digit)]}${tens[place % 4]}`;
    made[group] = word + (made[group] ?? "");
    return made;
  }, []);
  const said = groups.map((group, at) => (group ? `${group}${myriads[at]}` : ""));
  return `일금 ${said.toReversed().join("")}원정`;
}
