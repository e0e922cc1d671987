import { HumanNumber } from "@bupum/ui/display/human-number";
import type { ReactNode } from "react";
import styles from "./homes.module.css";

interface EntriesProps {
  title: string;
  /** A link to all of them. */
  all?: ReactNode;
  children: ReactNode;
}

/** One part of a home: its entries, each with what is to be done. */
export function Entries({ title, all, children }: EntriesProps) {
  return (
    <section className={styles["part"]}>
      <div className={styles["head"]}>
        <h3>{title}</h3>
        {all}
      </div>
      {children}
    </section>
  );
}

export const entryLink = styles["entry"];
export const allLink = styles["all"];

interface EntryProps {
  title: string;
  /** Beside the title, in words; absent ones are left out. */
  facts: readonly (string | undefined)[];
  /** Behind the facts, by which people call it. */
  number?: string;
  state?: string;
  isUrgent?: boolean;
  act: string;
}

/** What a link of an entry says: about what it is, how it stands, what is to be done. */
export function Entry({ title, facts, number, state, isUrgent = false, act }: EntryProps) {
  const said = facts.filter((one) => one !== undefined && one !== "");
  return (
    <>
      <span className={styles["about"]}>
        <b>{title}</b>
        {(said.length > 0 || number) && (
          <small>
            {said.join(" · ")}
            {number && (
              <>
                {said.length > 0 && " · "}
                <HumanNumber of={number} />
              </>
            )}
          </small>
        )}
      </span>
      <span className={styles["do"]}>
        {state && <em data-urgent={isUrgent || undefined}>{state}</em>}
        <span className={styles["act"]}>{act}</span>
      </span>
    </>
  );
}
