import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { ShortList } from "../reading/short-list.tsx";
import { useWords } from "../words.ts";
import styles from "./home-news.module.css";
import { NewsLines } from "./news-lines.tsx";
import { PopularNews } from "./popular-news.tsx";
import { latestNews } from "./queries.ts";

/** The latest and the most read news in the reader's language; nothing if there are none. */
export function HomeNews() {
  const say = useWords("news");
  const { data } = useQuery(latestNews(useLocale(), 5));
  if (!data || data.items.length === 0) return null;
  return (
    <div className={styles["columns"]}>
      <ShortList title={say("latest")} all={<Link to="/news">{say("all")}</Link>}>
        <NewsLines of={data.items} />
      </ShortList>
      <PopularNews />
    </div>
  );
}
