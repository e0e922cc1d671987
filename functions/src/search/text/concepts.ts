import { normalize } from "@bupum/shared/kernel/text/text";
import { controls } from "./dictionary/controls.ts";
import { electronics } from "./dictionary/electronics.ts";
import { features } from "./dictionary/features.ts";
import { mechanics } from "./dictionary/mechanics.ts";
import { power } from "./dictionary/power.ts";
import { makerSpellings } from "./dictionary/makers.ts";
import { isTradeName } from "./maker-aliases.ts";

// The dictionary of the trade (S1-6): words and spellings that mean the same thing are one concept,
// in what is indexed and in what is asked. A line is the concept's key, its Korean name, and all
// else that means it, in any script; "?" marks what means it only where somebody types it, since in
// a text it may be something else (COS, a selector switch, or a cosine).

/** Words that have a spelling within them by accident: a transmitter is no transformer. */
const others =
  "트랜스미터 트랜스듀서 트랜스폰더 트랜스퍼 측온저항체 백금측온저항체 백금저항체 호스트 볼트암페어 时间继电器 반시계방향 태양광인버터".split(
    " ",
  );

interface Concept {
  key: string;
  /** In Korean, as the trade says. */
  name: string;
  spellings: string[];
  /** Only where it is typed. */
  typed: string[];
}

const isDoubtful = (word: string) => word.startsWith("?");
const linesOf = (table: string) => table.trim().split("\n");
const listOf = (text: string) => text.split(",").map((one) => one.trim());

export const concepts: readonly Concept[] = [controls, power, mechanics, electronics, features]
  .flatMap(linesOf)
  .map((line) => {
    const space = line.indexOf(" ");
    const words = listOf(line.slice(space + 1));
    const sure = words.filter((word) => !isDoubtful(word)).map(normalize);
    const typed = words.filter(isDoubtful).map(normalize);
    return { key: line.slice(0, space), name: sure[0]!, spellings: sure, typed };
  });

/** The token of a concept: no word of a text begins with its sign. */
export const conceptToken = (key: string): string => `=${key}`;
/** Whether a concept says what a thing is like, and not what it is. */
export const isFeature = (key: string): boolean => key.startsWith("is-");

const isHangul = (word: string) => /[가-힣]/.test(word);
const isLatin = (word: string) => /^[0-9a-z]+$/.test(word);

/** Spellings in Korean, and what each is brought to. */
export const koreanSpellings: ReadonlyMap<string, string> = new Map([
  ...others.map((word) => [word, word] as const),
  ...concepts.flatMap(({ name, spellings }) =>
    spellings.filter(isHangul).map((word) => [word, isHangul(name) ? name : word] as const),
  ),
]);

interface Meant {
  key: string;
  /** May be another word as well. */
  isDoubtful: boolean;
}
const meant = new Map<string, Meant>(
  concepts.flatMap(({ key, spellings, typed }) => [
    ...typed.map((word) => [word, { key, isDoubtful: true }] as const),
    ...spellings.map((word) => [word, { key, isDoubtful: false }] as const),
  ]),
);
const singular = (word: string) =>
  isLatin(word) && word.length > 4 ? word.replace(/(?<=s|x|ch|sh)es$|(?<!s)s$/, "") : word;

/** The concept that a normalised word, or several written together, means where it is asked for. */
export const conceptOf = (word: string): Meant | undefined =>
  meant.get(word) ?? meant.get(singular(word));

const sure = new Map([...meant].filter(([, { isDoubtful: may }]) => !may));
const inLatin = (word: string) => sure.get(word) ?? sure.get(singular(word));
/** Longest run of Latin words that is one spelling: multilayer ceramic capacitor. */
export const mostWordsTogether = 4;

const within = [...sure]
  .filter(([word]) => !isLatin(word))
  .map(([word, { key }]) => ({
    word,
    key,
    isWhole: others.some((other) => word.includes(other)),
  }));
/** The same by their last character: an end is compared with few of them. */
const byEnd = Map.groupBy(within, ({ word }) => word.at(-1));
const masked = (text: string) => others.reduce((all, word) => all.replaceAll(word, "|"), text);

/** The same in English: a solar inverter drives no motor. */
const latinOthers = /\b(solar|pv|photovoltaic) inverter/g;
const latinWordsOf = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(latinOthers, "$1inverter")
    .match(/[0-9a-z]+/g) ?? [];
/** Of a spelling, in the plural. */
const longestLatin = Math.max(...[...sure.keys()].map(({ length }) => length)) + 2;

/** Adds the keys of Latin spellings in a text, each a run of whole words. */
function addLatin(text: string, into: Set<string>): void {
  const words = latinWordsOf(text);
  for (let at = 0; at < words.length; at++) {
    let joined = "";
    for (let more = 0; more < mostWordsTogether && at + more < words.length; more++) {
      joined += words[at + more]!;
      if (joined.length > longestLatin) break;
      const found = inLatin(joined);
      if (found) into.add(found.key);
    }
  }
}

/** Of a path of categories the last one says what a thing is: "Relays / Power Relays". */
const lastOf = (text: string) => text.slice(text.lastIndexOf(" / ") + 1);
const segments = (text: string) =>
  lastOf(text)
    .split(/[/,;()[\]&|·]|\s-\s/)
    .filter(Boolean);
/**
 * Keys of what names are names of, by the end of each: a relay socket is no relay, and 릴레이 소켓 is
 * none either.
 */
export function headsIn(names: readonly string[]): string[] {
  const ends = names.flatMap(segments).flatMap((name) => {
    const words = latinWordsOf(name);
    const joined = Array.from({ length: Math.min(mostWordsTogether, words.length) }, (_one, at) =>
      inLatin(words.slice(-at - 1).join("")),
    );
    const whole = normalize(name);
    const rest = masked(whole);
    return [
      ...joined,
      ...(byEnd.get(whole.at(-1)) ?? []).filter(({ word, isWhole }) =>
        (isWhole ? whole : rest).endsWith(word),
      ),
    ];
  });
  return [...new Set(ends.flatMap((found) => found?.key ?? []))].filter((key) => !isFeature(key));
}

/** Texts whose keys are kept: names of categories and makers come again with every product. */
const mostKept = 20_000;
const kept = new Map<string, readonly string[]>();

/**
 * Keys of what texts speak of: Latin spellings as whole words, the others anywhere, since Korean
 * and Chinese write compounds together. A compound is what its parts are, too: 무접점릴레이 is a relay.
 */
export function conceptsIn(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => {
    const known = kept.get(text);
    if (known) return known;
    if (kept.size >= mostKept) kept.clear();
    const keys = conceptsInOne(text);
    kept.set(text, keys);
    return keys;
  });
  return [...new Set(found)];
}

function conceptsInOne(text: string): string[] {
  const found = new Set<string>();
  addLatin(text, found);
  if (!/[가-힣\p{Script=Han}]/u.test(text)) return [...found];
  const whole = normalize(text);
  const rest = masked(whole);
  for (const { word, key, isWhole } of within)
    if ((isWhole ? whole : rest).includes(word)) found.add(key);
  return [...found];
}

const makers = new Map(
  linesOf(makerSpellings).flatMap((line) => {
    const [name = ""] = line.split(" ", 1);
    return listOf(line.slice(name.length + 1)).map(
      (word) => [normalize(word), { name, isDoubtful: isDoubtful(word) }] as const,
    );
  }),
);
/** The name that a maker's parts are indexed by, for one of its misspellings. */
export const makerMeant = (word: string): { name: string; isDoubtful: boolean } | undefined =>
  isTradeName(word) ? undefined : makers.get(word);
