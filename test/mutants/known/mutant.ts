/** A fault that somebody could make, and the small tests that must notice it. */
export interface Mutant {
  /** What would be wrong, with the rule that it breaks. */
  name: string;
  file: string;
  /** Stands once in the file. */
  from: string;
  to: string;
  tests: readonly string[];
}

/** Of one source, which the same tests hold. */
export const mutantsOf = (
  file: string,
  tests: readonly string[],
  changes: readonly (readonly [name: string, from: string, to: string])[],
): Mutant[] => changes.map(([name, from, to]) => ({ name, file, from, to, tests }));

/** Throws where the text to be changed is not there, or more than once. */
export function mutate(code: string, { from, to }: Pick<Mutant, "from" | "to">): string {
  const parts = code.split(from);
  if (parts.length !== 2) throw new Error(`found ${parts.length - 1} times, not once: ${from}`);
  return parts.join(to);
}
