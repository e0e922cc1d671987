/**
 * Ends the token of what a text says by the way (S2-8): a value that is one of a range, or a thing
 * that is spoken of in the text of another. Who asks for it finds what it is itself first.
 */
export const byTheWay = "~";

/** Ways to a word without those that say it by the way. */
export const byItself = (ways: readonly string[][]): string[][] =>
  ways.filter((way) => !way.some((token) => token.endsWith(byTheWay)));
