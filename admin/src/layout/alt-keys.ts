import { useEffect, useRef } from "react";

interface AltKeyOptions {
  /** Also while a dialog is open. */
  overDialogs?: boolean;
}

/**
 * Acts by Alt and a key ("KeyA"), which screen readers and fields do not use. An act that is absent
 * does nothing.
 */
export function useAltKeys(
  acts: Readonly<Record<string, (() => void) | undefined>>,
  { overDialogs = false }: AltKeyOptions = {},
): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      const act = latest.current[event.code];
      if (!act || (!overDialogs && document.querySelector('[role="dialog"]'))) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [overDialogs]);
}
