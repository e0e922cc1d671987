import type { MatchResult } from "@bupum/shared/catalogue/products/contract";
import { sureProduct } from "@bupum/shared/catalogue/products/rules";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api.ts";
import { hasToken } from "../../session.ts";

interface PastedProduct {
  partNumber: string;
  manufactorName?: string;
  /** What its sheet says the buyer calls the part. */
  ownNumber?: string;
}

/**
 * What the reader calls the part comes before what the catalogue knows (D31-2). Where a sheet says
 * both numbers, the one beside it decides between the parts of an own number; where it is of none of
 * them, its reader is asked (D31-3).
 */
function ownOrKnown(
  own: MatchResult | undefined,
  known: MatchResult,
  saysBoth: boolean,
): MatchResult {
  if (!own || own.match === "NONE") return known;
  const beside = saysBoth ? sureProduct(known) : undefined;
  if (!beside) return own;
  const same = own.parts.find(({ id }) => id === beside.id);
  return same
    ? { match: "EXACT", reason: "OWN_NUMBER", parts: [same] }
    : { match: "AMBIGUOUS", reason: "OWN_NUMBER_ELSE", parts: [...own.parts, beside] };
}

/** What rows of a sheet are in the catalogue, each with the row that it is the answer to. */
export const matchesOf = (rows: readonly PastedProduct[]) => {
  const named = rows.filter(({ partNumber }) => partNumber !== "");
  return queryOptions({
    queryKey: ["products", "match", named],
    queryFn: async ({ signal }) => {
      const plain = named.map(({ ownNumber: _own, ...row }) => row);
      const ownFirst = named.map(({ ownNumber, ...row }) =>
        ownNumber === undefined ? row : { ...row, partNumber: ownNumber },
      );
      const [{ items }, own] = await Promise.all([
        api.products.match({ body: { rows: plain } }, { signal }),
        hasToken() ? api.ownNumbers.match({ body: { rows: ownFirst } }, { signal }) : undefined,
      ]);
      return items.map((known, at) => ({
        row: named[at],
        matched: ownOrKnown(own?.items[at], known, named[at]?.ownNumber !== undefined),
      }));
    },
    enabled: named.length > 0,
  });
};
