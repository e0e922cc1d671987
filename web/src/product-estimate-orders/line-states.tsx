import type { PurchaseOrder } from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
import { statesOf } from "@bupum/shared/deal/product-estimate-orders/purchase-orders";
import { Status } from "@bupum/ui/display/status";
import { useWords } from "../words.ts";
import cells from "./orders-table.module.css";

/** In which states the lines of a purchase order are, and how many where they differ. */
export function LineStates({
  of: { counts, lines, shipped, partly, cancelAsked, claimed },
}: {
  of: Pick<PurchaseOrder, "counts" | "lines" | "shipped" | "partly" | "cancelAsked" | "claimed">;
}) {
  const say = useWords("productEstimateOrders");
  const states = statesOf(counts);
  return (
    <span className={cells["states"]}>
      {states.map((state) => (
        <Status key={state} of={state}>
          {say(`states.${state}`)} {states.length > 1 && counts[state]}
        </Status>
      ))}
      {cancelAsked > 0 && (
        <small data-asked>{say("list.cancelAsked", { count: lines > 1 ? cancelAsked : 0 })}</small>
      )}
      {claimed > 0 && (
        <small data-asked>{say("list.claimed", { count: lines > 1 ? claimed : 0 })}</small>
      )}
      {partly > 0 && <small>{say("list.partly", { count: lines > 1 ? partly : 0 })}</small>}
      {shipped > 0 && (
        <small>{say("list.shipped", { count: shipped < counts.CONFIRMED ? shipped : 0 })}</small>
      )}
    </span>
  );
}
