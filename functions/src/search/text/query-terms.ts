import { normalize } from "@bupum/shared/kernel/text/text";
import { conceptOf, makerMeant, mostWordsTogether } from "./concepts.ts";
import { isInitials } from "./hangul.ts";
import { isTradeName } from "./maker-aliases.ts";
import { nounOf } from "./particles.ts";
import { type AskedQuantity, type Context, quantityAsked } from "./quantities.ts";
import { canonical } from "./terms.ts";
import { hasHan, hasHangul } from "./tokens.ts";

// What somebody typed, cut into what it speaks of: quantities, things of the dictionary, makers,
// initials, and words that are none of these. Nothing here knows where it is looked for.

export type Term = {
  /** As it was typed, for the sentence that says it was left out. */
  typed: string;
} & (
  | { kind: "initials"; text: string }
  | ({ kind: "quantity" } & AskedQuantity)
  /** `text` where it may mean something else as well. */
  | { kind: "concept"; key: string; text: string | undefined }
  | { kind: "maker"; name: string; text: string | undefined }
  | { kind: "text"; text: string }
);

/** Tokens that may be one quantity together: 1 1/2 ", 100 deg C, 24 V DC. */
const mostOfQuantity = 4;

/** What is written behind a word or a value without being part of it: relay를, 24V용, 10A짜리. */
const suffix =
  /^([0-9a-z.,/()+-]*[0-9a-z])(?:을|를|은|는|이|가|의|에|와|과|로|으로|용|용도|용으로|짜리|급|타입|형|식)$/i;
const withoutSuffix = (token: string) => suffix.exec(token)?.[1] ?? token;

const isNumber = (text: string) =>
  text.length >= 4 && /[a-z]/i.test(text) && /\d/.test(text) && /^[0-9a-z.-]+$/i.test(text);
const none: Context = new Set();

/** A number with its supply behind a stroke, and values divided by strokes, are several words. */
function divided(token: string): string[] {
  const parts = token.split("/");
  if (parts.length < 2 || parts.includes("")) return [token];
  const [head = "", ...tails] = parts;
  const areValues = tails.every(
    (tail) => /^[가-힣]+$/.test(tail) || quantityAsked(tail, none) !== undefined,
  );
  const isOne = quantityAsked(token, none) !== undefined;
  const isHead = isNumber(head) || quantityAsked(head, none) !== undefined;
  return areValues && isHead && !isOne ? parts : [token];
}
/** A value written together with what it is of: 24V릴레이, 5포트밸브. */
function valueFirst(token: string): string[] {
  const [, value = "", thing = ""] = /^(\S*\d\S*?)([가-힣]+)$/.exec(token) ?? [];
  if (value === "" || quantityAsked(token, none)) return [token];
  for (let at = 0; at < thing.length - 1; at++) {
    const head = value + thing.slice(0, at);
    const tail = thing.slice(at);
    if (conceptOf(tail) && quantityAsked(head, none)) return [head, tail];
  }
  return [token];
}
/** A maker written together with its part: 오므론근접센서. */
function makerFirst(token: string): string[] {
  if (!/^[가-힣]{4,}$/.test(token) || conceptOf(token)) return [token];
  for (let at = token.length - 2; at >= 2; at--) {
    const head = token.slice(0, at);
    const isMaker = isTradeName(head) || makerMeant(head) !== undefined;
    if (isMaker && conceptOf(nounOf(token.slice(at)))) return [head, token.slice(at)];
  }
  return [token];
}

const isLoneSyllable = (word: string) =>
  [...word].length === 1 && hasHangul(word) && !isTradeName(word) && !conceptOf(word);

/** The first word of a maker's name that is none alone: Allen Bradley. */
const isOfTwo = (word: string) => /^[a-z]{3,}$/i.test(word) && !isTradeName(normalize(word));

/** A lone syllable is joined to the Korean word behind it: 딥 스위치. Behind a number it is a unit. */
function glued(list: string[], token: string): string[] {
  const [last = "", before = ""] = [list.at(-1), list.at(-2)];
  const isJoined = isLoneSyllable(last) && /^[가-힣]{2,}$/.test(token) && !/[0-9]$/.test(before);
  const isMaker = isOfTwo(last) && isTradeName(normalize(last + token));
  return isJoined || isMaker ? [...list.slice(0, -1), last + token] : [...list, token];
}

/** How many are wanted, and words between others: nothing that a part is found by. */
const ordered =
  /^(?:각\d*|(?:각)?\d{1,6}(?:ea|pcs?|reels?|sets?|개|봉|롤|박스|box|대|个|只|件)|with|for|and|the|of|or|또는|혹은)$/i;
export const isOrdered = (token: string): boolean => ordered.test(token);
function withoutOrdered(tokens: string[]): string[] {
  const rest = tokens.filter((token) => !isOrdered(token));
  return rest.length > 0 ? rest : tokens;
}

/** What is divided by blanks, and by what people divide pasted numbers with. */
const tokensIn = (keyword: string): string[] =>
  withoutOrdered(
    keyword
      .normalize("NFC")
      .split(/[\s;|()[\]{}]+|,(?!\d{3}(?!\d))(?=\D)|(?<=\D),|,\s+/)
      .filter(Boolean),
  )
    .flatMap(divided)
    .map((token) => (quantityAsked(token, none) ? token : withoutSuffix(token)))
    .flatMap(valueFirst)
    .flatMap(makerFirst)
    .reduce(glued, []);

