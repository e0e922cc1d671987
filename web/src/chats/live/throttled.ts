/** Does something at once, and then not again within that time for the same thing. */
export function throttled(
  ms: number,
  act: (of: string) => void,
  now: () => number = Date.now,
): (of: string) => void {
  const last = new Map<string, number>();
  return (of) => {
    const at = now();
    if (at - (last.get(of) ?? -Infinity) < ms) return;
    last.set(of, at);
    act(of);
  };
}
