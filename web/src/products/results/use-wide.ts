import { useSyncExternalStore } from "react";

const wide = "(min-width: 62em)";
function subscribe(listener: () => void) {
  const query = matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether there is room for filters beside a table. */
export const useWide = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
