import { countsOf } from "@bupum/shared/sheets/register-request-histories/rules";
import type { RegisterRequestHistory } from "@bupum/shared/sheets/register-request-histories/contract";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { LinkTabs, TabLink } from "@bupum/ui/list/link-tabs";
import { Status } from "@bupum/ui/display/status";
import { firstPage } from "@bupum/ui/list/list-search";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";
import {
  manualStatuses,
  readRequests,
  type RegisterSearch,
  requestList,
  statusCounts,
  statuses,
} from "./queries.ts";

const route = getRouteApi("/_admin/register-requests/");

/** Sheets of sellers: what waits for a decision, and what became of the others. */
export function RegisterList() {
  const say = useWords("registerRequests");
  const search = route.useSearch();
  return (
    <ListPage
      title={say("title")}
      hint={say("hint")}
      columns={useColumns()}
      list={useQuery(requestList(search))}
      source={{ read: readRequests(search) }}
      link={({ id }) => ({ to: "/register-requests/$requestId", params: { requestId: id } })}
      rowName={({ file }) => file.fileName}
      search={search}
      keyword={say("sellerName")}
      filters={[
        {
          name: "status",
          label: say("status"),
          choices: statuses.map((value) => ({ value, label: say(`statuses.${value}`) })),
        },
      ]}
      days={search}
      empty={<Empty title={say("empty")} />}
    >
      <Tabs search={search} />
    </ListPage>
  );
}

function Tabs({ search }: { search: RegisterSearch }) {
  const say = useWords("registerRequests");
  const counts = useQuery(statusCounts(search));
  return (
    <LinkTabs label={say("manualStatus")}>
      {[undefined, ...manualStatuses].map((one) => (
        <TabLink
          key={one ?? ""}
          to="/register-requests"
          search={{
            ...search,
            adminManualStatus: one,
            status: undefined,
            ...firstPage,
          }}
          isOpen={search.adminManualStatus === one}
        >
          {one ? say(`manualStatuses.${one}`) : say("all")}
          {counts.data && (
            <b>{one ? counts.data[one] : counts.data.BEFOREPROGRESS + counts.data.DONE}</b>
          )}
        </TabLink>
      ))}
    </LinkTabs>
  );
}

function useColumns(): Column<RegisterRequestHistory>[] {
  const column = useColumnKinds();
  const say = useWords("registerRequests");
  return [
    column.text("file", say("file"), ({ file }) => file.fileName),
    column.text("sellerName", say("seller"), ({ sellerName }) => sellerName),
    column.text("action", say("action"), ({ action }) => say(`actions.${action}`)),
    {
      key: "status",
      head: say("status"),
      cell: (request) => <RequestStatus of={request} />,
      sheet: ({ status }) => say(`statuses.${status}`),
    },
    column.count("rows", say("rows"), ({ totalRows }) => totalRows),
    column.count("errors", say("outcomes.ERROR"), (request) => countsOf(request).outcomes?.ERROR),
    column.moment("createdAt", say("sentAt"), ({ createdAt }) => createdAt, { sortable: true }),
  ];
}

/** The status that was given (D8-1), or that it waits for a decision, which is what matters here. */
export function RequestStatus({ of }: { of: RegisterRequestHistory }) {
  const say = useWords("registerRequests");
  if (of.phase === "CHECKED")
    return (
      <Status of="CHECKED" meaning="waiting">
        {say("waits")}
      </Status>
    );
  return <Status of={of.status}>{say(`statuses.${of.status}`)}</Status>;
}
