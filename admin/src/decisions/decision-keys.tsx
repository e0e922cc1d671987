import { useEffect, useRef } from "react";
import { useWords } from "../words.ts";
import styles from "./decision-keys.module.css";

type Act = (() => void) | undefined;

/** What the keys of a queue do now; absent where it is not possible. */
export interface DecisionActs {
  /** Alt+A. */
  yes?: Act;
  /** Alt+R. */
  no?: Act;
}

/**
 * Decides by Alt+A and Alt+R, which screen readers and fields do not use; not while a dialog is
 * open. With Alt+N and Alt+Z a queue is worked through without a mouse (D30-6).
 */
export function useDecisionKeys(acts: DecisionActs): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      const { yes, no } = latest.current;
      const act = event.code === "KeyA" ? yes : event.code === "KeyR" ? no : undefined;
      if (!act || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

interface DecisionKeysProps {
  /** What each key does, in words; absent where it does nothing. */
  yes?: string | undefined;
  no?: string | undefined;
}

/** Names the keys beside the buttons. */
export function DecisionKeys({ yes, no }: DecisionKeysProps) {
  const say = useWords("decisions");
  const keys = [yes && say("yes", { act: yes }), no && say("no", { act: no })].filter(Boolean);
  return keys.length > 0 && <small className={styles["keys"]}>{keys.join(" · ")}</small>;
}
