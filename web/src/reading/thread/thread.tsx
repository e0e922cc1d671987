import { Button } from "@mantine/core";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useIsGuest } from "../../session.ts";
import { useWords } from "../../words.ts";
import styles from "./thread.module.css";

interface ThreadProps {
  /** Where links to it lead. */
  id: string;
  title: string;
  children: ReactNode;
}

/** What is said of a post or a wiki, below it. */
export const Thread = ({ id, title, children }: ThreadProps) => (
  <section className={styles["thread"]} id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
);

/** Its remarks in their order; where there is none, that. */
export const ThreadList = ({ none, children }: { none: string; children: readonly ReactNode[] }) =>
  children.length === 0 ? (
    <p className={styles["none"]}>{none}</p>
  ) : (
    <ol className={styles["list"]}>{children}</ol>
  );

/** In place of the form, for those who are not logged in. */
export function ThreadGuest({ children }: { children: ReactNode }) {
  const say = useWords("reading");
  const { href } = useLocation();
  const isGuest = useIsGuest();
  if (!isGuest) return null;
  return (
    <div className={styles["guest"]}>
      <p>{children}</p>
      <Button
        mih={44}
        renderRoot={(props) => <Link to="/login" search={{ redirect: href }} {...props} />}
      >
        {say("logIn")}
      </Button>
    </div>
  );
}

/** What somebody writes for it. */
export const ThreadForm = ({ send, children }: { send: () => void; children: ReactNode }) => (
  <form
    noValidate
    className={styles["form"]}
    onSubmit={(event) => {
      event.preventDefault();
      send();
    }}
  >
    {children}
  </form>
);
