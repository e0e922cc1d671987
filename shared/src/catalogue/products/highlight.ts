import { normalize } from "../../kernel/text/normalized.ts";

export interface Piece {
  text: string;
  isHit: boolean;
}

/** A text as it is compared, with the position of each letter in the original. */
function placed(text: string): { key: string; places: number[] } {
  let key = "";
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const part = normalize(letter);
    key += part;
    for (let count = part.length; count > 0; count--) places.push(at);
    at += letter.length;
  }
  return { key, places };
}

const shortestWord = 2;

/** Where the keys occur in a text: from letter to letter, the last one included. */
function spansOf(key: string, words: readonly string[]): [number, number][] {
  const spans: [number, number][] = [];
  for (const word of words)
    for (let at = key.indexOf(word); at >= 0; at = key.indexOf(word, at + 1))
      spans.push([at, at + word.length - 1]);
  return spans.toSorted((left, right) => left[0] - right[0]);
}

/**
 * Splits a text into matches of the keyword and the rest: 6es72141ag40 matches `6ES7 214-1AG40`,
 * 세라믹콘 matches `세라믹 콘덴서`. The whole keyword is tried first, then its words.
 */
export function highlighted(text: string, keyword: string): Piece[] {
  const { key, places } = placed(text.normalize("NFC"));
  const written = text.normalize("NFC");
  const whole = normalize(keyword);
  const words = keyword.split(/\s+/).map(normalize);
  const isWhole = whole !== "" && key.includes(whole);
  const wanted = isWhole ? [whole] : words.filter((word) => word.length >= shortestWord);
  const pieces: Piece[] = [];
  let done = 0;
  const add = (end: number, isHit: boolean) => {
    if (end <= done) return;
    const text = written.slice(done, end);
    const last = pieces.at(-1);
    // Two adjacent matches become one mark.
    if (last?.isHit && isHit) last.text += text;
    else pieces.push({ text, isHit });
    done = end;
  };
  for (const [first, last] of spansOf(key, wanted)) {
    const start = places[first]!;
    const letter = String.fromCodePoint(written.codePointAt(places[last]!)!);
    add(start, false);
    add(places[last]! + letter.length, true);
  }
  add(written.length, false);
  return pieces;
}
