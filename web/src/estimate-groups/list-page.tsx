import type { EstimateGroupRow, EstimateStatus } from "@bupum/shared/estimate-groups/contract";
import { estimateStatuses } from "@bupum/shared/estimate-groups/statuses";
import { type Column, DataTable } from "@bupum/ui/data-table/data-table";
import { DateRange } from "@bupum/ui/input/date-range";
import { Empty } from "@bupum/ui/display/states";
import { Status, type Meaning } from "@bupum/ui/display/status";
import { Button, TextInput } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { groupList, type GroupSearch } from "./queries.ts";
import styles from "./list-page.module.css";

const route = getRouteApi("/_signedIn/mypage/estimates/");

/** What the states mean to the buyer who waits for quotes. */
const meanings: Record<EstimateGroupRow["status"], Meaning> = {
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
  const columns = useColumns();
  const filter = (next: GroupSearch) =>
    void navigate({ search: (old) => ({ ...old, ...next, page: undefined, cursor: undefined }) });
  return (
    <div className={styles["page"]}>
      <Head title={say("list.title")} hidden />
      <div className={styles["top"]}>
        <h1>{say("list.title")}</h1>
        <Button mih={44} renderRoot={(props) => <Link to="/estimates/new" {...props} />}>
          {say("list.create")}
        </Button>
      </div>
      <StateTabs status={search.status} onChange={(status) => filter({ status })} />
      <div className={styles["filters"]}>
        <KeywordBox
          key={search.searchKeyword}
          keyword={search.searchKeyword}
          onChange={(searchKeyword) => filter({ searchKeyword })}
        />
        <DateRange
          value={{ startDate: search.startDate, endDate: search.endDate }}
          onChange={filter}
        />
      </div>
      <DataTable
        label={say("list.title")}
        columns={columns}
        rows={list.data?.items}
        rowKey={(row) => row.id}
        link={(row) => ({ to: "/mypage/estimates/$groupId", params: { groupId: row.id } })}
        search={search}
        onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
        nextCursor={list.data?.nextCursor}
        total={list.data?.total}
        error={list.error}
        again={() => void list.refetch()}
        empty={<Nothing search={search} />}
      />
    </div>
  );
}

function useColumns(): Column<EstimateGroupRow>[] {
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

interface StateTabsProps {
  status: EstimateStatus | undefined;
  onChange: (status: EstimateStatus | undefined) => void;
}

function StateTabs({ status, onChange }: StateTabsProps) {
  const say = useWords("estimateGroups");
  return (
    <div className={styles["tabs"]} role="group" aria-label={say("list.status")}>
      {[undefined, ...estimateStatuses].map((value) => (
        <button
          key={value ?? ""}
          type="button"
          aria-pressed={status === value}
          onClick={() => onChange(value)}
        >
          {value ? say(`list.states.${value}`) : say("list.all")}
        </button>
      ))}
    </div>
  );
}

interface KeywordBoxProps {
  keyword: string | undefined;
  onChange: (keyword: string | undefined) => void;
}

function KeywordBox({ keyword, onChange }: KeywordBoxProps) {
  const say = useWords("estimateGroups");
  return (
    <search className={styles["search"]}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get("searchKeyword");
          onChange(String(typed ?? "").trim() || undefined);
        }}
      >
        <TextInput
          name="searchKeyword"
          type="search"
          aria-label={say("list.search")}
          placeholder={say("list.searchHint")}
          defaultValue={keyword}
          maxLength={100}
          enterKeyHint="search"
        />
        <Button type="submit" variant="default" mih={44}>
          {say("list.search")}
        </Button>
      </form>
    </search>
  );
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
