import { ActionIcon } from "@mantine/core";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useWords } from "../../words.ts";
import styles from "../list.module.css";

interface StockStepperProps {
  stock: number;
  part: string;
  onSet: (next: number) => void;
}

/** Presses in quick succession are one change. */
const pauseMs = 700;

/** Plus and minus buttons for touch. */
export function StockStepper({ stock, part, onSet }: StockStepperProps) {
  const say = useWords("merchandises");
  const [wanted, setWanted] = useState<number>();
  const latest = useRef(onSet);
  useEffect(() => {
    latest.current = onSet;
  });
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const timer = setTimeout(() => {
      setWanted(undefined);
      if (wanted !== stock) latest.current(wanted);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, stock]);
  const step = (by: number) => setWanted((known) => Math.max(0, (known ?? stock) + by));
  return (
    <span className={styles["stepper"]}>
      <ActionIcon
        size={44}
        variant="default"
        disabled={(wanted ?? stock) === 0}
        aria-label={say("list.less", { part })}
        onClick={() => step(-1)}
      >
        <IconMinus size={18} aria-hidden />
      </ActionIcon>
      <output aria-live="polite">{wanted ?? stock}</output>
      <ActionIcon
        size={44}
        variant="default"
        aria-label={say("list.more", { part })}
        onClick={() => step(1)}
      >
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
    </span>
  );
}
