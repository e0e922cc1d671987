import { useSyncExternalStore } from "react";

let mayAdd = true;
const listeners = new Set<() => void>();

/**
 * Says whether the reader may change the basket. Pages whose first load has a button that does read no
 * roles themselves.
 */
export function setMayAdd(may: boolean): void {
  mayAdd = may;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the reader may change the basket: a company's is its requesters' and buyers' (D46-4). */
export const useMayAdd = (): boolean => useSyncExternalStore(subscribe, () => mayAdd);
