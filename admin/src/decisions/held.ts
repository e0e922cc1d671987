import { useSyncExternalStore } from "react";

/** How long a decision can be undone. */
export const heldMs = 5_000;

interface Held {
  /** The id of what was decided. */
  about: string;
  /** Sends it at once. */
  release: () => void;
  undo: () => void;
}

let held: Held | undefined;
const listeners = new Set<() => void>();

function put(next: Held | undefined) {
  held = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Sends a decision after a few seconds, in which it can be undone (D30-5). The next decision sends
 * the one before it at once. Rejects with an AbortError if it is undone, and as `send` does.
 */
export function holdDecision<Reply>(about: string, send: () => Promise<Reply>): Promise<Reply> {
  held?.release();
  return new Promise<Reply>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      if (held === own) put(undefined);
    };
    const own: Held = {
      about,
      release: () => {
        end();
        send().then(resolve, reject);
      },
      undo: () => {
        end();
        reject(Object.assign(new Error("Undone."), { name: "AbortError" }));
      },
    };
    const timer = setTimeout(own.release, heldMs);
    put(own);
  });
}

/** The decision that can still be undone. */
export const useHeld = (): Held | undefined => useSyncExternalStore(subscribe, () => held);
