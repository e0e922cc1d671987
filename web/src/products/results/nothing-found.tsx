import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import { Empty } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useWords } from "../../words.ts";
import { ResultList } from "./result-list.tsx";
import styles from "../search-page.module.css";

const route = getRouteApi("/search");

interface Meant {
  /** Parts with a similar number. */
  meant: readonly ProductRow[];
  /** Keywords with the typo corrected. */
  keywords: readonly string[];
}

/** No results: similar parts, fewer filters, or a request in words. */
export function NothingFound({ meant, keywords }: Meant) {
  const say = useWords("products");
  const { searchKeyword: keyword, manufactorId, inStock } = route.useSearch();
  const isFiltered = manufactorId !== undefined || inStock !== undefined;
  return (
    <>
      {keywords.length > 0 && <NearKeywords keywords={keywords} />}
      {meant.length > 0 && (
        <section className={styles["meant"]} aria-labelledby="meant">
          <h2 id="meant">{say("search.didYouMean")}</h2>
          <p>{say("search.didYouMeanHint", { keyword: keyword ?? "" })}</p>
          <ResultList rows={meant} keyword={undefined} />
        </section>
      )}
      <Empty
        title={keyword ? say("search.empty", { keyword }) : say("search.emptyAll")}
        action={
          <div className={styles["steps"]}>
            <Button
              renderRoot={(props) => (
                <Link
                  to="/estimates/new"
                  search={keyword ? { partName: keyword } : {}}
                  {...props}
                />
              )}
            >
              {say("search.askAnyway")}
            </Button>
            {isFiltered && (
              <Button
                variant="default"
                renderRoot={(props) => (
                  <Link
                    to="/search"
                    search={keyword ? { searchKeyword: keyword } : {}}
                    {...props}
                  />
                )}
              >
                {say("search.withoutFilters")}
              </Button>
            )}
          </div>
        }
      >
        {say("search.emptyHint")}
      </Empty>
    </>
  );
}

function NearKeywords({ keywords }: Pick<Meant, "keywords">) {
  const say = useWords("products");
  return (
    <section className={styles["meant"]} aria-labelledby="meant-words">
      <h2 id="meant-words">{say("search.nearKeywords")}</h2>
      <ul className={styles["keywords"]}>
        {keywords.map((near) => (
          <li key={near}>
            <Link to="/search" search={(all) => ({ ...all, searchKeyword: near })}>
              {near}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
