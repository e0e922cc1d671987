import { useDays } from "@bupum/ui/display/days";
import { paged } from "@bupum/ui/list/paged";
import type { Opinion } from "@bupum/shared/reading/wiki-request-histories/contract";
import { type Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { ListPage } from "@bupum/ui/list/list-page";
import { firstPage } from "@bupum/ui/list/list-search";
import { StateTabs } from "@bupum/ui/list/state-tabs";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Head } from "../../layout/head.tsx";
import { useWords } from "../../words.ts";
import { OpinionState } from "./opinion-state.tsx";
import { opinionList } from "./queries.ts";
import { opinionViews } from "./views.ts";

const route = getRouteApi("/_signedIn/writer/wiki/request-history/");

/** Opinions that the reader received as a writer, and those sent to other writers. */
export function OpinionsPage() {
  const say = useWords("opinions");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(paged(opinionList(search)));
  const columns = useColumns(search.view === "sent");
  return (
    <ListPage<Opinion>
      head={<Head title={say("title")} hidden />}
      title={say("title")}
      hint={say("lead")}
      list={list}
      search={search}
      onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
      tabs={
        <StateTabs
          label={say("views")}
          tabs={[
            { words: say("received") },
            ...opinionViews.map((state) => ({ state, words: say(`viewed.${state}`) })),
          ]}
          state={search.view}
          onChange={(view) => void navigate({ search: (old) => ({ ...old, ...firstPage, view }) })}
        />
      }
      empty={<Empty title={say(`none.${search.view ?? "received"}`)}>{say("noneHint")}</Empty>}
      rows={{
        columns,
        rowName: ({ title }) => title,
        link: ({ id }) => ({
          to: "/writer/wiki/request-history/$opinionId",
          params: { opinionId: id },
        }),
      }}
    />
  );
}

function useColumns(isSent: boolean): Column<Opinion>[] {
  const say = useWords("opinions");
  const days = useDays();
  return [
    { key: "title", head: say("opinion"), main: true, cell: ({ title }) => title },
    { key: "state", head: say("state"), cell: (opinion) => <OpinionState of={opinion} /> },
    { key: "type", head: say("type"), cell: ({ type }) => say(`types.${type}`) },
    { key: "wiki", head: say("wiki"), cell: ({ wikiTitle }) => wikiTitle },
    ...(isSent
      ? []
      : [
          {
            key: "sender",
            head: say("sender"),
            cell: ({ requesterName }: Opinion) => requesterName,
          },
        ]),
    {
      key: "createdAt",
      head: say("sentAt"),
      cell: ({ createdAt }) => days.dayOf(createdAt),
    },
  ];
}
