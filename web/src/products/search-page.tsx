import { laterSection } from "@bupum/ui/frame/later-section";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { RecentTexts } from "./results/recent-texts.tsx";
import { Results } from "./results/results.tsx";
import styles from "./search-page.module.css";

const route = getRouteApi("/search");

// The page of the newest parts never needs it.
const FoundAbove = laterSection(async () => (await import("./results/found-above.tsx")).FoundAbove);

// Below the parts, and loaded after them.
const FoundArticles = laterSection(
  async () => (await import("../reading/found-articles.tsx")).FoundArticles,
  { quiet: true },
);

/** Parts, sellers and articles that match the keyword. */
export function SearchPage() {
  const say = useWords("products");
  const search = route.useSearch();
  const { searchKeyword: keyword, scope } = search;
  const title = keyword ? say("search.titleFor", { keyword }) : say("search.title");
  return (
    <div className={styles["page"]}>
      <Head title={title} description={say("search.description")} />
      <div className={styles["top"]}>
        <h1>{title}</h1>
        {keyword ? <Scopes /> : <RecentTexts />}
      </div>
      {keyword && <FoundAbove key={keyword} keyword={keyword} scope={scope} />}
      {(scope !== "SELLER" || !keyword) && <Results search={search} />}
      {keyword && !scope && <FoundArticles key={`articles ${keyword}`} keyword={keyword} />}
    </div>
  );
}

const scopes = [undefined, "PRODUCT", "SELLER"] as const;

function Scopes() {
  const say = useWords("layout");
  return (
    <nav className={styles["scopes"]} aria-label={say("scope")}>
      {scopes.map((scope) => (
        <Link
          key={scope ?? ""}
          from="/search"
          to="/search"
          search={({ scope: _old, ...rest }) => ({ ...rest, ...(scope && { scope }) })}
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {say(`scopes.${scope ?? "PRODUCT_AND_SELLER"}`)}
        </Link>
      ))}
    </nav>
  );
}
