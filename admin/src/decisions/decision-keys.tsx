import { useAltKeys } from "../layout/alt-keys.ts";
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
 * Decides by Alt+A and Alt+R; with Alt+N and Alt+Z a queue is worked through without a mouse
 * (D30-6).
 */
export const useDecisionKeys = ({ yes, no }: DecisionActs): void =>
  useAltKeys({ KeyA: yes, KeyR: no });

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
