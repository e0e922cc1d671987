import { normalize } from "@bupum/shared/kernel/text/text";
import type { SearchWordProposal } from "@bupum/shared/search/search-words/admin-contract";
import { readCategories } from "../../reference/category-tags/items.ts";
import { proposalsFor } from "../../search/text/proposals.ts";

/** Known words that are the nearest to those of a keyword. */
export async function proposals(keyword: string): Promise<SearchWordProposal[]> {
  const categories = await readCategories();
  const names = categories.flatMap(({ ko, en, zh }) => [ko, en, zh]);
  const own = new Set(names.map(normalize));
  return proposalsFor(keyword, names).map((word) => ({
    word,
    from: own.has(normalize(word)) ? "CATEGORY" : "DICTIONARY",
  }));
}
