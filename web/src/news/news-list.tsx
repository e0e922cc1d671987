import { paged } from "@bupum/ui/list/paged";
import type { Language } from "@bupum/shared/kernel/language/language-of";
import { newsFeedPath } from "@bupum/shared/reading/news/rules";
import { Empty } from "@bupum/ui/display/states";
import { firstPage } from "@bupum/ui/list/list-search";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { Head } from "../layout/head.tsx";
import {
  ArticleFilters,
  ArticleKeyword,
  ArticleLanguage,
  ArticleResults,
} from "../reading/article-list.tsx";
import { FeedLink, ListHead } from "../reading/list-head.tsx";
import { useWords } from "../words.ts";
import { NewsCard } from "./news-card.tsx";
import styles from "./news-list.module.css";
import { PopularNews } from "./popular-news.tsx";
import { newsCategories, newsList } from "./queries.ts";

const route = getRouteApi("/news/");

/** All news by category, language and words, with the most read beside them. */
export function NewsListPage() {
  const say = useWords("news");
  const language = useLocale();
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} description={say("description")} feed={newsFeedPath(language)} />
      <ListHead title={say("title")} lead={say("lead")}>
        <FeedLink to={newsFeedPath(language)}>{say("feed")}</FeedLink>
      </ListHead>
      <Categories />
      <div className={styles["columns"]}>
        <div className={styles["main"]}>
          <Filters />
          <Results />
        </div>
        <PopularNews />
      </div>
    </div>
  );
}

function Categories() {
  const say = useWords("news");
  const language = useLocale();
  const { newsCategoryId } = route.useSearch();
  const { data } = useQuery(newsCategories);
  const categories = data?.items ?? [];
  if (categories.length === 0) return null;
  return (
    <nav className={styles["categories"]} aria-label={say("categories")}>
      {[undefined, ...categories].map((category) => (
        <Link
          key={category?.id ?? "all"}
          from="/news/"
          to="/news"
          search={(old) => ({ ...old, ...firstPage, newsCategoryId: category?.id })}
          {...(newsCategoryId === category?.id && { "aria-current": "true" as const })}
        >
          {category ? category.name[language] : say("allCategories")}
        </Link>
      ))}
    </nav>
  );
}

function Filters() {
  const say = useWords("news");
  const { searchKeyword, language } = route.useSearch();
  const navigate = route.useNavigate();
  const narrow = (next: { searchKeyword?: string | undefined; language?: Language | undefined }) =>
    void navigate({ search: (old) => ({ ...old, ...next, ...firstPage }), resetScroll: false });
  return (
    <ArticleFilters>
      <ArticleKeyword
        searchKeyword={searchKeyword}
        onChange={({ searchKeyword: typed }) => narrow({ searchKeyword: typed })}
        label={say("keyword")}
        placeholder={say("keyword")}
      />
      <ArticleLanguage value={language} onChange={(chosen) => narrow({ language: chosen })} />
    </ArticleFilters>
  );
}

function Results() {
  const say = useWords("news");
  const search = route.useSearch();
  const categories = useQuery(newsCategories).data?.items ?? [];
  const list = useQuery(paged(newsList(search)));
  return (
    <ArticleResults
      label={say("title")}
      list={list}
      search={search}
      keyword={search.searchKeyword}
      height={96}
      nothing={<Nothing />}
    >
      {(item) => <NewsCard key={item.id} item={item} categories={categories} />}
    </ArticleResults>
  );
}

function Nothing() {
  const say = useWords("news");
  const { searchKeyword, newsCategoryId, language } = route.useSearch();
  const isNarrowed = Boolean(searchKeyword ?? newsCategoryId ?? language);
  if (!isNarrowed) return <Empty title={say("none")}>{say("noneHint")}</Empty>;
  return (
    <Empty
      title={say("notFound")}
      action={
        <Button renderRoot={(props) => <Link to="/news" {...props} />}>{say("showAll")}</Button>
      }
    >
      {say("notFoundHint")}
    </Empty>
  );
}
