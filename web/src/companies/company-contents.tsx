import type { Section } from "./use-sections.tsx";
import { useWords } from "../words.ts";
import styles from "./company-contents.module.css";

/** Leads to each section of a company's page. */
export function CompanyContents({ sections }: { sections: readonly Section[] }) {
  const say = useWords("companies");
  return (
    <nav aria-label={say("contents")}>
      <ul className={styles["contents"]}>
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
