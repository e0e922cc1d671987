import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** What is known of one thing: a Fact each. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className={styles["facts"]}>{children}</dl>
);

interface FactProps {
  name: string;
  children: ReactNode;
}

export const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
