import { dueOf } from "@bupum/shared/deal/estimates/rules";
import { paged } from "@bupum/ui/list/paged";
import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import type { EstimateRow } from "@bupum/shared/deal/estimates/contract";
import type { Column } from "@bupum/ui/data-table/data-table";
import { ListFilters } from "@bupum/ui/list/list-filters";
import { ListPage } from "@bupum/ui/list/list-page";
import { StateTabs } from "@bupum/ui/list/state-tabs";
import { firstPage } from "@bupum/ui/list/list-search";
import { Empty } from "@bupum/ui/display/states";
import { Badge } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Head } from "../../layout/head.tsx";
import { useWords } from "../../words.ts";
import { LineSheetButton } from "../../trade/sheet/line-sheet-button.tsx";
import { AnswerSheetButton } from "./answer-sheet-button.tsx";
import { Due } from "./due.tsx";
import { EstimateState } from "./estimate-state.tsx";
import { filtersOf, isFiltered, receivedEstimates, type ReceivedSearch } from "./queries.ts";
import { RequestNumber } from "./request-number.tsx";
import styles from "./list-page.module.css";

const route = getRouteApi("/_signedIn/_seller/seller/product-estimates/");
export const searchTypes = ["PRODUCT", "MANUFACTOR", "BUYER"] as const;

const noTab = { status: undefined, dueWithin: undefined };

/** Received requests, one a row; those without a quote first, by deadline. */
export function ReceivedEstimatesPage() {
  const say = useWords("sellerEstimates");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(paged(receivedEstimates(search)));
  const filter = (next: ReceivedSearch) =>
    void navigate({ search: (old) => ({ ...old, ...next, ...firstPage }) });
  const isNarrow = isFiltered(search);
  return (
    <ListPage
      head={<Head title={say("title")} hidden />}
      title={say("title")}
      actions={
        <>
          <AnswerSheetButton />
          <LineSheetButton lines={{ side: "SELL", ...filtersOf(search) }} />
        </>
      }
      tabs={<Tabs search={search} onChange={filter} />}
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
      rows={{
        columns: useColumns(),
        link: ({ id }) => ({
          to: "/seller/product-estimates/$estimateId",
          params: { estimateId: id },
        }),
      }}
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

interface TabsProps {
  search: ReceivedSearch;
  onChange: (next: ReceivedSearch) => void;
}

function Tabs({ search, onChange }: TabsProps) {
  const say = useWords("sellerEstimates");
  return (
    <StateTabs
      label={say("state")}
      tabs={[
        { state: undefined, words: say("all") },
        { state: "PENDING" as const, words: say("estimateStates.PENDING") },
        { state: "24h" as const, words: say("dueSoon") },
        ...estimateStatuses
          .filter((status) => status !== "PENDING")
          .map((state) => ({ state, words: say(`estimateStates.${state}`) })),
      ]}
      state={search.dueWithin ?? search.status}
      onChange={(state) =>
        onChange({
          ...noTab,
          // A second press clears the narrow filter.
          ...(state !== "24h" ? { status: state } : !search.dueWithin && { dueWithin: state }),
        })
      }
    />
  );
}

function useColumns(): Column<EstimateRow>[] {
  const say = useWords("sellerEstimates");
  const trade = useWords("trade");
  return [
    { key: "title", head: say("columns.request"), main: true, cell: (row) => <Name of={row} /> },
    {
      key: "buyer",
      head: say("columns.buyer"),
      cell: ({ buyerName, buyerRegion }) =>
        [buyerName, buyerRegion && trade(`regions.${buyerRegion}`)].filter(Boolean).join(" · "),
    },
    {
      key: "lines",
      head: say("columns.lines"),
      whole: true,
      cell: ({ lineCount, listedCount }) => (
        <span>
          {say("lineCount", { count: lineCount })}
          {listedCount !== undefined && (
            <small className={styles["listed"]}>{say("listedCount", { count: listedCount })}</small>
          )}
        </span>
      ),
    },
    {
      key: "due",
      head: say("columns.due"),
      whole: true,
      cell: (row) =>
        // A quoted request is no longer due.
        row.status === "PENDING" || !row.open ? <Due at={dueOf(row)} open={row.open} /> : null,
    },
    {
      key: "status",
      head: say("columns.state"),
      whole: true,
      cell: (row) => <EstimateState of={row} />,
    },
  ];
}

function Name({ of }: { of: EstimateRow }) {
  const say = useWords("sellerEstimates");
  const { title, firstViewedAt, open, status } = of;
  return (
    <span className={styles["name"]}>
      <b>{title}</b>
      {open && status === "PENDING" && !firstViewedAt && <Badge size="sm">{say("fresh")}</Badge>}
      <small>
        <RequestNumber of={of} />
      </small>
    </span>
  );
}
