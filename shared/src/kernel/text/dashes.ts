/**
 * Every character that is drawn as a dash, including minus, a vowel of Hangul and the long mark of
 * Katakana.
 */
export const anyDash = /[\p{Dash_Punctuation}\u2212\u3161\u30FC\u223C\u2500]/gu;
