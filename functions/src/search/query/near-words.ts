import { readCategories } from "../../reference/category-tags/items.ts";
import { normalize } from "@bupum/shared/kernel/text/text";
import { lettersOf } from "../text/hangul.ts";
import { canonical, knownSpellings } from "../text/terms.ts";
import { hasHangul } from "../text/tokens.ts";
import { lexiconPk, makerPk, wordPk } from "../index/items.ts";
import { isOneEditApart } from "../text/edits.ts";
import type { QueryWord } from "./parse.ts";
import type { Posting } from "./posting.ts";
import { span } from "./reads.ts";
import type { RunningSearch } from "./search.ts";
import { opened } from "./words.ts";

const shortestLatin = 4;
const shortestHangul = 2;
const mostWords = 2;
const mostShown = 3;
/** Words that share the first half of what was typed, or its first two letters. */
const most = { alike: 400, near: 1_000 };

/**
 * Keywords in which one word is replaced by one that is a typo away: a word of the index or, in
 * Hangul, of the names of categories that have parts. Used only where nothing was found; needs no
 * index rows of its own.
 */
export async function nearKeywords(asked: RunningSearch): Promise<string[]> {
  const { keyword, parsed } = asked;
  const typed = keyword.normalize("NFKC").trim().split(/\s+/);
  const unknown = await Promise.all(
    parsed.wanted.map(async (one) => ((await isKnown(asked, one)) ? [] : [one])),
  );
  const found = unknown
    .flat()
    .slice(0, mostWords)
    .map(async (wanted) => {
      const words = await wordsNear(asked, wanted);
      return words.map((word) =>
        typed.map((one) => (normalize(one) === normalize(wanted.text) ? word : one)).join(" "),
      );
    });
  const all = (await Promise.all(found)).flat().filter((one) => one !== typed.join(" "));
  return [...new Set(all)].slice(0, mostShown);
}

const isWhole = (postings: readonly Posting[]) => postings.every(({ isEmpty }) => !isEmpty);
/** Whether the index has the word; its postings were requested when the query began. */
async function isKnown(asked: RunningSearch, { ways, makers }: QueryWord): Promise<boolean> {
  const { entity } = asked;
  const [named, ...found] = await Promise.all([
    Promise.all(makers.map((name) => opened(asked, makerPk(entity, name)))),
    ...ways.map((way) => Promise.all(way.map((term) => opened(asked, wordPk(entity, term))))),
  ]);
  return named.some(({ isEmpty }) => !isEmpty) || ways.length === 0 || found.some(isWhole);
}

async function wordsNear(asked: RunningSearch, { kind, text }: QueryWord): Promise<string[]> {
  if (kind === "pairs" && hasHangul(text)) return hangulNear(text);
  const isLatin = kind === "word" && text.length >= shortestLatin && /^[a-z]+$/.test(text);
  return isLatin ? latinNear(asked, text) : [];
}

async function latinNear({ entity, purse }: RunningSearch, text: string): Promise<string[]> {
  const pk = lexiconPk(entity, text);
  const half = text.slice(0, Math.ceil(text.length / 2));
  const [alike, near] = await Promise.all([
    span(purse, { pk, beginning: half, limit: most.alike }),
    span(purse, { pk, limit: most.near }),
  ]);
  const words = new Set([...alike.items, ...near.items].map(({ sk }) => sk));
  return [...words].filter((word) => !/[0-9]/.test(word) && isOneEditApart(word, text));
}

async function hangulNear(text: string): Promise<string[]> {
  if ([...text].length < shortestHangul) return [];
  const names = (await readCategories()).map(({ ko }) => ko);
  const words = new Set([
    ...names.flatMap((name) => name.split(/[\s·/,()]+/)).filter(hasHangul),
    ...knownSpellings(names.map(normalize).join(" ")),
  ]);
  const letters = lettersOf(text);
  const near = [...words].filter((word) => isOneEditApart(lettersOf(word), letters));
  // Spellings of one word find the same: the first of them is enough.
  return [...Map.groupBy(near, canonical).values()].map(([first]) => first!);
}
