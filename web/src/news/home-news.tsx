import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useFormatter, useLocale } from "use-intl";
import { useWords } from "../words.ts";
import styles from "./home-news.module.css";
import { PopularNews } from "./popular-news.tsx";
import { latestNews } from "./queries.ts";

/** The latest and the most read news in the reader's language; nothing where there is none. */
export function HomeNews() {
  const say = useWords("news");
  const format = useFormatter();
  const { data } = useQuery(latestNews(useLocale(), 5));
  if (!data || data.items.length === 0) return null;
  return (
    <div className={styles["columns"]}>
      <section aria-labelledby="latest-news">
        <div className={styles["head"]}>
          <h2 id="latest-news">{say("latest")}</h2>
          <Link to="/news">{say("all")}</Link>
        </div>
        <ul className={styles["list"]}>
          {data.items.map(({ id, title, publishedAt, language }) => (
            <li key={id}>
              <Link to="/news/$newsId" params={{ newsId: id }} lang={language}>
                {title}
              </Link>
              <time dateTime={publishedAt}>
                {format.dateTime(new Date(publishedAt), { dateStyle: "medium" })}
              </time>
            </li>
          ))}
        </ul>
      </section>
      <PopularNews />
    </div>
  );
}
