import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import type { OrderEntityRow } from "@bupum/shared/deal/product-estimate-orders/admin-contract";
import { ledgerSearchTypes } from "@bupum/shared/deal/product-estimate-orders/sorts";
import type { Column } from "@bupum/ui/data-table/data-table";
import { useColumnKinds } from "../lists/columns.ts";
import { useWords } from "../words.ts";
import styles from "./orders.module.css";

type LedgerRow = Pick<
  OrderEntityRow,
  "productName" | "partNumber" | "buyerName" | "sellerName" | "createdAt"
> &
  Partial<Pick<OrderEntityRow, "isAlternative" | "insteadOf">>;

/** What a line says of its part and its parties; the part carries the row's link. */
export function useLedgerColumns<Row extends LedgerRow>(): Column<Row>[] {
  const column = useColumnKinds();
  const say = useWords("productEstimateOrders");
  return [
    {
      key: "part",
      main: true,
      head: say("part"),
      cell: (row) => {
        const { title, name, insteadOf } = orderedProduct(row);
        return (
          <span className={styles["part"]}>
            {title} <small>{insteadOf ? say("insteadOf", { part: insteadOf }) : name}</small>
          </span>
        );
      },
      sheet: (row) => orderedProduct(row).title,
    },
    column.text("buyer", say("buyer"), ({ buyerName }) => buyerName),
    column.text("seller", say("seller"), ({ sellerName }) => sellerName),
  ];
}

/** When it was placed or requested. */
export function useAgeColumn<Row extends LedgerRow>(head: string, sortable: boolean): Column<Row> {
  const column = useColumnKinds();
  return column.day("createdAt", head, ({ createdAt }) => createdAt, { sortable, whole: true });
}

/** Search types of the box, with the part first. */
export function useSearchTypes() {
  const say = useWords("productEstimateOrders");
  return ledgerSearchTypes
    .toReversed()
    .map((value) => ({ value, label: say(`searchTypes.${value}`) }));
}
