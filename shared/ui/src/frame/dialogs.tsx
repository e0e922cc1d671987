import { useEffect, useState, useSyncExternalStore } from "react";
import { useKitWords } from "../say.ts";
import type { DialogOutcome, DialogSpec, DialogWindow } from "./dialog-window.tsx";
import { toast } from "./toasts.tsx";

interface Open extends DialogSpec {
  id: number;
  answer: (answer: DialogOutcome) => void;
}

let waiting: readonly Open[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function put(next: readonly Open[]) {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Opens the 382-pixel dialog and returns the pressed button. Never rejects. */
export function ask(spec: DialogSpec): Promise<DialogOutcome> {
  return new Promise((answer) => {
    lastId += 1;
    put([...waiting, { ...spec, id: lastId, answer }]);
  });
}

/** True when the reader pressed the primary button. */
export const confirmed = async (spec: DialogSpec): Promise<boolean> =>
  (await ask(spec)) === "primary";

/** Drops open questions: for tests, whose pages end without an answer. */
export const dropDialogs = (): void => put([]);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function close(answer: DialogOutcome, goBack: () => void) {
  const [first, ...rest] = waiting;
  if (!first) return;
  put(rest);
  if (first.requiredBack && answer !== "primary") goBack();
  first.answer(answer);
}

const back = () => history.back();
const loadWindow = async () => (await import("./dialog-window.tsx")).DialogWindow;

/** The first touch or key of a page: a question never comes before it. */
const intents = ["pointerdown", "keydown"] as const;

/**
 * The place where dialogs appear; one per site, in the app root. The window's code comes with the
 * reader's first touch, since no first page shows one.
 */
export function Dialogs({ goBack = back }: { goBack?: () => void }) {
  const say = useKitWords();
  const first = useSyncExternalStore(subscribe, () => waiting[0]);
  const [Window, setWindow] = useState<typeof DialogWindow>();
  useEffect(() => {
    if (Window) return undefined;
    const fetchWindow = async () => {
      const loaded = await loadWindow();
      setWindow(() => loaded);
    };
    if (first) {
      fetchWindow().catch(() => {
        toast.failed(say("failures.offline"));
        close("closed", goBack);
      });
      return undefined;
    }
    // A failed load is repeated with the first question.
    const early = () => void fetchWindow().catch(() => undefined);
    for (const intent of intents) addEventListener(intent, early, { once: true });
    return () => {
      for (const intent of intents) removeEventListener(intent, early);
    };
  }, [Window, first, goBack, say]);
  return Window && <Window asked={first} onAnswer={(answer) => close(answer, goBack)} />;
}
