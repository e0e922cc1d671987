import type { CategoryTag } from "@bupum/shared/reference/category-tags/contract";
import { laterSection } from "@bupum/ui/frame/later-section";
import { lineOf } from "@bupum/shared/kernel/tree";
import { belowOf, categoryHead } from "@bupum/shared/sites/head/category-head";
import { categoryPath } from "@bupum/shared/sites/head/product-head";
import { grouped } from "@bupum/ui/display/grouped";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { useLocale } from "use-intl";
import { Results } from "../products/results/results.tsx";
import { PendingSubject, SubjectPage, SubjectPath } from "../trade/subject-page.tsx";
import { Pictogram } from "../trade/pictogram.tsx";
import { useWords } from "../words.ts";
import { categoryTags } from "./queries.ts";
import styles from "./categories.module.css";

/** Below the parts, and loaded after them. */
const CategoryGuide = laterSection(
  async () => (await import("./category-guide.tsx")).CategoryGuide,
  { quiet: true },
);

const route = getRouteApi("/categories/$categoryId");

/** One category: those below it, and its parts beside their filters (S2-13). */
export function CategoryPage() {
  const say = useWords("categories");
  const { categoryId } = route.useParams();
  const { data, error, refetch } = useQuery(categoryTags);
  const line = lineOf(data?.items ?? [], categoryId);
  if (data && line.length > 0) return <Category key={categoryId} line={line} all={data.items} />;
  return (
    <PendingSubject
      title={say("title")}
      missing={say("page.missing")}
      error={error ?? (data ? new Error(say("page.missing")) : null)}
      again={() => void refetch()}
      lines={10}
    />
  );
}

function Category({ line, all }: { line: readonly CategoryTag[]; all: readonly CategoryTag[] }) {
  const say = useWords("categories");
  const products = useWords("products");
  const layout = useWords("layout");
  const language = useLocale();
  const search = route.useSearch();
  const category = line.at(-1)!;
  const name = category.name[language];
  const below = belowOf(all, category.id);
  const head = categoryHead(
    line,
    {
      title: name,
      description: say("page.description", {
        category: name,
        count: String(category.productCount),
      }),
      home: products("product.home"),
    },
    {
      origin: location.origin,
      siteName: layout("site"),
      language,
      rest: categoryPath(category.id),
    },
  );
  return (
    <SubjectPage head={head}>
      <div className={styles["page"]}>
        <SubjectPath name={name}>
          <Steps line={line.slice(0, -1)} />
        </SubjectPath>
        <h1>
          {name} <small>{grouped(String(category.productCount))}</small>
        </h1>
        {below.length > 0 && (
          <nav className={styles["below"]} aria-label={say("page.below")}>
            {below.map((one) => (
              <Link key={one.id} to="/categories/$categoryId" params={{ categoryId: one.id }}>
                <Pictogram of={one.key} size={32} />
                {one.name[language]} <small>{grouped(String(one.productCount))}</small>
              </Link>
            ))}
          </nav>
        )}
        <Results search={{ ...search, categoryTagIds: category.id }} isOfCategory />
        <CategoryGuide categoryId={category.id} />
      </div>
    </SubjectPage>
  );
}

/** The categories above, as steps of a path. */
function Steps({ line }: { line: readonly CategoryTag[] }) {
  const say = useWords("categories");
  const language = useLocale();
  return (
    <>
      <Link to="/categories">{say("title")}</Link>
      {line.map(({ id, name }) => (
        <Fragment key={id}>
          <span aria-hidden>›</span>
          <Link to="/categories/$categoryId" params={{ categoryId: id }}>
            {name[language]}
          </Link>
        </Fragment>
      ))}
    </>
  );
}
