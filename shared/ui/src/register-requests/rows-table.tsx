import { rowOutcomes } from "@bupum/shared/sheets/register-request-histories/codes";
import type {
  RegisterRequestHistory,
  RegisterMerchandiseHistory,
  Snapshot,
} from "@bupum/shared/sheets/register-request-histories/contract";
import { countsOf } from "@bupum/shared/sheets/register-request-histories/rules";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useFormatter, useLocale } from "use-intl";
import { type Column, DataTable } from "../data-table/data-table.tsx";
import { UnitPrice } from "../display/money.tsx";
import { PartNumber } from "../display/part-number.tsx";
import { Empty } from "../display/states.tsx";
import { type Meaning, Status } from "../display/status.tsx";
import { firstPage, type ListSearch } from "../list/list-search.ts";
import type { Say } from "../say.ts";
import { hasOtherTerms, OtherTerms } from "./other-terms.tsx";
import styles from "./rows-table.module.css";
import type { ko } from "./words/ko.ts";

type Row = RegisterMerchandiseHistory;
type SayRows = Say<typeof ko>;
type Outcome = (typeof rowOutcomes)[number];

/** The row filter of a bulk registration, in the address. */
export interface RowsSearch extends ListSearch {
  outcome?: Outcome | undefined;
}

const meanings: Record<Outcome, Meaning> = {
  ADD: "good",
  UPDATE: "running",
  REMOVE: "over",
  SKIP: "over",
  ERROR: "bad",
};

interface RowsTableProps {
  label: string;
  request: RegisterRequestHistory;
  rows: UseQueryResult<{ items: readonly Row[]; nextCursor?: string | undefined }>;
  search: RowsSearch;
  onSearch: (next: RowsSearch) => void;
  /** The texts of `words`, which a site's own catalogue carries. */
  say: SayRows;
  /** What stands below a row's message, such as fields for its refused cells. */
  below?: (row: Row) => ReactNode;
}

/** The outcome of each row of a bulk registration; a forecast until it is applied. */
export function RowsTable({ label, request, rows, search, onSearch, say, below }: RowsTableProps) {
  // While rows are counted, each outcome may be chosen, and none has a figure that changes below it.
  const { outcomes } = countsOf(request);
  return (
    <>
      <div className={styles["outcomes"]} role="group" aria-label={say("outcome")}>
        {[undefined, ...rowOutcomes]
          .filter((one) => !one || !outcomes || outcomes[one] > 0)
          .map((one) => (
            <button
              key={one ?? ""}
              type="button"
              aria-pressed={search.outcome === one}
              onClick={() => onSearch({ outcome: one, ...firstPage })}
            >
              {one ? say(`outcomes.${one}`) : say("all")}{" "}
              <b>{one ? outcomes?.[one] : request.totalRows}</b>
            </button>
          ))}
      </div>
      <DataTable
        label={label}
        columns={useColumns(say, below)}
        rows={rows.data?.items}
        rowKey={({ id }) => id}
        search={search}
        onSearch={onSearch}
        nextCursor={rows.data?.nextCursor}
        error={rows.error}
        again={() => void rows.refetch()}
        empty={<Empty title={say("noRows")} />}
      />
    </>
  );
}

function useColumns(say: SayRows, below: RowsTableProps["below"]): Column<Row>[] {
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
      key: "condition",
      head: say("condition"),
      cell: (row) => conditionText(row, say),
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
        <span className={styles["figure"]}>{stockText(before, after) ?? cells.stock ?? "-"}</span>
      ),
    },
    {
      key: "terms",
      head: say("terms.head"),
      cell: ({ cells }) => hasOtherTerms(cells) && <OtherTerms cells={cells} say={say} />,
    },
    {
      key: "message",
      head: say("message"),
      cell: (row) => messageOf(row, say, below?.(row)),
    },
  ];
}

/** The condition as it was read; where it was not, as it was written. */
const conditionText = ({ after, before, cells, outcome }: Row, say: SayRows) => {
  const read = after?.condition ?? before?.condition;
  if (read) return say(`conditions.${read}`);
  return cells.condition ?? (outcome === "ERROR" ? "-" : undefined);
};

interface PriceProps {
  before: Snapshot | undefined;
  after: Snapshot | undefined;
  typed: string | undefined;
}

function Price({ before, after, typed }: PriceProps) {
  if (!after) return <span className={styles["figure"]}>{typed ?? "-"}</span>;
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

/** What is said of a row, and what may be done about it; cards leave out a cell without content. */
const messageOf = (row: Row, say: SayRows, more: ReactNode) =>
  (needsMessage(row) || row.sameNumber || more) && (
    <div className={styles["message"]}>
      {needsMessage(row) && <Message row={row} say={say} />}
      <SameNumber row={row} say={say} />
      {more}
    </div>
  );

/** Other makers with a part of this number, where the row's own has none (D8-19). */
function SameNumber({ row, say }: { row: Row; say: SayRows }) {
  const language = useLocale();
  if (!row.sameNumber) return null;
  const makers = row.sameNumber.map(({ name }) => name[language]).join(", ");
  return <p className={styles["warn"]}>{say("sameNumber", { makers })}</p>;
}

/** What does not already follow from the outcome. */
const explained = [
  "PRODUCT_CREATED",
  "UNCHANGED",
  "EXAMPLE",
  "DUPLICATE",
  "DONE_BEFORE",
  "LEFT_OUT",
  "SUM",
] as const;
const noteOf = (row: Row) => explained.find((note) => note === row.note);
const needsMessage = (row: Row) => row.errors.length > 0 || noteOf(row) !== undefined;

/** All faults of a row, and its special cases. */
function Message({ row, say }: { row: Row; say: SayRows }) {
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
