import type { WikiRow } from "@bupum/shared/reading/wikis/contract";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import styles from "./wiki-links.module.css";

/** A few pages under a heading; nothing if there are none. */
export function WikiLinks({ title, wikis }: { title: string; wikis: readonly WikiRow[] }) {
  const id = useId();
  if (wikis.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles["head"]}>
        {title}
      </h2>
      <ul className={styles["list"]}>
        {wikis.map((wiki) => (
          <li key={wiki.id} lang={wiki.language}>
            <Link to="/wiki/$wikiId" params={{ wikiId: wiki.id }}>
              {wiki.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
