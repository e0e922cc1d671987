import { readCategories } from "../../reference/category-tags/items.ts";
import { keysOf } from "../../search/text/keystrokes.ts";
import { initialsOf, isInitials } from "../../search/text/hangul.ts";

const keptMs = 60_000;
let kept: { at: number; names: ReturnType<typeof readCategories> } | undefined;

/** The same, cached for a minute in each function instance. */
async function categories(): ReturnType<typeof readCategories> {
  const now = Date.now();
  if (!kept || now - kept.at > keptMs) {
    const names = readCategories();
    kept = { at: now, names };
    // A failed read is not cached: the next request repeats it.
    names.catch(() => (kept = undefined));
  }
  return kept.names;
}

/** How well a name fits: 2 the name starts with the text, 1 a later word does or it contains it. */
function fitOf(name: string, typed: string, keys: string): number {
  if (keysOf(name).startsWith(keys)) return 2;
  const isWord = name.split(/[\s·/,()]+/).some((word) => keysOf(word).startsWith(keys));
  return isWord || (/[가-힣]{2}/.test(typed) && name.replace(/\s/g, "").includes(typed)) ? 1 : 0;
}

/** Names of categories that the text may be completed to, in its script, the best first. */
export async function termsOf(keyword: string): Promise<string[]> {
  const typed = keyword.replace(/\s/g, "");
  const keys = keysOf(keyword);
  if (keys === "") return [];
  const isLatin = /^[\p{ASCII}]+$/u.test(typed);
  const found = (await categories()).flatMap(({ ko, en, zh, parts }) => {
    if (isInitials(typed))
      return initialsOf(ko).includes(typed) ? [{ text: ko, fit: 1, parts }] : [];
    const names = isLatin ? [en] : [ko, zh];
    return names.map((text) => ({ text, fit: fitOf(text, typed, keys), parts }));
  });
  const fitting = found
    .filter(({ fit }) => fit > 0)
    .toSorted((left, right) => right.fit - left.fit || right.parts - left.parts);
  return [...new Set(fitting.map(({ text }) => text))];
}
