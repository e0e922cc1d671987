import { paged } from "@bupum/ui/list/paged";
import type { Id } from "@bupum/shared/kernel/ids";
import { wikiFeedPath } from "@bupum/shared/reading/wikis/states";
import { Empty } from "@bupum/ui/display/states";
import { firstPage } from "@bupum/ui/list/list-search";
import { Button, NativeSelect } from "@mantine/core";
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
import { popularWikis, wikiCategories, wikiList } from "./queries.ts";
import { WikiCard } from "./wiki-card.tsx";
import { WikiLinks } from "./wiki-links.tsx";
import styles from "./wiki-list.module.css";

const route = getRouteApi("/wiki/");

/** All pages, filtered by category, language, words and tag. */
export function WikiListPage() {
  const say = useWords("wikis");
  const locale = useLocale();
  const { wikiCategoryId, language = locale } = route.useSearch();
  const { data } = useQuery(popularWikis(locale));
  const feed = wikiFeedPath(language, wikiCategoryId);
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} description={say("description")} feed={feed} />
      <ListHead title={say("title")} lead={say("lead")}>
        <FeedLink to={feed}>{say("feed")}</FeedLink>
      </ListHead>
      <div className={styles["columns"]}>
        <div className={styles["main"]}>
          <Filters />
          <Results />
        </div>
        <aside className={styles["side"]}>
          <Categories />
          <WikiLinks title={say("popular")} wikis={data?.items ?? []} />
        </aside>
      </div>
    </div>
  );
}

function Filters() {
  const say = useWords("wikis");
  const locale = useLocale();
  const { searchKeyword, wikiCategoryId, language, tag } = route.useSearch();
  const navigate = route.useNavigate();
  const { data } = useQuery(wikiCategories);
  const narrow = (next: object) =>
    void navigate({
      search: (old) => ({ ...old, tag: undefined, ...next, ...firstPage }),
      resetScroll: false,
    });
  const groups = (data?.items ?? []).map(({ name, children }) => ({
    group: name[locale],
    items: children.map((one) => ({ value: one.id, label: one.name[locale] })),
  }));
  return (
    <ArticleFilters>
      <ArticleKeyword
        searchKeyword={searchKeyword}
        onChange={({ searchKeyword: typed }) => narrow({ searchKeyword: typed })}
        label={say("keyword")}
        placeholder={say("keyword")}
      />
      <NativeSelect
        size="md"
        aria-label={say("category")}
        value={wikiCategoryId ?? ""}
        onChange={({ currentTarget: { value } }) =>
          // The options are the ids of categories.
          narrow({ wikiCategoryId: value === "" ? undefined : (value as Id<"wct">) })
        }
        data={[{ value: "", label: say("allCategories") }, ...groups]}
      />
      <ArticleLanguage value={language} onChange={(chosen) => narrow({ language: chosen })} />
      {tag && (
        <p className={styles["tag"]}>
          {say("ofTag", { tag })}{" "}
          <Link to="/wiki" search={{}}>
            {say("showAll")}
          </Link>
        </p>
      )}
    </ArticleFilters>
  );
}

/** The whole tree; a category without a page is not a link. */
function Categories() {
  const say = useWords("wikis");
  const locale = useLocale();
  const { wikiCategoryId } = route.useSearch();
  const { data } = useQuery(wikiCategories);
  const groups = (data?.items ?? []).filter(({ wikiCount }) => wikiCount > 0);
  if (groups.length === 0) return null;
  return (
    <nav className={styles["categories"]} aria-label={say("category")}>
      <h2>{say("category")}</h2>
      {groups.map((group) => (
        <section key={group.id}>
          <h3>{group.name[locale]}</h3>
          <ul>
            {[group, ...group.children].map((one) => {
              const count = one === group ? 0 : one.wikiCount;
              return count === 0 ? null : (
                <li key={one.id}>
                  <Link
                    to="/wiki"
                    search={{ wikiCategoryId: one.id }}
                    {...(wikiCategoryId === one.id && { "aria-current": "true" as const })}
                  >
                    {one.name[locale]} <span>{count}</span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Results() {
  const say = useWords("wikis");
  const locale = useLocale();
  const search = route.useSearch();
  const { data: tree } = useQuery(wikiCategories);
  const list = useQuery(paged(wikiList(search)));
  const all = (tree?.items ?? []).flatMap((group) => [group, ...group.children]);
  const names = new Map(all.map(({ id, name }) => [id, name[locale]]));
  return (
    <ArticleResults
      label={say("title")}
      list={list}
      search={search}
      keyword={search.searchKeyword}
      height={96}
      nothing={<Nothing />}
    >
      {(wiki) => <WikiCard key={wiki.id} wiki={wiki} category={names.get(wiki.wikiCategoryId)} />}
    </ArticleResults>
  );
}

function Nothing() {
  const say = useWords("wikis");
  const { searchKeyword, wikiCategoryId, language, tag } = route.useSearch();
  const isNarrowed = Boolean(searchKeyword ?? wikiCategoryId ?? language ?? tag);
  if (!isNarrowed) return <Empty title={say("none")}>{say("noneHint")}</Empty>;
  return (
    <Empty
      title={say("notFound")}
      action={
        <Button renderRoot={(props) => <Link to="/wiki" {...props} />}>{say("showAll")}</Button>
      }
    >
      {say("notFoundHint")}
    </Empty>
  );
}
