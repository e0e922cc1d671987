/**
 * The characters that are compared: NFKC, lower case, only digits, Latin, Hangul and Han (S1-3).
 */
export const normalize = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^0-9a-z\p{Script=Hangul}\p{Script=Han}]/gu, "");

/** Every sign that is drawn as a dash: also minus, a vowel of Hangul, a long sound of Katakana. */
export const anyDash = /[\p{Dash_Punctuation}\u2212\u3161\u30FC\u223C\u2500]/gu;
