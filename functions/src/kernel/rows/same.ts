/**
 * JSON with its keys in order: the same content has the same text after any storage. Hashes of
 * quotes are made of it, so it stays as it is.
 */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([left], [right]) => (left < right ? -1 : 1)),
        )
      : part,
  );

/** Whether both say the same; the order of keys in a row is the table's own. */
export const isSame = (left: unknown, right: unknown): boolean =>
  canonical(left) === canonical(right);
