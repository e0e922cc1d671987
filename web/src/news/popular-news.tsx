import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import styles from "./popular-news.module.css";
import { popularNews } from "./queries.ts";

/** The most read items of a week; nothing if there are none. */
export function PopularNews() {
  const say = useWords("news");
  const { data } = useQuery(popularNews(useLocale(), 5));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="popular-news">
      <h2 id="popular-news" className={styles["head"]}>
        {say("popular")}
      </h2>
      <ol className={styles["list"]}>
        {data.items.map(({ id, title, language }) => (
          <li key={id} lang={language}>
            <Link to="/news/$newsId" params={{ newsId: id }}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
