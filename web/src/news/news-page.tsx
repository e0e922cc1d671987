import { useDays } from "@bupum/ui/display/days";
import { newsHead } from "@bupum/shared/sites/head/news-head";
import type { News } from "@bupum/shared/reading/news/contract";
import { beginsWith, newsPath, readingMinutes } from "@bupum/shared/reading/news/rules";
import { pictureAddress } from "@bupum/shared/catalogue/products/rules";
import { plainOf } from "@bupum/shared/reading/wikis/rich-text/plain";
import { RichText } from "@bupum/ui/reading/rich-text";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useLocale } from "use-intl";
import { baseUrl } from "../env.ts";
import { ReadingActions } from "../reading/reading-actions.tsx";
import { PendingSubject, SubjectPage, SubjectPath } from "../trade/subject-page.tsx";
import { useWords } from "../words.ts";
import styles from "./news-page.module.css";
import { PopularNews } from "./popular-news.tsx";
import { countReading, newsCategories, newsItem } from "./queries.ts";

const route = getRouteApi("/news/$newsId");

/** One news item to read, share and print. */
export function NewsPage() {
  const say = useWords("news");
  const { newsId } = route.useParams();
  const { data, error, refetch } = useQuery(newsItem(newsId));
  if (data) return <Item key={data.id} of={data} />;
  const again = () => void refetch();
  return (
    <PendingSubject
      title={say("title")}
      missing={say("missing")}
      error={error}
      again={again}
      lines={10}
    />
  );
}

function Item({ of }: { of: News }) {
  const say = useWords("news");
  const products = useWords("products");
  const layout = useWords("layout");
  const language = useLocale();
  const head = newsHead(
    of,
    { home: products("product.home"), news: say("title") },
    { origin: location.origin, siteName: layout("site"), language, rest: newsPath(of.id) },
  );
  useEffect(() => {
    // The server counts readers; a failed count is ignored.
    countReading(of.id).catch(() => undefined);
  }, [of.id]);
  return (
    <SubjectPage head={head}>
      <SubjectPath name={of.title}>
        <Link to="/news">{say("title")}</Link>
      </SubjectPath>
      <div className={styles["columns"]}>
        <article className={styles["article"]} lang={of.language}>
          <h1>{of.title}</h1>
          <Facts of={of} />
          {!beginsWith(plainOf(of.body), of.summary) && (
            <p className={styles["summary"]}>{of.summary}</p>
          )}
          {of.imageId && (
            <img
              className={styles["picture"]}
              src={pictureAddress(of.imageId, baseUrl)}
              alt={of.imageAlt ?? ""}
            />
          )}
          <RichText body={of.body} images={`${baseUrl}/images`} anchor="text" />
          <Source of={of} />
        </article>
        <aside className={styles["side"]}>
          <PopularNews />
        </aside>
      </div>
    </SubjectPage>
  );
}

function Facts({ of }: { of: News }) {
  const ofReading = useWords("reading");
  const language = useLocale();
  const days = useDays();
  const { data } = useQuery(newsCategories);
  const category = data?.items.find(({ id }) => id === of.newsCategoryId);
  const text = plainOf(of.body);
  const said = beginsWith(text, of.summary) ? text : `${of.summary} ${text}`;
  const minutes = readingMinutes(said, of.language);
  return (
    <div className={styles["facts"]} lang={language}>
      <p>
        {category && (
          <Link to="/news" search={{ newsCategoryId: category.id }}>
            {category.name[language]}
          </Link>
        )}
        <time dateTime={of.publishedAt}>{days.dayOf(of.publishedAt)}</time>
        <span>{ofReading("minutes", { minutes })}</span>
      </p>
      <ReadingActions title={of.title} />
    </div>
  );
}

function Source({ of: { sourceName, sourceUrl } }: { of: News }) {
  const say = useWords("news");
  const language = useLocale();
  if (!sourceName && !sourceUrl) return null;
  return (
    <p className={styles["source"]} lang={language}>
      {say("source")}:{" "}
      {sourceUrl ? (
        <a href={sourceUrl} target="_blank" rel="noopener noreferrer nofollow">
          {sourceName ?? new URL(sourceUrl).host}
        </a>
      ) : (
        sourceName
      )}
    </p>
  );
}
