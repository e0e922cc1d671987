import { normalize } from "../../kernel/text/normalized.ts";

/** Apart from the contract, so that entry chunks stay free of zod. */
export const productSorts = [
  "createdAt:desc",
  "createdAt:asc",
  "partNumber:asc",
  "partNumber:desc",
] as const;
type ProductSort = (typeof productSorts)[number];

interface Asked {
  state?: string | undefined;
  manufactorId?: string | undefined;
  searchType?: "PART_NAME" | "PRODUCT_NAME" | undefined;
  searchKeyword?: string | undefined;
}

/** Lists of parts by the beginning of a number use this many characters of it. */
export const shortestNumber = 3;

/**
 * Whether the words are the beginning of a number: stated by the caller, or guessed from their
 * form.
 */
export function asksForNumber({ searchType, searchKeyword = "" }: Asked): boolean {
  const key = normalize(searchKeyword);
  if (searchType) return searchType === "PART_NAME";
  return key.length >= shortestNumber && /^[0-9a-z]*\d/.test(key);
}

/**
 * The sorts that each list has: by number within a maker and for the beginning of a number, by age
 * elsewhere; merged parts by the time of the merge, the latest first.
 */
export function productSortsIn(asked: Asked): readonly ProductSort[] {
  const { state, manufactorId, searchKeyword = "" } = asked;
  if (state === "MERGED") return [];
  const isUnderNumber = asksForNumber(asked) && normalize(searchKeyword).length >= shortestNumber;
  const field = manufactorId || isUnderNumber ? "partNumber:" : "createdAt:";
  return productSorts.filter((sort) => sort.startsWith(field));
}
