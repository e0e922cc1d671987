import type { GroupRow } from "@bupum/shared/estimate-groups/contract";
import { estimateStatuses } from "@bupum/shared/estimate-groups/statuses";
import type { Column } from "@bupum/ui/data-table/data-table";
import { ListFilters } from "@bupum/ui/list/list-filters";
import { ListPage } from "@bupum/ui/list/list-page";
import { StateTabs } from "@bupum/ui/list/state-tabs";
import { firstPage } from "@bupum/ui/list/list-search";
import { Empty } from "@bupum/ui/display/states";
import { Status, type Meaning } from "@bupum/ui/display/status";
import { Button } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { LineSheetButton } from "../trade/sheet/line-sheet-button.tsx";
import { groupList, type GroupSearch, linesOf } from "./queries.ts";
import styles from "./list-page.module.css";

const route = getRouteApi("/_signedIn/mypage/estimates/");

/** What the states mean to the buyer who waits for quotes. */
const meanings: Record<GroupRow["status"], Meaning> = {
  PENDING: "waiting",
  CONFIRMED: "running",
  REJECTED: "bad",
  COMPLETED: "good",
  CANCELLED: "over",
};

/** One's own requests by state, keyword and time. */
export function GroupListPage() {
  const say = useWords("estimateGroups");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery({ ...groupList(search), placeholderData: keepPreviousData });
  const filter = (next: GroupSearch) =>
    void navigate({ search: (old) => ({ ...old, ...next, ...firstPage }) });
  return (
    <ListPage
      head={<Head title={say("list.title")} hidden />}
      title={say("list.title")}
      actions={
        <>
          {/* A sheet is of lines, which have no state of a request. */}
          {!search.status && <LineSheetButton lines={{ side: "BUY", ...linesOf(search) }} />}
          <Button mih={44} renderRoot={(props) => <Link to="/estimates/new" {...props} />}>
            {say("list.create")}
          </Button>
        </>
      }
      tabs={
        <StateTabs
          label={say("list.status")}
          tabs={[undefined, ...estimateStatuses].map((state) => ({
            state,
            words: say(state ? `list.states.${state}` : "list.all"),
          }))}
          state={search.status}
          onChange={(status) => filter({ status })}
        />
      }
      filters={
        <ListFilters
          search={search}
          onChange={filter}
          words={{
            search: say("list.search"),
            label: say("list.search"),
            placeholder: say("list.searchHint"),
          }}
        />
      }
      rows={{
        columns: useColumns(),
        link: (row) => ({ to: "/mypage/estimates/$groupId", params: { groupId: row.id } }),
      }}
      list={list}
      search={search}
      onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
      empty={<Nothing search={search} />}
    />
  );
}

function useColumns(): Column<GroupRow>[] {
  const say = useWords("estimateGroups");
  const format = useFormatter();
  return [
    {
      key: "title",
      head: say("list.name"),
      main: true,
      cell: (row) => (
        <span className={styles["name"]}>
          {row.title}
          <small>{row.number}</small>
        </span>
      ),
    },
    {
      key: "status",
      head: say("list.status"),
      cell: (row) => (
        <Status of={row.status} meaning={meanings[row.status]}>
          {say(`list.states.${row.status}`)}
        </Status>
      ),
    },
    {
      key: "quotedCount",
      head: say("list.answers"),
      cell: (row) => say("list.answersOf", { lines: row.lineCount, quoted: row.quotedCount }),
    },
    {
      key: "sellerCount",
      head: say("list.sellers"),
      align: "end",
      cell: (row) => say("list.sellerCount", { count: row.sellerCount }),
    },
    {
      key: "dueAt",
      head: say("list.due"),
      align: "end",
      cell: (row) =>
        format.dateTime(new Date(row.dueAt), {
          month: "short",
          day: "numeric",
          hour: "2-digit",
          minute: "2-digit",
          hourCycle: "h23",
        }),
    },
    {
      key: "createdAt",
      head: say("list.created"),
      align: "end",
      cell: (row) => format.dateTime(new Date(row.createdAt), { dateStyle: "medium" }),
    },
  ];
}

function Nothing({ search }: { search: GroupSearch }) {
  const say = useWords("estimateGroups");
  const { status, searchKeyword, startDate, endDate } = search;
  if (status ?? searchKeyword ?? startDate ?? endDate)
    return <Empty title={say("list.emptyFiltered")}>{say("list.emptyFilteredHint")}</Empty>;
  return (
    <Empty
      title={say("list.empty")}
      action={
        <Button renderRoot={(props) => <Link to="/estimates/new" {...props} />}>
          {say("list.create")}
        </Button>
      }
    >
      {say("list.emptyHint")}
    </Empty>
  );
}
