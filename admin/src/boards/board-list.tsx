import { paged } from "@bupum/ui/list/paged";
import type { BoardRow } from "@bupum/shared/reading/boards/admin-contract";
import { boardSearchTypes } from "@bupum/shared/reading/boards/rules";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { May, onlyFor } from "../may.tsx";
import { api } from "../api.ts";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";
import { BulkHide } from "./bulk-hide.tsx";
import { boardList, hiddenChoices, purposeChoices, readBoards, statusChoices } from "./queries.ts";
import { RemoveSelected } from "./remove-selected.tsx";

const route = getRouteApi("/_admin/boards/");

/** All posts, hidden ones too; several are deleted at once. */
export function BoardList() {
  const say = useWords("boards");
  const search = route.useSearch();
  return (
    <ListPage
      title={say("title")}
      hint={say("hint")}
      actions={
        <May call="boards.create">
          <Button renderRoot={(props) => <Link to="/boards/new" {...props} />}>
            {say("create")}
          </Button>
        </May>
      }
      columns={useColumns()}
      list={useQuery(paged(boardList(search)))}
      source={{ read: readBoards(search) }}
      link={({ id }) => ({ to: "/boards/$boardId", params: { boardId: id } })}
      rowName={({ title }) => title}
      search={search}
      keyword={say("keyword")}
      types={[
        { value: "", label: say("searchAll") },
        ...boardSearchTypes.map((value) => ({ value, label: say(`searchTypes.${value}`) })),
      ]}
      filters={[
        {
          name: "boardPurposeType",
          label: say("purposes"),
          choices: purposeChoices.map((value) => ({ value, label: say(`purpose.${value}`) })),
        },
        {
          name: "status",
          label: say("status"),
          choices: statusChoices.map((value) => ({ value, label: say(`states.${value}`) })),
        },
        {
          name: "isHidden",
          label: say("visibility"),
          choices: hiddenChoices.map((value) => ({ value, label: say(`visible.${value}`) })),
        },
      ]}
      empty={<Empty title={say("none")} />}
      Bulk={BulkActs}
    />
  );
}

const Removal = onlyFor(
  "boards.removeMany",
  function Removal({ rows, clear }: { rows: readonly BoardRow[]; clear: () => void }) {
    const say = useWords("boards");
    return (
      <RemoveSelected
        ids={rows.map(({ id }) => id)}
        remove={(ids) => api.boards.removeMany({ body: { ids } })}
        title={(count) => say("removeTitle", { count })}
        done={(count) => say("removed", { count })}
        clear={clear}
      />
    );
  },
);

function BulkActs(props: { rows: readonly BoardRow[]; clear: () => void }) {
  return (
    <>
      <BulkHide {...props} />
      <Removal {...props} />
    </>
  );
}

function useColumns(): Column<BoardRow>[] {
  const column = useColumnKinds();
  const say = useWords("boards");
  const stateOf = (row: BoardRow) => (row.isHidden ? say("hidden") : say(`states.${row.status}`));
  return [
    column.text("title", say("postTitle"), ({ title }) => title),
    column.text("boardPurposeType", say("purposes"), (row) =>
      say(`purpose.${row.boardPurposeType}`),
    ),
    {
      key: "status",
      head: say("status"),
      cell: (row) => (
        <Status of={row.isHidden ? "HIDDEN" : row.status} meaning={meaningOf(row)}>
          {stateOf(row)}
        </Status>
      ),
      sheet: stateOf,
    },
    column.text("authorName", say("author"), ({ authorName }) => authorName),
    column.count("replyCount", say("answers"), ({ replyCount }) => replyCount),
    column.day("createdAt", say("createdAt"), ({ createdAt }) => createdAt, { sortable: true }),
  ];
}

const meaningOf = ({ isHidden, status }: BoardRow) =>
  isHidden ? "bad" : status === "PENDING" ? "running" : "over";
