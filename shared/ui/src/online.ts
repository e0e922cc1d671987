import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Whether the browser reports a connection. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Waits until the browser has a connection; rejects when `signal` aborts. */
export const untilOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((done, fail) => {
    const give = () => fail(new Error("Request aborted"));
    if (navigator.onLine) done();
    else if (signal.aborted) give();
    else {
      addEventListener("online", () => done(), { once: true, signal });
      signal.addEventListener("abort", give, { once: true });
    }
  });
