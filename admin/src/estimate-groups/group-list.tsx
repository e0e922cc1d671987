import type { GroupEntityRow } from "@bupum/shared/deal/estimates/admin-contract";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { paged } from "@bupum/ui/list/paged";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { LineTabs, NewGroupButton } from "../product-estimates/line-tabs.tsx";
import { useWords } from "../words.ts";
import { GroupState } from "./group-state.tsx";
import { groupList, groupStates, readGroups } from "./queries.ts";

const route = getRouteApi("/_admin/requests/");

/** Everybody's requests, whatever became of them. */
export function GroupList() {
  const say = useWords("estimateGroups");
  const search = route.useSearch();
  return (
    <ListPage
      title={say("title")}
      hint={say("listHint")}
      actions={<NewGroupButton />}
      columns={useColumns()}
      list={useQuery(paged(groupList(search)))}
      source={{ read: readGroups(search) }}
      link={({ id }) => ({ to: "/requests/$groupId", params: { groupId: id } })}
      rowName={({ number, title }) => `${number} ${title}`}
      search={search}
      keyword={say("buyer")}
      filters={[
        {
          name: "status",
          label: say("status"),
          choices: groupStates.map((value) => ({
            value,
            label: value === "REMOVED" ? say("removed") : say(`states.${value}`),
          })),
        },
      ]}
      days={search}
      empty={<Empty title={say("none")} />}
    >
      <LineTabs />
    </ListPage>
  );
}

function useColumns(): Column<GroupEntityRow>[] {
  const column = useColumnKinds();
  const say = useWords("estimateGroups");
  const whole = { whole: true } as const;
  return [
    column.text("number", say("number"), ({ number }) => number, { ...whole, main: true }),
    column.text("title", say("create.titleField"), ({ title }) => title),
    column.text("buyer", say("buyer"), ({ buyerName }) => buyerName),
    {
      key: "status",
      head: say("status"),
      cell: (row) => <GroupState group={row} />,
      sheet: ({ status, deletedAt }) => (deletedAt ? say("removed") : say(`states.${status}`)),
    },
    column.count("lineCount", say("lines"), ({ lineCount }) => lineCount),
    column.count("sellerCount", say("sellerCount"), ({ sellerCount }) => sellerCount),
    column.count("quotedCount", say("quotedCount"), ({ quotedCount }) => quotedCount),
    column.count("orderedCount", say("orderedCount"), ({ orderedCount }) => orderedCount),
    column.moment("dueAt", say("dueAt"), ({ dueAt }) => dueAt, whole),
    column.day("createdAt", say("createdAt"), ({ createdAt }) => createdAt, {
      ...whole,
      sortable: true,
    }),
  ];
}
