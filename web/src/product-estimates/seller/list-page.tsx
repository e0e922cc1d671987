import { paged } from "@bupum/ui/list/paged";
import { type Line, replyTypes } from "@bupum/shared/deal/product-estimates/contract";
import { ListFilters } from "@bupum/ui/list/list-filters";
import { ListPage } from "@bupum/ui/list/list-page";
import { StateTabs } from "@bupum/ui/list/state-tabs";
import { firstPage } from "@bupum/ui/list/list-search";
import { Empty } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Head } from "../../layout/head.tsx";
import { ConfirmedProduct } from "../../trade/confirmed-product.tsx";
import { useWords } from "../../words.ts";
import { LineSheetButton } from "../../trade/sheet/line-sheet-button.tsx";
import { Due } from "./due.tsx";
import { LineStatus } from "./line-status.tsx";
import { filtersOf, isFiltered, receivedLines, type ReceivedSearch } from "./queries.ts";
import styles from "./list-page.module.css";

const route = getRouteApi("/_signedIn/_seller/seller/product-estimates/");
export const searchTypes = ["PRODUCT", "MANUFACTOR", "BUYER"] as const;

const noTab = { replyType: undefined, dueWithin: undefined, open: undefined };

/** Requests that came in, line by line, gathered under the estimate they belong to. */
export function ReceivedEstimatesPage() {
  const say = useWords("sellerEstimates");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(paged(receivedLines(search)));
  const filter = (next: ReceivedSearch) =>
    void navigate({ search: (old) => ({ ...old, ...next, ...firstPage }) });
  const isNarrow = isFiltered(search);
  return (
    <ListPage
      head={<Head title={say("title")} hidden />}
      title={say("title")}
      actions={<Sheets search={search} />}
      tabs={
        <StateTabs
          label={say("state")}
          tabs={[
            ...[undefined, ...replyTypes].map((state) => ({
              state,
              words: say(state ? `states.${state}` : "all"),
            })),
            { state: "24h" as const, words: say("dueSoon") },
          ]}
          state={search.dueWithin ?? search.replyType}
          onChange={(state) =>
            filter({
              ...noTab,
              // A second press clears the narrow filter.
              ...(state !== "24h"
                ? { replyType: state }
                : !search.dueWithin && { dueWithin: state }),
            })
          }
        />
      }
      filters={
        <ListFilters
          search={search}
          onChange={filter}
          words={{
            search: say("search"),
            label: say("keyword"),
            placeholder: say("keyword"),
            type: say("searchType"),
          }}
          types={searchTypes.map((value) => ({ value, label: say(`types.${value}`) }))}
        />
      }
      rows={{ cards: <Estimates lines={list.data?.items ?? []} /> }}
      list={list}
      search={search}
      onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
      empty={
        <Empty title={say(isNarrow ? "emptyFiltered" : "empty")}>
          {say(isNarrow ? "emptyFilteredHint" : "emptyHint")}
        </Empty>
      }
    />
  );
}

/** The list as a sheet, and the way to answer by one. */
function Sheets({ search }: { search: ReceivedSearch }) {
  const say = useWords("sellerEstimates");
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
        renderRoot={(props) => <Link to="/seller/answer-sheet" {...props} />}
      >
        {say("answerSheet")}
      </Button>
      <LineSheetButton lines={{ side: "SELL", ...filtersOf(search) }} />
    </>
  );
}

function Estimates({ lines }: { lines: readonly Line[] }) {
  const groups = Map.groupBy(lines, ({ estimateId }) => estimateId);
  return (
    <ul className={styles["estimates"]}>
      {[...groups].map(([id, some]) => (
        <EstimateCard key={id} lines={some} />
      ))}
    </ul>
  );
}

function EstimateCard({ lines }: { lines: readonly Line[] }) {
  const say = useWords("sellerEstimates");
  const trade = useWords("trade");
  const [first] = lines;
  if (!first) return null;
  const waiting = lines.filter((line) => line.open && line.replyType === "PENDING").length;
  return (
    <li className={styles["estimate"]}>
      <div className={styles["head"]}>
        <div>
          <h2>
            <Link
              to="/seller/product-estimates/$estimateId"
              params={{ estimateId: first.estimateId }}
            >
              {first.title}
            </Link>
          </h2>
          <p>
            {first.estimateNumber} · {first.buyerName}
            {first.buyerRegion && ` · ${trade(`regions.${first.buyerRegion}`)}`}
          </p>
        </div>
        <Due at={first.dueAt} open={lines.some((line) => line.open)} />
      </div>
      <ul className={styles["lines"]}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <Button
        variant={waiting > 0 ? "filled" : "default"}
        renderRoot={(props) => (
          <Link
            to="/seller/product-estimates/$estimateId"
            params={{ estimateId: first.estimateId }}
            {...props}
          />
        )}
      >
        {waiting > 0 ? say("toAnswer") : say("open")}
      </Button>
    </li>
  );
}

function Line({ line }: { line: Line }) {
  const trade = useWords("trade");
  return (
    <li>
      <span className={styles["what"]}>
        <b>{line.partNumber ?? line.productName}</b>
        <small>
          {[line.manufactorName, line.partNumber && line.productName].filter(Boolean).join(" · ")}
        </small>
        <ConfirmedProduct of={line.confirmedProduct} />
      </span>
      <span className={styles["quantity"]}>
        {trade("quantityOf", { count: line.quantity, unit: line.unit })}
      </span>
      <LineStatus of={line} />
    </li>
  );
}
