import type { ReactNode } from "react";
import styles from "./facts.module.css";

interface FactsProps {
  /** Names and values, in their order. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** What is known of a maker or a part, a line for each. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={styles["facts"]}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
