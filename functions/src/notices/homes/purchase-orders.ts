import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import { isToShip, type ToShip } from "@bupum/shared/deal/product-estimate-orders/ship-dates";
import { mostShown } from "@bupum/shared/notices/homes/rules";
import { namingLine, type OrderItem } from "../../deal/product-estimate-orders/items.ts";

interface Found<State extends string> {
  orderId: OrderItem["id"];
  poNumber: OrderItem["poNumber"];
  title: string;
  lineCount: number;
  shipOn?: ToShip<OrderItem>["expectedShipDate"];
  state: State;
}

/**
 * Open lines put together by PO, each PO with the first of its states in the given order and the
 * name that lists give it; the first state in front, then the earliest day, then the oldest (D38-3).
 */
export function purchaseOrdersOf<State extends string>(
  orders: readonly OrderItem[],
  states: readonly State[],
  stateOf: (order: OrderItem) => State | undefined,
): (Found<State> & { first: OrderItem })[] {
  const seen = orders.filter(({ deletedAt }) => !deletedAt);
  const found = [...Map.groupBy(seen, ({ orderBatchId }) => orderBatchId).values()].flatMap(
    (all) => {
      const open = all.flatMap((order) => {
        const state = stateOf(order);
        return state ? [{ order, state }] : [];
      });
      const state = states.find((one) => open.some((line) => line.state === one));
      if (!state) return [];
      const lines = open.flatMap((line) => (line.state === state ? line.order : []));
      const [shipOn] = lines
        .filter((line) => isToShip(line))
        .map(({ expectedShipDate }) => expectedShipDate)
        .toSorted();
      const first = namingLine(lines);
      return {
        first,
        orderId: first.id,
        poNumber: first.poNumber,
        title: orderedProduct(namingLine(all)).title,
        lineCount: all.length,
        ...(shipOn && { shipOn }),
        state,
      };
    },
  );
  const placeOf = ({ state, shipOn = "~", first }: (typeof found)[number]) =>
    `${states.indexOf(state)}#${shipOn}#${first.createdAt}`;
  return found
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
    .slice(0, mostShown);
}
