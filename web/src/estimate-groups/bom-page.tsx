import type { GroupRow } from "@bupum/shared/deal/estimate-groups/contract";
import { Empty } from "@bupum/ui/display/states";
import { ListPage } from "@bupum/ui/list/list-page";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { useGroupColumns } from "./list-columns.tsx";
import { groupList } from "./queries.ts";

const route = getRouteApi("/_signedIn/mypage/estimates/");

/** The requests of one list of parts, seen as one. */
export function BomPage() {
  const say = useWords("estimateGroups");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(groupList({ bomId: search.bomId }));
  const groups = list.data?.items ?? [];
  const sum = (count: (group: GroupRow) => number) =>
    groups.reduce((total, group) => total + count(group), 0);
  return (
    <ListPage
      head={<Head title={say("list.bomTitle")} hidden />}
      title={say("list.bomTitle")}
      hint={
        list.data &&
        say("list.bomProgress", {
          groups: groups.length,
          lines: sum(({ lineCount }) => lineCount),
          quoted: sum(({ quotedCount }) => quotedCount),
          ordered: sum(({ orderedCount }) => orderedCount),
        })
      }
      actions={
        <Button
          variant="default"
          mih={44}
          renderRoot={(props) => <Link to="/mypage/estimates" {...props} />}
        >
          {say("list.bomBack")}
        </Button>
      }
      rows={{
        columns: useGroupColumns(),
        link: (row) => ({ to: "/mypage/estimates/$groupId", params: { groupId: row.id } }),
      }}
      list={list}
      search={search}
      onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
      empty={<Empty title={say("list.emptyFiltered")}>{say("list.emptyFilteredHint")}</Empty>}
    />
  );
}
