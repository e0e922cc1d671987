import type { RegisterMerchandiseHistory } from "@bupum/shared/sheets/register-request-histories/contract";
import type { RegisterRequestHistory } from "@bupum/shared/sheets/register-request-histories/contract";
import { RowsTable } from "@bupum/ui/register-requests/rows-table";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { requestRows } from "./queries.ts";
import { RowEditor } from "./mending/row-editor.tsx";
import type { Mending } from "./mending/use-mending.ts";
import styles from "./register.module.css";

const route = getRouteApi("/_signedIn/_seller/seller/register-requests/$requestId");

/** Rows that no correction turns into a listing. */
const settled: ReadonlySet<string> = new Set(["EXAMPLE", "SUM", "DONE_BEFORE"]);

const editorOf = (mending: Mending) => (row: RegisterMerchandiseHistory) =>
  row.result !== "OK" &&
  (row.note === undefined || !settled.has(row.note)) && <RowEditor row={row} mending={mending} />;

/** The rows of the seller's file with their outcomes. */
export function RequestRows({
  request,
  mending,
}: {
  request: RegisterRequestHistory;
  mending: Mending;
}) {
  const say = useWords("registerRequests");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <section className={styles["part"]} aria-labelledby="request-rows">
      <h2 id="request-rows">{say(request.phase === "ENDED" ? "results" : "preview")}</h2>
      <RowsTable
        label={say("preview")}
        request={request}
        rows={useQuery(requestRows(request.id, search, request.updatedAt))}
        search={search}
        onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
        say={say}
        {...(mending.isOpen && { below: editorOf(mending) })}
      />
    </section>
  );
}
