import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import { isToShip, type ToShip } from "@bupum/shared/deal/product-estimate-orders/ship-dates";
import { mostShown } from "@bupum/shared/notices/homes/rules";
import type { OrderItem } from "../../deal/product-estimate-orders/items.ts";

interface Found<State extends string> {
  orderId: OrderItem["id"];
  poNumber: OrderItem["poNumber"];
  title: string;
  lineCount: number;
  shipOn?: ToShip<OrderItem>["expectedShipDate"];
  state: State;
}

/**
 * Open lines put together by PO, each PO with the first of its states in the given order, and its
 * lines in that state; the first state in front, then the earliest day, then the oldest (D38-3).
 */
export function purchaseOrdersOf<State extends string>(
  orders: readonly OrderItem[],
  states: readonly State[],
  stateOf: (order: OrderItem) => State | undefined,
): (Found<State> & { first: OrderItem })[] {
  const open = orders.flatMap((order) => {
    const state = order.deletedAt ? undefined : stateOf(order);
    return state ? [{ order, state }] : [];
  });
  const found = [...Map.groupBy(open, ({ order }) => order.orderBatchId).values()].map((some) => {
    const state = states.find((one) => some.some((line) => line.state === one))!;
    const lines = some.filter((line) => line.state === state).map(({ order }) => order);
    const first = lines.at(-1)!;
    const [shipOn] = lines
      .filter((line) => isToShip(line))
      .map(({ expectedShipDate }) => expectedShipDate)
      .toSorted();
    return {
      first,
      orderId: first.id,
      poNumber: first.poNumber,
      title: orderedProduct(first).title,
      lineCount: lines.length,
      ...(shipOn && { shipOn }),
      state,
    };
  });
  const placeOf = ({ state, shipOn = "~", first }: (typeof found)[number]) =>
    `${states.indexOf(state)}#${shipOn}#${first.createdAt}`;
  return found
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
    .slice(0, mostShown);
}
