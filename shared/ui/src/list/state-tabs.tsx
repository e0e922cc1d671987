import type { ReactNode } from "react";
import styles from "./list-page.module.css";

interface StateTabsProps<State extends string> {
  /** The purpose of the tabs, for screen readers. */
  label: string;
  /** In their order; without a state the tab shows all. */
  tabs: readonly { state?: State | undefined; words: ReactNode }[];
  state: State | undefined;
  onChange: (state: State | undefined) => void;
}

/** The states of a list as buttons in a row, which scrolls where it is longer than the screen. */
export function StateTabs<State extends string>(props: StateTabsProps<State>) {
  const { label, tabs, onChange } = props;
  return (
    <div className={styles["tabs"]} role="group" aria-label={label}>
      {tabs.map(({ state, words }) => (
        <button
          key={state ?? ""}
          type="button"
          aria-pressed={props.state === state}
          onClick={() => onChange(state)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
