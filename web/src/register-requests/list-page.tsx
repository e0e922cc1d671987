import { useDays } from "@bupum/ui/display/days";
import { paged } from "@bupum/ui/list/paged";
import type { RegisterRequestHistory } from "@bupum/shared/sheets/register-request-histories/contract";
import { countsOf } from "@bupum/shared/sheets/register-request-histories/rules";
import { type Column, DataTable } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { ownRequests } from "./queries.ts";
import { RequestState } from "./request-state.tsx";
import { SendForm } from "./send-form.tsx";
import styles from "./register.module.css";

const route = getRouteApi("/_signedIn/_seller/seller/register-requests/");

/** Sheets of listings: send one, and see the state of the others. */
export function RegisterRequestsPage() {
  const say = useWords("registerRequests");
  const { corrects, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(paged(ownRequests(search)));
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} hidden />
      <h1>{say("title")}</h1>
      <p className={styles["hint"]}>{say("hint")}</p>
      <SendForm key={corrects} corrects={corrects} />
      <section className={styles["part"]} aria-labelledby="sent-requests">
        <h2 id="sent-requests">{say("history")}</h2>
        <DataTable
          label={say("history")}
          columns={useColumns()}
          rows={list.data?.items}
          rowKey={({ id }) => id}
          rowName={({ file }) => file.fileName}
          link={({ id }) => ({
            to: "/seller/register-requests/$requestId",
            params: { requestId: id },
          })}
          search={search}
          onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
          nextCursor={list.data?.nextCursor}
          error={list.error}
          again={() => void list.refetch()}
          empty={<Empty title={say("empty")}>{say("emptyHint")}</Empty>}
        />
      </section>
    </div>
  );
}

function useColumns(): Column<RegisterRequestHistory>[] {
  const say = useWords("registerRequests");
  const format = useFormatter();
  const days = useDays();
  return [
    {
      key: "file",
      head: say("file"),
      main: true,
      cell: ({ file }) => <span className={styles["name"]}>{file.fileName}</span>,
    },
    { key: "action", head: say("action"), cell: ({ action }) => say(`actions.${action}`) },
    { key: "state", head: say("state"), cell: (row) => <RequestState of={row} /> },
    {
      key: "rows",
      head: say("rows"),
      align: "end",
      cell: ({ totalRows }) => format.number(totalRows),
    },
    {
      key: "errors",
      head: say("outcomes.ERROR"),
      align: "end",
      cell: (request) => {
        const { outcomes } = countsOf(request);
        return outcomes ? format.number(outcomes.ERROR) : "-";
      },
    },
    {
      key: "createdAt",
      head: say("sentAt"),
      cell: ({ createdAt }) => days.moment(createdAt),
    },
  ];
}
