import type { ReactNode } from "react";
import styles from "./my-home-page.module.css";

interface FigureProps {
  /** The link to the list; its content comes with the props. */
  renderLink: (props: LinkParts) => ReactNode;
  label: string;
  /** Undefined while loading. */
  count: number | undefined;
}
interface LinkParts {
  className: string | undefined;
  "data-waits": true | undefined;
  children: ReactNode;
}

/** One number that links to its list; a number above zero is highlighted. */
export function Figure({ renderLink, label, count }: FigureProps) {
  return renderLink({
    className: styles["figure"],
    "data-waits": (count ?? 0) > 0 || undefined,
    children: (
      <>
        <span>{label}</span>
        <strong>{count === undefined ? "–" : count}</strong>
      </>
    ),
  });
}

export function WaitingList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles["waits"]}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
