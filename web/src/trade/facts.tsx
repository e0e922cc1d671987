import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** What is known of one thing: names and values below each other. */
export const FactList = ({ children }: { children: ReactNode }) => (
  <dl className={styles["facts"]}>{children}</dl>
);

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
