/**
 * What is read again after so many milliseconds at the earliest. Where that fails, what was read
 * before stays; where nothing was read yet it throws, and the next call reads again.
 */
export function keptFor<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | undefined;
  return () => {
    const at = Date.now();
    if (kept && kept.until > at) return kept.value;
    const before = kept?.value;
    const value = read().catch((error: unknown) => {
      if (before) return before;
      kept = undefined;
      throw error;
    });
    kept = { value, until: at + milliseconds };
    return value;
  };
}
