import { paged } from "@bupum/ui/list/paged";
import { type Language, languages } from "@bupum/shared/kernel/language/language-of";
import { newsFeedPath } from "@bupum/shared/reading/news/rules";
import { isBare, Pages } from "@bupum/ui/data-table/pages";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { languageNames } from "@bupum/ui/language-names";
import { KeywordForm } from "@bupum/ui/list/keyword-form";
import { firstPage } from "@bupum/ui/list/list-search";
import { Button, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { Head } from "../layout/head.tsx";
import { FeedLink, ListHead } from "../reading/list-head.tsx";
import { ReadAs } from "../reading/read-as.tsx";
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
    <search className={styles["filters"]}>
      <KeywordForm
        searchKeyword={searchKeyword}
        onChange={({ searchKeyword: typed }) => narrow({ searchKeyword: typed })}
        label={say("keyword")}
        placeholder={say("keyword")}
        submit={
          <Button type="submit" mih={44}>
            {say("find")}
          </Button>
        }
        className={styles["words"]}
        fieldClassName={styles["word"]}
      />
      <NativeSelect
        size="md"
        aria-label={say("language")}
        value={language ?? ""}
        onChange={({ currentTarget: { value } }) =>
          narrow({ language: languages.find((one) => one === value) })
        }
        data={[
          { value: "", label: say("allLanguages") },
          ...languageNames.map(({ value, label }) => ({ value, label })),
        ]}
      />
    </search>
  );
}

function Results() {
  const say = useWords("news");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const categories = useQuery(newsCategories).data?.items ?? [];
  const list = useQuery(paged(newsList(search)));
  if (list.error) return <Failed error={list.error} again={() => void list.refetch()} />;
  if (!list.data) return <Loading lines={6} height={96} />;
  if (isBare(list.data, search)) return <Nothing />;
  return (
    <>
      <ReadAs keyword={search.searchKeyword} readAs={list.data.readAs} />
      <ul className={styles["list"]} aria-label={say("title")} aria-busy={list.isPlaceholderData}>
        {list.data.items.map((item) => (
          <NewsCard key={item.id} item={item} categories={categories} />
        ))}
      </ul>
      <Pages
        search={search}
        onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
        shown={list.data.items.length}
        nextCursor={list.data.nextCursor}
        total={undefined}
      />
    </>
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
