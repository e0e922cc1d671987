import { paged } from "@bupum/ui/list/paged";
import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import { ListFilters } from "@bupum/ui/list/list-filters";
import { ListPage } from "@bupum/ui/list/list-page";
import { StateTabs } from "@bupum/ui/list/state-tabs";
import { firstPage } from "@bupum/ui/list/list-search";
import { Empty } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { AskGuard } from "../trade/may-ask.ts";
import { useWords } from "../words.ts";
import { LineSheetButton } from "../trade/sheet/line-sheet-button.tsx";
import { BomPage } from "./bom-page.tsx";
import { useBomColumn, useGroupColumns } from "./list-columns.tsx";
import { groupList, type GroupSearch, linesOf } from "./queries.ts";

const route = getRouteApi("/_signedIn/mypage/estimates/");

/** One's own requests, or those of one list of parts. */
export const GroupListPage = () => (route.useSearch().bomId ? <BomPage /> : <AllGroups />);

/** By state, keyword and time. */
function AllGroups() {
  const say = useWords("estimateGroups");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(paged(groupList(search)));
  const [columns, ofBom] = [useGroupColumns(), useBomColumn()];
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
          <AskGuard>
            <Button mih={44} renderRoot={(props) => <Link to="/estimates/new" {...props} />}>
              {say("list.create")}
            </Button>
          </AskGuard>
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
        columns: list.data?.items.some((group) => group.bom) ? [...columns, ofBom] : columns,
        link: (row) => ({ to: "/mypage/estimates/$groupId", params: { groupId: row.id } }),
      }}
      list={list}
      search={search}
      onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
      empty={<Nothing search={search} />}
    />
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
        <AskGuard>
          <Button renderRoot={(props) => <Link to="/estimates/new" {...props} />}>
            {say("list.create")}
          </Button>
        </AskGuard>
      }
    >
      <AskGuard>{say("list.emptyHint")}</AskGuard>
    </Empty>
  );
}
