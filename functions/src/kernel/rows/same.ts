/**
 * JSON with sorted keys: equal content has equal text, however it was stored. Hashes of quotes
 * depend on it, so its output must never change.
 */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([left], [right]) => (left < right ? -1 : 1)),
        )
      : part,
  );

/** Whether both have the same content; DynamoDB does not keep the order of keys. */
export const isSame = (left: unknown, right: unknown): boolean =>
  canonical(left) === canonical(right);
