import { lettersOf } from "./hangul.ts";

/** Sounds that are typed for one another: 센써 and 센서, 릴래이 and 릴레이, 콘센트 and 컨센트. */
const sounds: readonly [RegExp, string][] = [
  [/ᄊ/g, "ᄉ"],
  [/ᄍ/g, "ᄌ"],
  [/ᄄ/g, "ᄃ"],
  [/ᄈ/g, "ᄇ"],
  [/ᄁ/g, "ᄀ"],
  [/[ᅢᅤᅨ]/g, "ᅦ"],
  [/[ᅫᅬ]/g, "ᅰ"],
  [/(?<=[ᄆᄇᄑ])ᅳ/g, "ᅮ"],
];
/** Letters of a word, with those that sound alike written alike. */
export const heard = (word: string) =>
  sounds.reduce((letters, [from, to]) => letters.replace(from, to), lettersOf(word));
