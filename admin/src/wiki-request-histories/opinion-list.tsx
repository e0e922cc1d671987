import { paged } from "@bupum/ui/list/paged";
import type { Opinion } from "@bupum/shared/reading/wiki-request-histories/contract";
import { isLaid } from "@bupum/shared/reading/wiki-request-histories/rules";
import { opinionResults, opinionTypes } from "@bupum/shared/reading/wiki-request-histories/types";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";
import { OpinionState } from "./opinion-state.tsx";
import { opinionList, type OpinionSearch, readOpinions } from "./queries.ts";

const route = getRouteApi("/_admin/opinions/");

/** The same question about all wikis, from its first page on. */
function ofAll({ wikiId: _wiki, page: _page, cursor: _cursor, ...old }: OpinionSearch) {
  return old;
}

/** Opinions on wikis; first of all the requests to stop one that were laid before the admins. */
export function OpinionList() {
  const say = useWords("wikiRequestHistories");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <ListPage
      title={say("title")}
      hint={say("hint")}
      columns={useColumns()}
      list={useQuery(paged(opinionList(search)))}
      source={{ read: readOpinions(search) }}
      link={({ id }) => ({ to: "/opinions/$opinionId", params: { opinionId: id } })}
      rowName={({ title }) => title}
      search={search}
      filters={[
        {
          name: "isEscalated",
          label: say("waiting"),
          choices: [{ value: "true", label: say("escalated") }],
        },
        {
          name: "type",
          label: say("type"),
          choices: opinionTypes.map((value) => ({ value, label: say(`types.${value}`) })),
        },
        {
          name: "result",
          label: say("result"),
          choices: opinionResults.map((value) => ({ value, label: say(`results.${value}`) })),
        },
      ]}
      controls={
        search.wikiId !== undefined && (
          <Button variant="default" onClick={() => void navigate({ search: ofAll })}>
            {say("allWikis")}
          </Button>
        )
      }
      empty={<Empty title={say("none")} />}
    />
  );
}

function useColumns(): Column<Opinion>[] {
  const column = useColumnKinds();
  const say = useWords("wikiRequestHistories");
  return [
    column.text("title", say("name"), ({ title }) => title),
    column.text("wikiTitle", say("wiki"), ({ wikiTitle }) => wikiTitle),
    column.text("type", say("type"), ({ type }) => say(`types.${type}`)),
    {
      key: "result",
      head: say("result"),
      cell: (opinion) => <OpinionState of={opinion} />,
      sheet: (opinion) =>
        isLaid(opinion)
          ? `${say(`results.${opinion.result}`)} (${say("escalated")})`
          : say(`results.${opinion.result}`),
    },
    column.text("requesterName", say("requester"), ({ requesterName }) => requesterName),
    column.day("createdAt", say("createdAt"), ({ createdAt }) => createdAt, { sortable: true }),
  ];
}
