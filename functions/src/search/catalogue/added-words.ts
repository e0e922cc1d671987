import { normalize } from "@bupum/shared/kernel/text/text";
import { hasHangul } from "../text/tokens.ts";
import { nounOf } from "../text/particles.ts";
import { mostWanted, type Parsed, parse, type QueryWord } from "./parse.ts";

// Entries that admins add to the dictionary (S9). They are applied to what is asked, not to what is
// indexed: a phrase that is a spelling of an entry stands for each of its spellings.

/** Spellings that mean the same. */
export type AddedWord = Pick<{ spellings: readonly string[] }, "spellings">;

/** Entries by each of their spellings, normalised. */
type Phrases = ReadonlyMap<string, readonly string[]>;
const phrasesOf = new WeakMap<readonly AddedWord[], Phrases>();

function phrases(words: readonly AddedWord[]): Phrases {
  const known = phrasesOf.get(words);
  if (known) return known;
  const all = new Map(
    words.flatMap(({ spellings }) =>
      spellings.map((spelling) => [normalize(spelling), spellings] as const),
    ),
  );
  phrasesOf.set(words, all);
  return all;
}

/** A spelling may be typed as up to so many words. */
const mostTogether = 5;

interface Piece {
  text: string;
  /** The other spellings of the entry that it is a spelling of. */
  others: string[];
}

/** A keyword as phrases of entries, and what stands between them. */
function piecesOf(keyword: string, added: Phrases): Piece[] {
  const tokens = keyword.split(/[\s,;]+/).filter(Boolean);
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = phraseAt(tokens, at, added);
    const last = pieces.at(-1);
    if (found) pieces.push(found.piece);
    else if (last?.others.length === 0) last.text += ` ${tokens[at]}`;
    else pieces.push({ text: tokens[at]!, others: [] });
    at += found?.count ?? 1;
  }
  return pieces;
}

function phraseAt(tokens: readonly string[], at: number, added: Phrases) {
  for (let count = Math.min(mostTogether, tokens.length - at); count > 0; count--) {
    const text = tokens.slice(at, at + count).join(" ");
    const joined = normalize(text);
    const noun = hasHangul(joined) ? nounOf(joined) : joined;
    const own = added.has(joined) ? joined : noun;
    const others = added.get(own)?.filter((spelling) => normalize(spelling) !== own);
    if (others) return { count, piece: { text, others } };
  }
  return undefined;
}

/** Tokens of a reading; of several words those that each has first. */
function waysOf({ wanted }: Parsed): string[][] {
  const [only, ...more] = wanted;
  if (more.length === 0) return only?.ways ?? [];
  return [wanted.flatMap(({ ways: [first = []] }) => first)];
}

/** A phrase that stands for several, in all its readings. */
function eitherOf({ text, others }: Piece): QueryWord {
  const readings = [text, ...others].map(parse);
  return {
    kind: "concept",
    text: normalize(text),
    canonical: "",
    ways: readings.flatMap(waysOf).filter((way) => way.length > 0),
    makers: [],
    code: "",
    typed: text,
    readings,
  };
}

/** Splits a query into what is looked up, with the entries that admins added. */
export function parsedWith(keyword: string, words: readonly AddedWord[] = []): Parsed {
  const plain = parse(keyword);
  const pieces = words.length > 0 ? piecesOf(keyword, phrases(words)) : [];
  if (!pieces.some(({ others }) => others.length > 0)) return plain;
  const read = pieces.map((piece) =>
    piece.others.length > 0 ? { wanted: [eitherOf(piece)], isOfMeanings: true } : parse(piece.text),
  );
  return {
    whole: plain.whole,
    wanted: read.flatMap(({ wanted }) => wanted).slice(0, mostWanted),
    isOfMeanings: read.every(({ isOfMeanings }) => isOfMeanings),
  };
}
