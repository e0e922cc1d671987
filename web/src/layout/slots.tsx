import { laterSection } from "@bupum/ui/frame/later-section";
import { useCurrentUser } from "../session.ts";
import { BasketLink } from "../trade/basket-link.tsx";
import { compared } from "../trade/compared.ts";

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

/** Few readers compare: the tray is loaded with the first part that is chosen. */
const CompareTray = laterSection(
  async () => (await import("../products/compare/compare-tray.tsx")).CompareTray,
  { quiet: true },
);

/** Below the page: parts that wait to be compared (S2-16). */
export const BottomSlot = () => compared.use().length > 0 && <CompareTray />;

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
