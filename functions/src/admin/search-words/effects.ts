import type { Id } from "@bupum/shared/kernel/ids";
import type { SearchWordEffect } from "@bupum/shared/search/search-words/admin-contract";
import { type AddedWord } from "../../search/catalogue/added-words.ts";
import { search } from "../../search/catalogue/search.ts";
import { listWords } from "../../search/search-words/items.ts";
import { currentView } from "../../search/snapshots/current.ts";

/**
 * How many products each spelling finds by the entries of today, and by these as one entry (S9-3).
 * A search in vain finds none, whatever is shown instead.
 */
export async function effects(
  spellings: readonly string[],
  id: Id<"swd"> | undefined,
): Promise<SearchWordEffect[]> {
  const [view, makers, today] = await Promise.all([
    currentView("products"),
    currentView("manufactors"),
    listWords(true),
  ]);
  const kept = [...today.filter((word) => word.id !== id), { spellings }];
  const count = (keyword: string, words: readonly AddedWord[]) => {
    const { total, isInVain } = search({ view, makers }, { keyword, words, limit: 0 });
    return isInVain ? 0 : total;
  };
  return spellings.map((spelling) => ({
    spelling,
    before: count(spelling, today),
    after: count(spelling, kept),
  }));
}
