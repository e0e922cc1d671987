import { normalize } from "../../kernel/text/text.ts";
import type { Instant } from "../../kernel/time.ts";
import type { estimateSearchTypes } from "../estimate-groups/sides.ts";
import type { EstimateRow } from "./contract.ts";

/** The texts of a row that a search matches, all normalised (D3-6). */
export interface SearchTexts {
  /** Names and part numbers. */
  productText: string;
  /** Makers' names. */
  manufactorText: string;
  buyerText: string;
  sellerText: string;
  /** Human numbers and the title. */
  numberText: string;
}
type SearchType = (typeof estimateSearchTypes)[number];

/** When a seller has to answer: the first of the waiting lines may have a deadline of its own. */
export const dueOf = ({ dueAt, nextDueAt }: Pick<EstimateRow, "dueAt" | "nextDueAt">): Instant =>
  nextDueAt ?? dueAt;

/** Joins texts so that no search matches across two of them. */
export const searchText = (...texts: (string | undefined)[]): string =>
  [...new Set(texts.map((text) => normalize(text ?? "")))].filter(Boolean).join(" ");

/** Whether a row matches the keyword, in one kind of text or in any. */
export function isFound(
  row: SearchTexts,
  side: "BUY" | "SELL",
  searchType: SearchType | undefined,
  searchKeyword: string | undefined,
): boolean {
  if (!searchKeyword) return true;
  const wanted = normalize(searchKeyword);
  return wanted !== "" && textsOf(row, side, searchType).some((text) => text.includes(wanted));
}

/** All texts by which one side can find a row. */
export const foundBy = (row: SearchTexts, side: "BUY" | "SELL"): string[] => [
  ...textsOf(row, side),
  ...(side === "BUY" ? [row.buyerText] : []),
];

function textsOf(row: SearchTexts, side: "BUY" | "SELL", searchType?: SearchType): string[] {
  switch (searchType) {
    case "PRODUCT":
      return [row.productText];
    case "MANUFACTOR":
      return [row.manufactorText];
    case "BUYER":
      return [row.buyerText];
    case "SELLER":
      // On the seller's side BUYER and SELLER both mean the counterpart (D3-6).
      return [side === "SELL" ? row.buyerText : row.sellerText];
    case undefined: {
      const counterpart = side === "SELL" ? row.buyerText : row.sellerText;
      return [row.productText, row.manufactorText, row.numberText, counterpart];
    }
  }
}
