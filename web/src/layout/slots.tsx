import { laterSection } from "@bupum/ui/frame/later-section";
import { useCurrentUser } from "../session.ts";
import { BasketLink } from "../trade/basket-link.tsx";

// Guests have no notices: the bell and its words stay out of the first load.
const NotificationBell = laterSection(
  async () => (await import("../notifications/bell.tsx")).NotificationBell,
  { quiet: true },
);

/** Guests have no chats either: in the header, and as an entry of the bar. */
export const ChatsLink = laterSection(
  async () => (await import("../chats/chats-link.tsx")).ChatsLink,
  {
    quiet: true,
  },
);

/** Where features put their header tools. */
export function HeaderSlots() {
  const user = useCurrentUser();
  return (
    <>
      <BasketLink />
      {user && (
        <>
          <ChatsLink />
          <NotificationBell />
        </>
      )}
    </>
  );
}
