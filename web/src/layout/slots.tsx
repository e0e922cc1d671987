import { lazy, Suspense } from "react";
import { useCurrentUser } from "../session.ts";
import { BasketLink } from "../trade/basket-link.tsx";

// Guests have no notices: the bell and its words stay out of the first load.
const NotificationBell = lazy(async () => ({
  default: (await import("../notifications/bell.tsx")).NotificationBell,
}));

/** Where features put their header tools. */
export function HeaderSlots() {
  const user = useCurrentUser();
  return (
    <>
      <BasketLink />
      {user && (
        <Suspense fallback={null}>
          <NotificationBell />
        </Suspense>
      )}
    </>
  );
}
