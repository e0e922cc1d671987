import { useEffect, useSyncExternalStore } from "react";
import styles from "./toasts.module.css";

type Tone = "done" | "failed" | "note";
interface Toast {
  id: number;
  tone: Tone;
  text: string;
}

const shownMs = 3000;
let queue: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function put(next: readonly Toast[]) {
  queue = next;
  for (const listener of listeners) listener();
}

function show(tone: Tone, text: string) {
  if (queue.some((waiting) => waiting.text === text && waiting.tone === tone)) return;
  lastId += 1;
  put([...queue, { id: lastId, tone, text }]);
}

/** Tells what happened: 3000 ms each, one at a time; a click clears the queue (U1-1). */
export const toast = {
  done: (text: string) => show("done", text),
  failed: (text: string) => show("failed", text),
  note: (text: string) => show("note", text),
  clear: () => put([]),
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

interface ToastsProps {
  /** The newest toast replaces the one that is shown, instead of waiting for its end. */
  replaces?: boolean;
}

/** The place where toasts appear; one per site, in the app root. */
export function Toasts({ replaces = false }: ToastsProps) {
  const first = useSyncExternalStore(subscribe, () => queue.at(replaces ? -1 : 0));
  useEffect(() => {
    if (!first) return;
    const timer = setTimeout(() => put(replaces ? [] : queue.slice(1)), shownMs);
    return () => clearTimeout(timer);
  }, [first, replaces]);
  return (
    <output className={styles["place"]}>
      {first && (
        <button
          key={first.id}
          type="button"
          className={styles["toast"]}
          data-tone={first.tone}
          onClick={toast.clear}
        >
          {first.text}
        </button>
      )}
    </output>
  );
}
