import { normalize } from "@bupum/shared/kernel/text/text";
import { haystackOf, initialWords, latinWords, meaningsOf, type Subject } from "../text/tokens.ts";

/**
 * All that is searched, filtered, sorted and counted of one thing, as plain JSON. Texts are split
 * into tokens already, so that a snapshot made from the one before splits only what changed.
 */
export interface Entry {
  id: string;
  /** It is no longer to be found; all else is empty. */
  gone?: true;
  /** Part numbers, aliases and former numbers as written, or names found by any part of them. */
  numbers: string[];
  /** Shown beside a number while somebody types. */
  label: string;
  /** Words, things of the dictionary and quantities of all its texts. */
  words: string[];
  /** The same of its names, and of its category: what says what it is (S2-8). */
  named: string[];
  kind: string[];
  /** Normalised Korean and Chinese texts, found by any part. */
  korean: string[];
  initials: string[];
  /** Names of its maker, and ids that lists are narrowed by. */
  makers: string[];
  /** 0 ships from stock, 1 is on offer, 2 neither: of equally good ones the lower comes first. */
  stand: number;
  /** What it is counted and filtered by, any of several values: category, region of a seller. */
  choices: Record<string, string[]>;
  /** What it is sorted and narrowed by: price, days until it ships. */
  figures: Record<string, number>;
}

/** Columns of choices and figures that a collection has; an entry may lack any of them. */
export type Filed = Pick<Entry, "stand" | "choices" | "figures">;

const distinct = (list: readonly string[]) => [...new Set(list)].filter(Boolean);
const tokensOf = (names: readonly string[]): string[] => {
  const texts = distinct(names);
  return texts.length === 0 ? [] : distinct([...texts.flatMap(latinWords), ...meaningsOf(texts)]);
};

/** The entry of a thing, by the same rules as what is asked is read by (S1-3). */
export function entryOf(id: string, subject: Subject, filed: Filed): Entry {
  const hay = haystackOf(subject);
  const [category = [], name = subject.texts] = subject.kinds ?? [];
  const numbers = new Map(subject.numbers.map((number) => [normalize(number), number]));
  return {
    id,
    numbers: [...numbers].flatMap(([key, number]) => (key === "" ? [] : [number])),
    label: subject.label,
    words: hay.words,
    named: tokensOf(name),
    kind: tokensOf(category),
    korean: hay.korean,
    initials: initialWords(subject.korean),
    makers: hay.makers,
    ...filed,
    choices: Object.fromEntries(
      Object.entries(filed.choices)
        .map(([name, values]) => [name, distinct(values)] as const)
        .filter(([, values]) => values.length > 0),
    ),
  };
}
