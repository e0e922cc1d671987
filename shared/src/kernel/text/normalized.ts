/**
 * The characters that are compared: NFKC, lower case, only digits, Latin, Hangul and Han (S1-3).
 */
export const normalize = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^0-9a-z\p{Script=Hangul}\p{Script=Han}]/gu, "");