const isUnit = (token: string) => quantityAsked(`1 ${token}`, none) !== undefined;
/**
 * Letters that are units or something else: 49 S. What they make with a number beside them is
 * looked for in both ways.
 */
const isLoneLetter = (token: string) => /^[a-z]$/i.test(token);

function quantityAt(tokens: readonly string[], at: number, context: Context) {
  for (let count = Math.min(mostOfQuantity, tokens.length - at); count > 0; count--) {
    const some = tokens.slice(at, at + count);
    const typed = some.join(" ");
    // Only what cannot stand alone is taken together with its neighbours.
    if (count > 1 && some.every((token) => /\d/.test(token) && !/^\d+$/.test(token))) continue;
    const read = quantityAsked(typed, context);
    if (!read) continue;
    const last = some.at(-1)!;
    if (count === 2 && isLoneLetter(last) && isUnit(last)) {
      const apart = some.map((token) => token.toLowerCase());
      return { typed, count, ways: [...read.ways, apart], isCertain: false };
    }
    return { typed, count, ...read };
  }
  return undefined;
}

const isWritten = (text: string) => hasHangul(text) || hasHan(text);

/** Tokens from a place on that are one spelling of the dictionary: 근접 스위치, push button. */
function conceptAt(tokens: readonly string[], at: number) {
  for (let count = Math.min(mostWordsTogether, tokens.length - at); count > 0; count--) {
    const some = tokens.slice(at, at + count);
    const joined = normalize(some.join(""));
    const noun = hasHangul(joined) ? nounOf(joined) : joined;
    const found = conceptOf(joined) ?? conceptOf(noun);
    if (!found) continue;
    const { key, isDoubtful } = found;
    return { typed: some.join(" "), count, key, text: isDoubtful ? joined : undefined };
  }
  return undefined;
}

/** Series that people name, by what their numbers have. */
const series = new Map([
  ["controllogix", "1756"],
  ["컨트롤로직스", "1756"],
  ["compactlogix", "1769"],
  ["컴팩트로직스", "1769"],
  ["pointio", "1734"],
]);

/** The rest: a maker's misspelt name, or a word without its particle. */
function wordOf(token: string): Term {
  const word = normalize(token);
  const number = series.get(word);
  if (number) return { kind: "text", typed: token, text: number };
  const noun = hasHangul(word) && !isTradeName(word) ? nounOf(word) : word;
  const maker = makerMeant(word) ?? makerMeant(noun);
  if (maker)
    return {
      kind: "maker",
      typed: token,
      name: maker.name,
      text: maker.isDoubtful ? word : undefined,
    };
  return { kind: "text", typed: token, text: noun === word ? token : noun };
}

/** Words that only together are a known spelling are joined, as is a lone syllable to its neighbour. */
function joinedWords(terms: readonly Term[]): Term[] {
  const list: Term[] = [];
  for (const term of terms) {
    const last = list.at(-1);
    if (term.kind !== "text" || last?.kind !== "text" || !isJoined(last.text, term.text))
      list.push(term);
    else
      list.splice(-1, 1, {
        kind: "text",
        typed: `${last.typed} ${term.typed}`,
        text: last.text + term.text,
      });
  }
  return list;
}
function isJoined(left: string, right: string): boolean {
  if (!isWritten(left) || !isWritten(right)) return false;
  if (isLoneSyllable(left) || isLoneSyllable(right)) return hasHangul(left) && hasHangul(right);
  const both = normalize(left + right);
  return canonical(both) !== canonical(normalize(left)) + canonical(normalize(right));
}

/** What a value alone says it is of: X7R and C0G are dielectrics of capacitors. */
const impliedBy = (token: string): string[] =>
  /^(?:x[5-8][rst]|c0g|cog|np0|npo|y5v)$/i.test(token) ? ["ceramic-capacitor"] : [];

/** What a keyword asks for, in its order, initials first. */
export function termsOf(keyword: string): Term[] {
  const all = tokensIn(keyword);
  const initials = all.filter(isInitials);
  const tokens = all.filter((token) => !isInitials(token));
  const context = new Set(
    tokens.flatMap((token, at) => conceptAt(tokens, at)?.key ?? impliedBy(token)),
  );
  const terms: Term[] = [];
  for (let at = 0; at < tokens.length;) {
    const quantity = quantityAt(tokens, at, context);
    const concept = conceptAt(tokens, at);
    if (concept && concept.count >= (quantity?.count ?? 0)) {
      const { count, ...rest } = concept;
      terms.push({ kind: "concept", ...rest });
      at += count;
    } else if (quantity) {
      const { count, ...rest } = quantity;
      terms.push({ kind: "quantity", ...rest });
      at += count;
    } else {
      terms.push(wordOf(tokens[at]!));
      at += 1;
    }
  }
  return [
    ...initials.map((text): Term => ({ kind: "initials", typed: text, text })),
    ...joinedWords(terms),
  ];
}
