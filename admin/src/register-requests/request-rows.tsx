import type { RegisterMerchandiseHistory } from "@bupum/shared/register-merchandise-histories/admin-contract";
import type { RegisterRequestHistory } from "@bupum/shared/register-request-histories/contract";
import { type Column, DataTable } from "@bupum/ui/data-table/data-table";
import { PartNumber } from "@bupum/ui/display/part-number";
import { Empty } from "@bupum/ui/display/states";
import { type Meaning, Status } from "@bupum/ui/display/status";
import { firstPage } from "@bupum/ui/list/list-search";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { useWords } from "../words.ts";
import { outcomes, requestRows, type RowsSearch } from "./queries.ts";
import styles from "./register.module.css";

const route = getRouteApi("/_admin/register-requests/$requestId");
type Row = RegisterMerchandiseHistory;

const meanings: Record<(typeof outcomes)[number], Meaning> = {
  ADD: "good",
  UPDATE: "running",
  REMOVE: "over",
  SKIP: "over",
  ERROR: "bad",
};

/** What each row comes to, by outcome; foreseen until it went on sale. */
export function RequestRows({ request }: { request: RegisterRequestHistory }) {
  const say = useWords("registerRequests");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const stand = `${request.phase}${request.checkedRows}${request.appliedRows}`;
  const rows = useQuery(requestRows(request.id, search, stand));
  const show = (outcome: RowsSearch["outcome"]) =>
    void navigate({
      search: (old) => ({ ...old, outcome, ...firstPage }),
    });
  return (
    <>
      <div className={styles["choices"]} role="group" aria-label={say("outcome")}>
        {[undefined, ...outcomes]
          .filter((one) => !one || request.outcomes[one] > 0)
          .map((one) => (
            <button
              key={one ?? ""}
              type="button"
              aria-pressed={search.outcome === one}
              onClick={() => show(one)}
            >
              {one ? say(`outcomes.${one}`) : say("all")}{" "}
              <b>{one ? request.outcomes[one] : request.totalRows}</b>
            </button>
          ))}
      </div>
      <DataTable
        label={say("rows")}
        columns={useColumns()}
        rows={rows.data?.items}
        rowKey={({ id }) => id}
        search={search}
        onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
        nextCursor={rows.data?.nextCursor}
        error={rows.error}
        again={() => void rows.refetch()}
        empty={<Empty title={say("noRows")} />}
      />
    </>
  );
}

function useColumns(): Column<Row>[] {
  const say = useWords("registerRequests");
  const format = useFormatter();
  return [
    {
      key: "part",
      head: say("part"),
      main: true,
      cell: ({ cells }) => (
        <span className={styles["part"]}>
          {cells.partNumber ? <PartNumber of={cells.partNumber} /> : (cells.sellerSku ?? "-")}
          <small>{[cells.manufactor, cells.productName].filter(Boolean).join(" · ")}</small>
        </span>
      ),
    },
    { key: "rowNo", head: say("rowNo"), align: "end", cell: ({ rowNo }) => format.number(rowNo) },
    {
      key: "outcome",
      head: say("outcome"),
      cell: ({ outcome = "SKIP" }) => (
        <Status of={outcome} meaning={meanings[outcome]}>
          {say(`outcomes.${outcome}`)}
        </Status>
      ),
    },
    {
      key: "price",
      head: say("price"),
      align: "end",
      cell: ({ cells }) => <span className={styles["figure"]}>{cells.price ?? "-"}</span>,
    },
    { key: "stock", head: say("stock"), align: "end", cell: ({ cells }) => cells.stock ?? "-" },
    {
      key: "message",
      head: say("message"),
      cell: ({ errors, note }) =>
        errors.length > 0
          ? errors.map(({ message }) => message).join(" ")
          : note
            ? say(`notes.${note}`)
            : "",
    },
  ];
}
