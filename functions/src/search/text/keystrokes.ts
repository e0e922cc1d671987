import { initials, latinOf, jamoOf, syllableOf } from "./hangul.ts";

/** What is typed, as the keys that were pressed: 센ㅅ begins 센서 as tpst begins tpstj. */
export const keysOf = (text: string): string =>
  latinOf(text.normalize("NFC").toLowerCase()).replace(/[^0-9a-z\p{Script=Han}]/gu, "");

/** Vowels that a further key turns into another (ㅗ and ㅏ are ㅘ), by their place: up to which. */
const growing = new Map([
  [8, 11],
  [13, 16],
  [18, 19],
]);
const lastVowel = 20;
const lastFinal = 27;
const highest = "\u{10ffff}";

/**
 * Where texts that begin so lie in a sorted list, however far the last syllable was typed: 세 may
 * become 센, and 센 may become 세너. What lies there is to be compared by its keys.
 */
export function rangeOf(text: string): readonly [low: string, high: string] {
  const typed = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^0-9a-zㄱ-ㅎㅏ-ㅣ가-힣\p{Script=Han}]/gu, "");
  const head = typed.slice(0, -1);
  const last = typed.at(-1) ?? "";
  const lone = initials.indexOf(last);
  if (lone >= 0)
    return [head + syllableOf(lone, 0, 0), head + syllableOf(lone, lastVowel, lastFinal) + highest];
  const parts = jamoOf(last);
  if (!parts) return [typed, typed + highest];
  const { initial, vowel } = parts;
  const most = growing.get(vowel) ?? vowel;
  return [
    head + syllableOf(initial, vowel, 0),
    head + syllableOf(initial, most, lastFinal) + highest,
  ];
}
