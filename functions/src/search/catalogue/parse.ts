import { normalize } from "@bupum/shared/kernel/text/text";
import { conceptToken, isFeature } from "../text/concepts.ts";
import { isTradeName } from "../text/maker-aliases.ts";
import { type Term, termsOf } from "../text/query-terms.ts";
import { canonical } from "../text/terms.ts";
import { byItself, byTheWay } from "../text/wider.ts";
import { hasHan, hasHangul, wordsOf } from "../text/tokens.ts";

/** One word of a query, as it is looked up. */
export interface QueryWord {
  kind: "word" | "written" | "initials" | "concept" | "quantity";
  /** Normalised. */
  text: string;
  /** Korean and Chinese only: in the spelling that documents are converted to. */
  canonical: string;
  /** Tokens: those of any way must all be there. */
  ways: string[][];
  /** Names of makers that it may be. */
  makers: string[];
  /**
   * The unspaced text that it was typed in, as a part number would be written: xl3535uv for
   * XL-3535UV. Empty where it is in no part number.
   */
  code: string;
  /** Of a concept: it says what a thing is like, not what it is. */
  isFeature?: boolean;
  /** What it was typed as: words of one text are left out together. */
  typed: string;
  /** What it may be instead, where admins added that it means the same (S9-1); itself first. */
  readings?: Parsed[];
}
export interface Parsed {
  /** The whole query as a part number would be written; empty where it cannot be one. */
  whole: string;
  wanted: QueryWord[];
  /** Only things of the dictionary and quantities: those come before numbers that contain it. */
  isOfMeanings: boolean;
}

/** More words are left out: what is tried where they find nothing doubles with each. */
export const mostWanted = 8;

const isWritten = (word: string) => hasHangul(word) || hasHan(word);

function writtenWord(word: string, typed: string, maker?: string): QueryWord {
  const text = normalize(word);
  const spelled = canonical(text);
  const makers = maker === undefined ? [text] : [maker];
  return {
    kind: "written",
    text,
    canonical: spelled,
    ways: [],
    makers,
    code: "",
    typed,
  };
}

const isCode = (text: string) => /^[0-9a-z]+$/.test(text) && /[0-9]/.test(text);

/** Words of one unspaced text. */
function wordsTyped(text: string, typed: string): QueryWord[] {
  const whole = normalize(text);
  return wordsOf(text).map((word) => {
    if (isWritten(word)) return writtenWord(word, typed);
    const code = isCode(whole) ? whole : normalize(word);
    return { kind: "word", text: word, canonical: "", ways: [[word]], makers: [word], code, typed };
  });
}

/** A thing of the dictionary, and what else its spelling may be where that is doubtful. */
function conceptWord(term: Extract<Term, { kind: "concept" }>): QueryWord {
  const { typed, key, text = "" } = term;
  const token = conceptToken(key);
  const name = normalize(typed);
  return {
    kind: "concept",
    text: text || name,
    canonical: isWritten(text) ? canonical(text) : "",
    ways: [[token], [token + byTheWay], ...(text === "" || isWritten(text) ? [] : [[text]])],
    makers: isTradeName(name) ? [name] : [],
    code: "",
    isFeature: isFeature(key),
    typed,
  };
}

function wantedOf(term: Term): QueryWord[] {
  const { typed } = term;
  const plain = { canonical: "", makers: [], code: "", typed };
  switch (term.kind) {
    case "initials": {
      const { text } = term;
      const makers = [text];
      return [{ ...plain, kind: "initials", text, canonical: text, ways: [[text]], makers }];
    }
    case "quantity": {
      const { ways, isCertain } = term;
      const text = normalize(typed);
      return [{ ...plain, kind: "quantity", text, ways, code: isCertain ? "" : text }];
    }
    case "concept":
      return [conceptWord(term)];
    case "maker": {
      const { name, text } = term;
      if (text === undefined) return [writtenWord(name, typed, name)];
      return [{ ...plain, kind: "word", text, ways: [[text]], makers: [text, name], code: text }];
    }
    case "text":
      return wordsTyped(term.text, typed);
  }
}

const wholeOf = (terms: readonly Term[]): string => {
  const [first] = terms;
  if (terms.length === 1 && first?.kind === "maker" && first.text === undefined) return first.name;
  const isNumber = terms.some(
    (term) =>
      term.kind === "text" ||
      term.kind === "maker" ||
      (term.kind === "concept" && !isWritten(term.typed)) ||
      (term.kind === "quantity" && !term.isCertain),
  );
  const isAny = terms.some(({ kind }) => kind === "initials");
  return isNumber && !isAny ? normalize(terms.map(({ typed }) => typed).join("")) : "";
};

const isSame = (left: QueryWord, right: QueryWord) =>
  left.kind === right.kind && left.text === right.text;

/** Splits a query into what is looked up. */
export function parse(keyword: string): Parsed {
  const terms = termsOf(keyword);
  const all = terms.flatMap(wantedOf);
  const wanted = all.filter((one, at) => !all.slice(0, at).some((before) => isSame(before, one)));
  return {
    whole: wholeOf(terms),
    wanted: wanted.slice(0, mostWanted),
    isOfMeanings:
      terms.length > 0 && terms.every(({ kind }) => kind === "concept" || kind === "quantity"),
  };
}

/** Whether some ways to a word say it only by the way. */
export const mayBeWider = ({ ways }: QueryWord): boolean => byItself(ways).length < ways.length;
