import { concepts, koreanSpellings } from "./concepts.ts";

// Spellings of the Korean parts trade that mean the same: text and query are both converted to one,
// so that a buyer finds by any of them, also within a compound.

const anyKnown = new RegExp(
  [...koreanSpellings.keys()].toSorted((a, b) => b.length - a.length).join("|"),
  "g",
);

/** Spellings that a text may contain. */
export function knownSpellings(text: string): string[] {
  const spelled = canonical(text);
  return concepts.flatMap(({ name, spellings }) =>
    spelled.includes(name) ? spellings.filter((word) => koreanSpellings.has(word)) : [],
  );
}

/** Normalised Korean text with every known spelling replaced by the name of what it means. */
export const canonical = (text: string): string =>
  text.replace(anyKnown, (found) => koreanSpellings.get(found) ?? found);
