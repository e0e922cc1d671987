import type { ProductRow } from "@bupum/shared/products/contract";
import { Empty } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useWords } from "../../words.ts";
import { ResultList } from "./result-list.tsx";
import styles from "../search-page.module.css";

const route = getRouteApi("/search");

/** No such part: what looks like it, fewer filters, or a request in words. */
export function NothingFound({ meant }: { meant: readonly ProductRow[] }) {
  const say = useWords("products");
  const { searchKeyword: keyword, manufactorId, inStock } = route.useSearch();
  const isFiltered = manufactorId !== undefined || inStock !== undefined;
  return (
    <>
      {meant.length > 0 && (
        <section className={styles["meant"]} aria-labelledby="meant">
          <h2 id="meant">{say("search.didYouMean")}</h2>
          <p>{say("search.didYouMeanHint", { keyword: keyword ?? "" })}</p>
          <ResultList rows={meant} keyword={undefined} stale={false} />
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
