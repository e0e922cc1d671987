/** What files of one worker have left to be put back, by whoever changed it. */
const worker = globalThis as typeof globalThis & { [key: symbol]: (() => void)[] | undefined };
const left = Symbol.for("bupum.left");

/** Runs before the next file of this worker, which shares packages and globals with this one. */
export const beforeNextFile = (undo: () => void): void => void (worker[left] ??= []).push(undo);

/** Puts back what the file before changed, the last first. */
export function putBack(): void {
  for (const undo of (worker[left] ?? []).splice(0).toReversed()) undo();
}
