import { seoulClock } from "@bupum/shared/kernel/sheet";
import type { WriterInfoRow } from "@bupum/shared/accounts/writer-infos/admin-contract";
import { writerSortsIn } from "@bupum/shared/accounts/writer-infos/sorts";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { LinkTabs, TabLink } from "@bupum/ui/list/link-tabs";
import { sortsBy } from "@bupum/ui/list/list-search";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";
import { DueMark } from "./due-mark.tsx";
import { readWriters, reviewStates, writerList, writerRoleChoices } from "./queries.ts";

const route = getRouteApi("/_admin/writers/");

/** Who waits for a decision, the earliest due first; and who has one. */
export function WriterList() {
  const say = useWords("writerInfos");
  const search = route.useSearch();
  const status = search.status ?? "PENDING";
  return (
    <ListPage
      title={say("title")}
      hint={say("hint")}
      columns={useColumns(sortsBy(writerSortsIn({ status }), "reviewDueAt"))}
      // Without the rows of another state while these are on their way.
      list={useQuery(writerList(search))}
      source={{ read: readWriters(search) }}
      link={({ id }) => ({ to: "/writers/$writerId", params: { writerId: id } })}
      rowName={({ penName }) => penName}
      search={search}
      keyword={say("keyword")}
      filters={[
        {
          name: "writerRole",
          label: say("role"),
          all: say("allRoles"),
          choices: writerRoleChoices.map((value) => ({ value, label: say(`roles.${value}`) })),
        },
      ]}
      empty={<Empty title={say(`none.${status}`)} />}
    >
      <LinkTabs label={say("states")}>
        {reviewStates.map((state) => (
          <TabLink
            key={state}
            to="/writers"
            search={state === "PENDING" ? {} : { status: state }}
            isOpen={state === status}
          >
            {say(`statuses.${state}`)}
          </TabLink>
        ))}
      </LinkTabs>
    </ListPage>
  );
}

function useColumns(hasEnds: boolean): Column<WriterInfoRow>[] {
  const column = useColumnKinds();
  const say = useWords("writerInfos");
  return [
    column.text("penName", say("fields.penName"), ({ penName }) => penName),
    {
      key: "status",
      head: say("states"),
      cell: ({ status, isReapproval }) => (
        <Status of={status}>{say(isReapproval ? "again" : `statuses.${status}`)}</Status>
      ),
      sheet: ({ isReapproval, status }) => say(isReapproval ? "again" : `statuses.${status}`),
    },
    {
      key: "reviewDueAt",
      head: say("dueHead"),
      sortable: hasEnds,
      cell: ({ reviewDueAt }) => (reviewDueAt ? <DueMark dueAt={reviewDueAt} /> : "-"),
      sheet: ({ reviewDueAt }) => reviewDueAt && seoulClock(reviewDueAt),
    },
    column.text("writerRole", say("role"), ({ writerRole }) => say(`roles.${writerRole}`)),
    column.text("organization", say("fields.organization"), ({ organization }) => organization),
    {
      key: "occupation",
      head: say("fields.occupation"),
      cell: ({ occupation, careerYears }) => `${occupation} · ${say("years", { careerYears })}`,
      sheet: ({ occupation }) => occupation,
    },
    column.day("submittedAt", say("submittedAt"), ({ submittedAt }) => submittedAt),
  ];
}
