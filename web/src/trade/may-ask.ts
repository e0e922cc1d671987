import { storage } from "@bupum/ui/storage";
import { type ReactNode, useSyncExternalStore } from "react";

/** What was known last, so that nothing moves or vanishes while the roles are read. */
let mayAsk = storage.mayAsk.get() !== "no";
const listeners = new Set<() => void>();

/**
 * Says whether the reader may ask for quotes. Pages whose first load has a button that does read no
 * roles themselves.
 */
export function setMayAsk(may: boolean): void {
  mayAsk = may;
  if (may) storage.mayAsk.clear();
  else storage.mayAsk.set("no");
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Whether the reader may ask for quotes, and change the basket: in a company's name its requesters
 * and buyers (D40-10, D46-4).
 */
export const useMayAsk = (): boolean => useSyncExternalStore(subscribe, () => mayAsk);

/** What asks for quotes: not offered to a reader who may not. */
export const AskGuard = ({ children }: { children: ReactNode }) => (useMayAsk() ? children : null);
