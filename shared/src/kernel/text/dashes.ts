/** Every sign that is drawn as a dash: also minus, a vowel of Hangul, a long sound of Katakana. */
export const anyDash = /[\p{Dash_Punctuation}\u2212\u3161\u30FC\u223C\u2500]/gu;
