import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useKnownPaths } from "../layout/known-paths.ts";
import styles from "./my-home-page.module.css";

interface FigureProps {
  to: string;
  search?: Record<string, string>;
  label: string;
  /** Undefined while loading. */
  count: number | undefined;
  /** The list is longer than what was counted. */
  more?: boolean;
}

/** One number that leads to its list; a number above zero stands out. */
export function Figure({ to, search, label, count, more = false }: FigureProps) {
  const known = useKnownPaths();
  const inside = (
    <>
      <span>{label}</span>
      <strong>{count === undefined ? "–" : `${count}${more ? "+" : ""}`}</strong>
    </>
  );
  const waits = (count ?? 0) > 0 || undefined;
  if (!known.has(to))
    return (
      <span className={styles["figure"]} data-waits={waits}>
        {inside}
      </span>
    );
  return (
    // The route exists (known paths), which types cannot know.
    <Link
      to={to as "/"}
      search={(search ?? {}) as never}
      className={styles["figure"]}
      data-waits={waits}
    >
      {inside}
    </Link>
  );
}

export function Waits({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles["waits"]}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
