import type { RegisterRequestHistory } from "@bupum/shared/sheets/register-request-histories/contract";
import { RowsTable } from "@bupum/ui/register-requests/rows-table";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { requestRows } from "./queries.ts";
import styles from "./register.module.css";

const route = getRouteApi("/_signedIn/_seller/seller/register-requests/$requestId");

/** The rows of the seller's file with their outcomes. */
export function RequestRows({ request }: { request: RegisterRequestHistory }) {
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
      />
    </section>
  );
}
