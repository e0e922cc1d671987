import styles from "./list-page.module.css";

interface StateTab<State extends string> {
  state?: State | undefined;
  words: string;
  /** How much is in it; an empty text keeps the place of one that is not known yet. */
  count?: string;
}
interface StateTabsProps<State extends string> {
  /** The purpose of the tabs, for screen readers. */
  label: string;
  /** In their order; without a state the tab shows all. */
  tabs: readonly StateTab<State>[];
  state: State | undefined;
  onChange: (state: State | undefined) => void;
}

/** The states of a list as buttons in a row, which scrolls where it is longer than the screen. */
export function StateTabs<State extends string>(props: StateTabsProps<State>) {
  const { label, tabs, onChange } = props;
  return (
    <div className={styles["tabs"]} role="group" aria-label={label}>
      {tabs.map(({ state, words, count }) => (
        <button
          key={state ?? ""}
          type="button"
          aria-pressed={props.state === state}
          onClick={() => onChange(state)}
        >
          {words}
          {count !== undefined && <small>{count}</small>}
        </button>
      ))}
    </div>
  );
}
