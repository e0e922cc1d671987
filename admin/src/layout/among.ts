/** The word, where it is one of those that a page has texts for. */
export const among = <Word extends string>(
  words: readonly Word[],
  word: string,
): Word | undefined => words.find((one) => one === word);
