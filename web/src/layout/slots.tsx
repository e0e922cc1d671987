import { NotificationBell } from "../notifications/bell.tsx";
import { BasketLink } from "../trade/basket-link.tsx";

/** Where features put their header tools. */
export function HeaderSlots() {
  return (
    <>
      <BasketLink />
      <NotificationBell />
    </>
  );
}
