import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** The data of one thing: a Fact for each field. */
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
