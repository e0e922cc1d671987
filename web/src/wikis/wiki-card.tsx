import { useDays } from "@bupum/ui/display/days";
import type { WikiRow } from "@bupum/shared/reading/wikis/contract";
import { languageNames } from "@bupum/ui/language-names";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import styles from "./wiki-card.module.css";

/** One page of a list: its beginning, its writer and its number of readers. */
export function WikiCard({ wiki, category }: { wiki: WikiRow; category: string | undefined }) {
  const say = useWords("wikis");
  const days = useDays();
  const locale = useLocale();
  const language = languageNames.find(({ value }) => value === wiki.language)?.label;
  return (
    <li className={styles["card"]}>
      <h2 lang={wiki.language}>
        <Link to="/wiki/$wikiId" params={{ wikiId: wiki.id }}>
          {wiki.title}
        </Link>
      </h2>
      <p className={styles["excerpt"]} lang={wiki.language}>
        {wiki.excerpt}
      </p>
      <p className={styles["facts"]}>
        {category && <span>{category}</span>}
        {wiki.language !== locale && <span>{language}</span>}
        <span>{wiki.writerName}</span>
        <time dateTime={wiki.updatedAt}>{days.dayOf(wiki.updatedAt)}</time>
        {wiki.viewCount > 0 && <span>{say("views", { count: wiki.viewCount })}</span>}
        {wiki.commentCount > 0 && <span>{say("comments", { count: wiki.commentCount })}</span>}
      </p>
    </li>
  );
}
