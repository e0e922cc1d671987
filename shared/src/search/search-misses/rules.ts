const longest = 60;
/** Nine digits together, however they are divided: a phone, a card or a person's number. */
const longNumber = /(?:\d[\s().-]*){9}/;
const initialsOnly = /^[ㄱ-ㅎ\s]+$/;

/** Different ways to type the same search, brought to one. */
export const missKey = (keyword: string): string =>
  keyword.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim().slice(0, longest);

/**
 * Whether the words of a search that found nothing may be kept. What may be about a person is
 * dropped: addresses and long runs of digits without a letter beside them, which are no part numbers.
 */
export function mayBeKept(keyword: string): boolean {
  const text = keyword.normalize("NFKC").trim();
  if (text === "" || text.length > longest || text.includes("@")) return false;
  if (initialsOnly.test(keyword)) return false;
  return !text
    .split(/\s(?=\D)|(?<=\D)\s/)
    .some((word) => longNumber.test(word) && !/[a-z]/i.test(word));
}
