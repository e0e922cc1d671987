import { type FormEvent, useState } from "react";
import { useWords } from "../../words.ts";
import styles from "./filters.module.css";

interface RangeFieldsProps {
  name: string;
  unit: string;
  least: string;
  most: string;
  onRange: (least: string, most: string) => void;
}

const figureOf = (text: string) => text.replaceAll(/[,\s]/g, "");
const isFigure = (text: string) => text === "" || /^-?\d+(\.\d+)?$/.test(text);

/** Both ends of a range as typed numbers; either may be left open. */
export function RangeFields(props: RangeFieldsProps) {
  // Another range, chosen elsewhere, replaces what was typed.
  return <Fields key={`${props.least}..${props.most}`} {...props} />;
}

function Fields({ name, unit, least, most, onRange }: RangeFieldsProps) {
  const say = useWords("results");
  const [low, setLow] = useState(least);
  const [high, setHigh] = useState(most);
  const ends = [figureOf(low), figureOf(high)] as const;
  const isReady = ends.every(isFigure) && (ends[0] !== least || ends[1] !== most);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onRange(...ends);
  };
  return (
    <form noValidate className={styles["range"]} onSubmit={apply}>
      <input
        inputMode="decimal"
        aria-label={say("least", { name })}
        value={low}
        onChange={(event) => setLow(event.currentTarget.value)}
      />
      <span aria-hidden>–</span>
      <input
        inputMode="decimal"
        aria-label={say("most", { name })}
        value={high}
        onChange={(event) => setHigh(event.currentTarget.value)}
      />
      <span>{unit}</span>
      <button type="submit" disabled={!isReady}>
        {say("apply")}
      </button>
    </form>
  );
}
