import { type ReactNode, useId } from "react";
import styles from "./short-list.module.css";

interface ShortListProps {
  title: string;
  /** A link to all of them. */
  all: ReactNode;
  /** A note about all of them. */
  note?: ReactNode;
  /** Rows of the list: a link with a few words. */
  children: ReactNode;
}

/** The first few posts or pages under a heading that links to all of them. */
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
