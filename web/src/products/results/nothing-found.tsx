import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import { Empty } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { AskGuard } from "../../trade/may-ask.ts";
import { useWords } from "../../words.ts";
import { type Narrow, type ResultSearch } from "./address.ts";
import { countFilters, unfiltered } from "./narrow.ts";
import { ResultList } from "./result-list.tsx";
import styles from "../search-page.module.css";

interface Meant {
  search: ResultSearch;
  onNarrow: Narrow;
  /** Parts with a similar number. */
  meant: readonly ProductRow[];
  /** Keywords with the typo corrected. */
  keywords: readonly string[];
}

/** No results: similar parts, fewer filters, or a request in words. */
export function NothingFound({ search, onNarrow, meant, keywords }: Meant) {
  const say = useWords("results");
  const { searchKeyword: keyword } = search;
  const isFiltered = countFilters(search) > 0;
  return (
    <>
      {keywords.length > 0 && <NearKeywords keywords={keywords} />}
      {meant.length > 0 && (
        <section className={styles["meant"]} aria-labelledby="meant">
          <h2 id="meant">{say("nothing.didYouMean")}</h2>
          <p>{say("nothing.didYouMeanHint", { keyword: keyword ?? "" })}</p>
          <ResultList rows={meant} keyword={undefined} />
        </section>
      )}
      <Empty
        title={keyword ? say("nothing.empty", { keyword }) : say("nothing.emptyAll")}
        action={
          <div className={styles["steps"]}>
            <AskGuard>
              <Button
                renderRoot={(props) => (
                  <Link
                    to="/estimates/new"
                    search={keyword ? { partName: keyword } : {}}
                    {...props}
                  />
                )}
              >
                {say("nothing.askAnyway")}
              </Button>
            </AskGuard>
            {isFiltered && (
              <Button variant="default" onClick={() => onNarrow(unfiltered)}>
                {say("nothing.withoutFilters")}
              </Button>
            )}
          </div>
        }
      >
        <AskGuard>{say("nothing.emptyHint")}</AskGuard>
      </Empty>
    </>
  );
}

function NearKeywords({ keywords }: Pick<Meant, "keywords">) {
  const say = useWords("results");
  return (
    <section className={styles["meant"]} aria-labelledby="meant-words">
      <h2 id="meant-words">{say("nothing.nearKeywords")}</h2>
      <ul className={styles["keywords"]}>
        {keywords.map((near) => (
          <li key={near}>
            <Link to="/search" search={{ searchKeyword: near }}>
              {near}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
