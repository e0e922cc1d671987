import { grouped } from "@bupum/ui/display/grouped";
import { memo, type ReactNode, useId, useState } from "react";
import { useWords } from "../../words.ts";
import styles from "./filters.module.css";

/** A value that can be chosen. */
export interface Choice {
  value: string;
  text: string;
  count: number;
}

interface FacetProps {
  name: string;
  chosen: number;
  isOpen: boolean;
  children: ReactNode;
}

/** A filter under its name, folded where others matter more; what is folded is not drawn. */
export function Facet({ name, chosen, isOpen, children }: FacetProps) {
  const isWanted = isOpen || chosen > 0;
  const [isUnfolded, setUnfolded] = useState(isWanted);
  return (
    <details
      className={styles["facet"]}
      open={isWanted}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary>
        {name}
        {chosen > 0 && <span className={styles["badge"]}>{chosen}</span>}
      </summary>
      {(isUnfolded || isWanted) && children}
    </details>
  );
}

interface ChoicesProps {
  name: string;
  values: readonly Choice[];
  chosen: readonly string[];
  /** The same function each time: a value is drawn again only if it changes. */
  onToggle: (value: string) => void;
}

/** Values shown at first; a longer list has a search within it. */
const shownFirst = 8;
const shortest = 12;

/** Values with their counts; one that nothing is left of is grey and cannot be chosen (S2-12). */
export function Choices({ name, values, chosen, onToggle }: ChoicesProps) {
  const say = useWords("results");
  const [typed, setTyped] = useState("");
  const [isAll, setAll] = useState(false);
  const id = useId();
  const wanted = typed.trim().toLowerCase();
  const found =
    wanted === "" ? values : values.filter(({ text }) => text.toLowerCase().includes(wanted));
  const isCut = !isAll && wanted === "" && found.length > shownFirst + 1;
  // What is chosen stays in sight.
  const shown = isCut
    ? found.filter(({ value }, at) => at < shownFirst || chosen.includes(value))
    : found;
  return (
    <>
      {values.length > shortest && (
        <input
          type="search"
          className={styles["find"]}
          aria-label={say("findValue", { name })}
          placeholder={say("findValue", { name })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <ul className={styles["choices"]} aria-label={name} id={id}>
        {shown.map(({ value, text, count }) => (
          <Value
            key={value}
            value={value}
            text={text}
            count={count}
            isChosen={chosen.includes(value)}
            onToggle={onToggle}
          />
        ))}
      </ul>
      {found.length === 0 && <p className={styles["none"]}>{say("noValue")}</p>}
      {wanted === "" && found.length > shownFirst + 1 && (
        <button
          type="button"
          className={styles["all"]}
          aria-expanded={isAll}
          aria-controls={id}
          onClick={() => setAll(!isAll)}
        >
          {isAll ? say("fewerValues") : say("moreValues", { count: found.length - shown.length })}
        </button>
      )}
    </>
  );
}

interface ValueProps extends Choice, Pick<ChoicesProps, "onToggle"> {
  isChosen: boolean;
}

const Value = memo(function Value({ value, text, count, isChosen, onToggle }: ValueProps) {
  return (
    <li>
      <label data-empty={count === 0 || undefined}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={count === 0 && !isChosen}
          onChange={() => onToggle(value)}
        />
        <span>{text}</span>
        <small>{grouped(String(count))}</small>
      </label>
    </li>
  );
});
