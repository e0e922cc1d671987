import { Failed, Loading } from "@bupum/ui/display/states";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import styles from "./stated-section.module.css";

interface StatedSectionProps<Of> {
  /** The id of its title. */
  name: string;
  title: string;
  hint: string;
  query: Pick<UseQueryResult<Of>, "data" | "error" | "refetch">;
  /** What it is like until it is read. */
  loading: { lines: number; height: number };
  /** Above what was stated. */
  head?: ReactNode;
  children: (of: Of) => ReactNode;
}

/** What owners state of their company, as a part of its page. */
export function StatedSection<Of>(props: StatedSectionProps<Of>) {
  const { name, title, hint, query, loading, head, children } = props;
  const { data, error, refetch } = query;
  return (
    <section className={styles["section"]} aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      <p className={styles["hint"]}>{hint}</p>
      {head}
      {data ? (
        children(data)
      ) : error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : (
        <Loading {...loading} />
      )}
    </section>
  );
}
