import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Whether the page is on the screen. */
export const useVisible = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === "visible");
