import type { ko } from "./words/ko.ts";

export type IssuerCode = keyof (typeof ko)["issuers"];
const known: Record<IssuerCode, true> = {
  "3K": true,
  "46": true,
  "71": true,
  "30": true,
  "31": true,
  "51": true,
  "38": true,
  "41": true,
  "62": true,
  "36": true,
  "33": true,
  W1: true,
  "37": true,
  "39": true,
  "35": true,
  "42": true,
  "15": true,
  "3A": true,
  "24": true,
  "21": true,
  "61": true,
  "11": true,
  "91": true,
  "34": true,
};

/** Whether words have a name for it; the provider adds codes without a word. */
export const isIssuer = (code: string): code is IssuerCode => Object.hasOwn(known, code);
