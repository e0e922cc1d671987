import { BasketLink } from "../trade/basket-link.tsx";

/** Where features put their header tools, such as the notification bell. */
export function HeaderSlots() {
  return <BasketLink />;
}
