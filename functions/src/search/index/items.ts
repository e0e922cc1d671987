import type { Item, Key } from "../../kernel/table.ts";
import type { Haystack, Token } from "../text/tokens.ts";

// `e` is the entity, `ord` its dense ascending number (S1-1, S1-2).
// | item                | pk                    | sk                  | attributes                    |
// |---------------------|-----------------------|---------------------|-------------------------------|
// | counter             | CTR#e                 | ORD                 | n                             |
// | document            | D#e#<ord>             | S                   | id, p row, f offers, h…, r, v |
// | what is indexed     | O#e#<id>              | S                   | o ord, t tokens, r revision   |
// | number: prefix      | P#e#<first 3>         | <number>#<ord:8>    | p what is shown while typing  |
// | number: infix       | I#e#<3 from place i>  | <from i on>#<ord:8> | n number                      |
// | word, pair, initials| W#e#<token>           | <bucket:6>          | s ords within the bucket      |
// | maker, owner        | M#e#<name or id>      | <bucket:6>          | s                             |
// | filter              | F#e#<flag>            | <bucket:6>          | b bitmap of 512 bytes, v      |
// | lexicon             | L#e#<first 2>         | <word>              |                               |

/** pr parts · mk makers · sl sellers · mc listings. */
export const entities = ["pr", "mk", "sl", "mc"] as const;
export type Entity = (typeof entities)[number];

export const bucketSize = 4_096;
export const bucketOf = (ord: number): number => Math.floor(ord / bucketSize);
export const bucketKey = (bucket: number): string => String(bucket).padStart(6, "0");
const ordKey = (ord: number) => String(ord).padStart(8, "0");
/** Length of the piece of a number that partitions P#, I# and their suffixes. */
export const gramLength = 3;
const longestIndexed = 64;

export const counterKey = (entity: Entity): Key => ({ pk: `CTR#${entity}`, sk: "ORD" });
export const documentKey = (entity: Entity, ord: number): Key => ({
  pk: `D#${entity}#${ord}`,
  sk: "S",
});
export const ownKey = (entity: Entity, id: string): Key => ({ pk: `O#${entity}#${id}`, sk: "S" });
export const numberPk = (entity: Entity, text: string) =>
  `P#${entity}#${text.slice(0, gramLength)}`;
export const infixPk = (entity: Entity, text: string) => `I#${entity}#${text.slice(0, gramLength)}`;
export const wordPk = (entity: Entity, word: string) => `W#${entity}#${word}`;
export const makerPk = (entity: Entity, maker: string) => `M#${entity}#${maker}`;
export const flagPk = (entity: Entity, flag: string) => `F#${entity}#${flag}`;
export const lexiconPk = (entity: Entity, word: string) =>
  `L#${entity}#${[...word].slice(0, 2).join("")}`;

/** The ord at the end of the sort key of P# and I#. */
export const ordOf = (sk: string): number => Number(sk.slice(sk.lastIndexOf("#") + 1));
/** The sort key without the ord. */
export const textOf = (sk: string): string => sk.slice(0, sk.lastIndexOf("#"));

/** What is shown of a number in the suggestions. */
export interface NumberLabel {
  id: string;
  number: string;
  label: string;
}

/** The rows of a number: one for its beginning, one for each place that an infix may start at. */
export function numberItems(entity: Entity, token: Token, ord: number): Item[] {
  const [text = "", id, number, label] = token.slice(1).split("\t");
  const prefix = { pk: numberPk(entity, text), sk: `${text}#${ordKey(ord)}` };
  const items: Item[] = [{ ...prefix, p: { id, number, label } satisfies Partial<NumberLabel> }];
  const last = Math.min(text.length, longestIndexed) - gramLength;
  for (let at = 1; at <= last; at++) {
    const rest = text.slice(at);
    items.push({ pk: infixPk(entity, rest), sk: `${rest}#${ordKey(ord)}`, n: text });
  }
  return items;
}

/** The row that records what is indexed of one thing, and how far its last change came. */
export interface Own extends Key {
  o: number;
  /** Tokens that may be indexed, one a line: once a change is finished, exactly those that are. */
  t: string;
  r: number;
}

/** A document: the row of a result list, and what a hit is checked against. */
export interface Document extends Key {
  id: string;
  /** The row as JSON: names of nested attributes would be billed in each document. */
  p: string;
  /** Numbers, words, Korean texts and makers, each divided by "|". */
  n: string;
  h: string;
  k: string;
  a: string;
  /** Revision of the tokens that it was written after, and its own version. */
  r: number;
  v: number;
  /** Of a part: the roll-up of its offers as JSON, and the version of their count. */
  f?: string;
  fv?: number;
}

const divided = (text: string) => (text === "" ? [] : text.split("|"));

export const haystackIn = (document: Document): Haystack => ({
  numbers: divided(document.n),
  words: divided(document.h),
  korean: divided(document.k),
  makers: divided(document.a),
});

/** What a document holds apart from its key and versions. */
export type Content = Pick<Document, "id" | "p" | "n" | "h" | "k" | "a">;
export const contentOf = (id: string, row: unknown, hay: Haystack): Content => ({
  id,
  p: JSON.stringify(row),
  n: hay.numbers.join("|"),
  h: hay.words.join("|"),
  k: hay.korean.join("|"),
  a: hay.makers.join("|"),
});
export const isSameContent = (left: Content, right: Content): boolean =>
  (["id", "p", "n", "h", "k", "a"] as const).every((name) => left[name] === right[name]);

/** Whether a bucket stored as bits has this place. */
export const hasBit = (bits: Uint8Array, at: number): boolean =>
  (bits[at >> 3]! & (1 << (at & 7))) !== 0;

/** Names of makers in the order of their letters; manufactors/items writes them. */
export const makerNamesPk = "manufactor-names";
