import type {
  RegisterMerchandiseHistory,
  Snapshot,
} from "@bupum/shared/register-merchandise-histories/admin-contract";
import type { RegisterRequestHistory } from "@bupum/shared/register-request-histories/contract";
import { type Column, DataTable } from "@bupum/ui/data-table/data-table";
import { UnitPrice } from "@bupum/ui/display/money";
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

const route = getRouteApi("/_signedIn/_seller/seller/register-requests/$requestId");
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
  const rows = useQuery(requestRows(request.id, search, request.updatedAt));
  const show = (outcome: RowsSearch["outcome"]) =>
    void navigate({
      search: (old) => ({ ...old, outcome, ...firstPage }),
    });
  return (
    <section className={styles["part"]} aria-labelledby="request-rows">
      <h2 id="request-rows">{say(request.phase === "ENDED" ? "results" : "preview")}</h2>
      <div className={styles["tabs"]} role="group" aria-label={say("outcome")}>
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
        label={say("preview")}
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
    </section>
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
        <span className={styles["part-cell"]}>
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
      cell: (row) => <Price before={row.before} after={row.after} typed={row.cells.price} />,
    },
    {
      key: "stock",
      head: say("stock"),
      align: "end",
      cell: ({ before, after, cells }) => (
        <span className={styles["counts"]}>{stockText(before, after) ?? cells.stock ?? "-"}</span>
      ),
    },
    { key: "message", head: say("message"), cell: (row) => isTold(row) && <Message row={row} /> },
  ];
}

interface PriceProps {
  before: Snapshot | undefined;
  after: Snapshot | undefined;
  typed: string | undefined;
}

function Price({ before, after, typed }: PriceProps) {
  if (!after) return <span className={styles["typed"]}>{typed ?? "-"}</span>;
  const isChanged = before && before.breaks[0]!.unitPrice !== after.breaks[0]!.unitPrice;
  return (
    <span className={styles["change"]}>
      {isChanged && (
        <s>
          <FirstPrice of={before} />
        </s>
      )}
      <FirstPrice of={after} />
    </span>
  );
}

const FirstPrice = ({ of }: { of: Snapshot }) => (
  <UnitPrice of={of.breaks[0]!.unitPrice} currency={of.currency} />
);

const stockOf = ({ stock }: Snapshot) => (stock === null ? "-" : String(stock));

function stockText(before?: Snapshot, after?: Snapshot): string | undefined {
  if (!after) return undefined;
  return before && before.stock !== after.stock
    ? `${stockOf(before)} → ${stockOf(after)}`
    : stockOf(after);
}

/** What does not already follow from the outcome. */
const told = ["PRODUCT_CREATED", "UNCHANGED", "DUPLICATE"] as const;
const noteOf = (row: Row) => told.find((note) => note === row.note);
const isTold = (row: Row) => row.errors.length > 0 || noteOf(row) !== undefined;

/** Everything that is wrong with a row, or what is special about it. */
function Message({ row }: { row: Row }) {
  const say = useWords("registerRequests");
  if (row.errors.length > 0)
    return (
      <ul className={styles["faults"]}>
        {row.errors.map(({ code, column, message }) => (
          <li key={`${code}${column}`}>{message}</li>
        ))}
      </ul>
    );
  const note = noteOf(row);
  return <span className={styles["hint"]}>{note && say(`notes.${note}`)}</span>;
}
