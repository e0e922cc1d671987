import { type ReactNode, useId } from "react";
import styles from "./short-list.module.css";

interface ShortListProps {
  title: string;
  /** A link to all of them. */
  all: ReactNode;
  /** What is to be said of all of them. */
  note?: ReactNode;
  /** Rows of the list: a link, and a few words behind it. */
  children: ReactNode;
}

/** The first few posts or pages under a heading that leads to all of them. */
export function ShortList({ title, all, note, children }: ShortListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles["head"]}>
        <h2 id={id}>{title}</h2>
        {all}
      </div>
      {note}
      <ul className={styles["list"]}>{children}</ul>
    </section>
  );
}
