import { useSyncExternalStore } from "react";

/** Where the browser keeps a list. */
interface Place {
  get: () => readonly unknown[];
  set: (items: readonly unknown[]) => void;
}

/** A list of this browser: kept over reloads, shared by its tabs. What is no item is left out. */
export function storedList<Item>(
  { get: stored, set }: Place,
  isItem: (item: unknown) => item is Item,
) {
  const read = (): readonly Item[] => stored().filter(isItem);
  /** Read when it is first asked for: the name in which a page acts is known by then. */
  let items: readonly Item[] | undefined;
  const listeners = new Set<() => void>();
  function show(next: readonly Item[]) {
    items = next;
    for (const listener of listeners) listener();
  }
  /** Another tab of the same reader shares the list. */
  const again = () => show(read());
  function subscribe(listener: () => void) {
    listeners.add(listener);
    addEventListener("storage", again);
    return () => {
      listeners.delete(listener);
      removeEventListener("storage", again);
    };
  }
  const get = () => (items ??= read());
  return {
    get,
    /** Reads it anew, where what is stored changed. */
    again,
    put(next: readonly Item[]) {
      show(next);
      set(next);
    },
    /** The list as a state of React. */
    use: () => useSyncExternalStore(subscribe, get),
  };
}

/** Whether a stored thing has texts under these names. */
export const hasTexts = (item: unknown, names: readonly string[]): boolean =>
  typeof item === "object" &&
  item !== null &&
  names.every((name) => typeof (item as Record<string, unknown>)[name] === "string");
