/** What two spellings of one name have in common: composed or not, wide or not, its spaces, its capitals. */
const spelled = (name: string): string =>
  name.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();

/** Whether a name reads the same as one of the others. */
export const isAmong = (name: string, others: readonly string[]): boolean =>
  others.some((other) => spelled(other) === spelled(name));

/** Whether no two of these names read the same. */
export const allDiffer = (names: readonly string[]): boolean =>
  new Set(names.map(spelled)).size === names.length;
