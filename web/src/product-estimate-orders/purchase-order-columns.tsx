import { HumanNumber } from "@bupum/ui/display/human-number";
import type { PurchaseOrder } from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Money } from "@bupum/ui/display/money";
import { useDays } from "@bupum/ui/display/days";
import { useFormatter } from "use-intl";
import { useWords } from "../words.ts";
import { LineStates } from "./line-states.tsx";
import { PaidTotal } from "./totals.tsx";
import cells from "./orders-table.module.css";

/** One row a purchase order: its lines are summed up, and stand on its own page. */
export function usePurchaseOrderColumns(side: "BUYER" | "SELLER"): Column<PurchaseOrder>[] {
  const say = useWords("productEstimateOrders");
  const format = useFormatter();
  const days = useDays();
  return [
    {
      key: "number",
      head: say("list.number"),
      main: true,
      cell: (row) => <Named row={row} side={side} />,
    },
    {
      key: "party",
      head: say(side === "BUYER" ? "list.seller" : "list.buyer"),
      cell: (row) => (side === "BUYER" ? row.sellerName : row.buyerName),
    },
    {
      key: "lines",
      head: say("list.lines"),
      align: "end",
      whole: true,
      cell: ({ lines }) => say("list.lineCount", { count: format.number(lines) }),
    },
    { key: "status", head: say("list.status"), cell: (row) => <LineStates of={row} /> },
    {
      key: "total",
      head: say("list.total"),
      align: "end",
      whole: true,
      cell: (row) => (
        <span className={cells["amount"]}>
          <PaidTotal of={row.breakdown} />
        </span>
      ),
    },
    {
      key: "ship",
      head: say("list.ship"),
      align: "end",
      whole: true,
      cell: ({ firstShipDate, lastShipDate }) => (
        <span className={cells["days"]}>
          {firstShipDate ? days.day(firstShipDate) : "-"}
          {lastShipDate && lastShipDate !== firstShipDate && (
            <small>{say("list.until", { date: days.day(lastShipDate) })}</small>
          )}
        </span>
      ),
    },
    {
      key: "createdAt",
      head: say("list.ordered"),
      align: "end",
      whole: true,
      cell: ({ createdAt }) => days.dayOf(createdAt),
    },
  ];
}

/** Of orders at one cost centre: beside its total what each takes of the budget (D43-5). */
export function useChargedColumns(isCharged: boolean): Column<PurchaseOrder>[] {
  const say = useWords("productEstimateOrders");
  const columns = usePurchaseOrderColumns("BUYER");
  if (!isCharged) return columns;
  const taken: Column<PurchaseOrder> = {
    key: "charged",
    head: say("list.charged"),
    align: "end",
    whole: true,
    cell: ({ charged: of }) => of && <Money of={{ amount: of.won, currency: "KRW" }} />,
  };
  return columns.flatMap((column) => (column.key === "total" ? [column, taken] : [column]));
}

function Named({ row, side }: { row: PurchaseOrder; side: "BUYER" | "SELLER" }) {
  const say = useWords("productEstimateOrders");
  const { title } = orderedProduct(row);
  return (
    <span className={cells["name"]}>
      <strong>
        <HumanNumber of={row.poNumber} />
      </strong>
      {row.buyerPoNumber && (
        <small>
          {say(side === "BUYER" ? "detail.poNumber" : "detail.buyerNumber")}{" "}
          <HumanNumber of={row.buyerPoNumber} />
        </small>
      )}
      <small>
        {title} {row.lines > 1 && say("list.moreLines", { count: row.lines - 1 })}
      </small>
    </span>
  );
}
