import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import { seoulClock } from "@bupum/shared/kernel/sheet";
import type { OrderEntityRow } from "@bupum/shared/deal/product-estimate-orders/admin-contract";
import { ledgerSearchTypes } from "@bupum/shared/deal/product-estimate-orders/sorts";
import type { Column } from "@bupum/ui/data-table/data-table";
import { useFormatter } from "use-intl";
import { useWords } from "../words.ts";
import styles from "./orders.module.css";

type LedgerRow = Pick<
  OrderEntityRow,
  "productName" | "partNumber" | "buyerName" | "sellerName" | "createdAt"
> &
  Partial<Pick<OrderEntityRow, "isAlternative" | "insteadOf">>;

/** What an order and a line say alike: part, buyer, seller. The part may carry the row's link. */
export function useLedgerColumns<Row extends LedgerRow>(isPartMain = false): Column<Row>[] {
  const say = useWords("productEstimateOrders");
  return [
    {
      key: "part",
      main: isPartMain,
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
    {
      key: "buyer",
      head: say("buyer"),
      cell: ({ buyerName }) => buyerName,
      sheet: ({ buyerName }) => buyerName,
    },
    {
      key: "seller",
      head: say("seller"),
      cell: ({ sellerName }) => sellerName,
      sheet: ({ sellerName }) => sellerName,
    },
  ];
}

/** When it was placed or asked for. */
export function useAgeColumn<Row extends LedgerRow>(head: string, sortable: boolean): Column<Row> {
  const format = useFormatter();
  return {
    key: "createdAt",
    head,
    sortable,
    whole: true,
    cell: ({ createdAt }) => format.dateTime(new Date(createdAt), { dateStyle: "medium" }),
    sheet: ({ createdAt }) => seoulClock(createdAt),
  };
}

/** Choices of the search box, with the part first. */
export function useSearchTypes() {
  const say = useWords("productEstimateOrders");
  return ledgerSearchTypes
    .toReversed()
    .map((value) => ({ value, label: say(`searchTypes.${value}`) }));
}
