import type { Id } from "@bupum/shared/kernel/ids";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import { categoryGuide } from "./queries.ts";
import styles from "./categories.module.css";

/** The first paragraph of the category's buying guide, and the way to it (D9-27). */
export function CategoryGuide({ categoryId }: { categoryId: Id<"cat"> }) {
  const say = useWords("categories");
  const language = useLocale();
  const { data } = useQuery(categoryGuide(categoryId, language));
  const guide = data?.guide;
  if (!guide) return null;
  return (
    <aside className={styles["guide"]} aria-label={say("page.guide")}>
      <h2>{say("page.guide")}</h2>
      <p>{guide.paragraph}</p>
      <Link to="/wiki/$wikiId" params={{ wikiId: guide.id }}>
        {guide.title}
      </Link>
    </aside>
  );
}
