import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { LinkTabs, TabLink } from "@bupum/ui/list/link-tabs";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";
import { readSupport, supportList, type SupportRow, supportStates } from "./support-queries.ts";

const route = getRouteApi("/_admin/support/");

/** Rooms in which members write to support (D29-17), those that wait for an answer first. */
export function SupportList() {
  const say = useWords("chats");
  const search = route.useSearch();
  const state = search.state ?? "WAITING";
  return (
    <ListPage
      title={say("support.title")}
      hint={say("support.hint")}
      columns={useColumns()}
      list={useQuery(supportList(search))}
      source={{ read: readSupport(search) }}
      link={({ id }) => ({ to: "/chats/$uuid", params: { uuid: id } })}
      rowName={({ buyer }) => buyer.name}
      search={search}
      empty={<Empty title={say(state === "WAITING" ? "support.noneWaiting" : "support.none")} />}
    >
      <LinkTabs label={say("support.state")}>
        {supportStates.map((one) => (
          <TabLink
            key={one}
            to="/support"
            search={one === "WAITING" ? {} : { state: one }}
            isOpen={one === state}
          >
            {say(`support.states.${one}`)}
          </TabLink>
        ))}
      </LinkTabs>
    </ListPage>
  );
}

function useColumns(): Column<SupportRow>[] {
  const column = useColumnKinds();
  const say = useWords("chats");
  const stateOf = ({ support }: SupportRow) =>
    say(support?.isWaiting ? "support.waiting" : "support.answered");
  return [
    column.text("member", say("support.member"), ({ buyer }) => buyer.name),
    column.text("preview", say("support.preview"), ({ support }) => support?.preview),
    {
      key: "state",
      head: say("support.state"),
      cell: (row) => (
        <Status
          of={row.support?.isWaiting ? "PENDING" : "DONE"}
          meaning={row.support?.isWaiting ? "waiting" : "over"}
        >
          {stateOf(row)}
        </Status>
      ),
      sheet: stateOf,
    },
    column.count("messages", say("said"), ({ messageCount }) => messageCount),
    column.moment("lastMessageAt", say("support.last"), ({ lastMessageAt }) => lastMessageAt),
  ];
}
