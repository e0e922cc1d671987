const longest = 60;
/** Nine digits in a row, however they are divided: a phone, card or personal number. */
const longNumber = /(?:\d[\s().-]*){9}/;
const initialsOnly = /^[ㄱ-ㅎ\s]+$/;

/** Normalises different spellings of the same search. */
export const missKey = (keyword: string): string =>
  keyword.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim().slice(0, longest);

/**
 * Whether the words of a search without results may be stored. Words that may be personal are
 * dropped: addresses, and long runs of digits without a letter, which are no part numbers.
 */
export function mayBeKept(keyword: string): boolean {
  const text = keyword.normalize("NFKC").trim();
  if (text === "" || text.length > longest || text.includes("@")) return false;
  if (initialsOnly.test(keyword)) return false;
  return !text
    .split(/\s(?=\D)|(?<=\D)\s/)
    .some((word) => longNumber.test(word) && !/[a-z]/i.test(word));
}
