import type { RegisterRequestHistory } from "@bupum/shared/sheets/register-request-histories/contract";
import { RowsTable } from "@bupum/ui/register-requests/rows-table";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { requestRows } from "./queries.ts";

const route = getRouteApi("/_admin/register-requests/$requestId");

/** The rows of a seller's file with their outcomes. */
export function RequestRows({ request }: { request: RegisterRequestHistory }) {
  const say = useWords("registerRequests");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const progress = `${request.phase}${request.checkedRows}${request.appliedRows}`;
  return (
    <RowsTable
      label={say("rows")}
      request={request}
      rows={useQuery(requestRows(request.id, search, progress))}
      search={search}
      onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
      say={say}
    />
  );
}
