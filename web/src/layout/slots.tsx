import { laterSection } from "@bupum/ui/frame/later-section";
import { useCurrentUser } from "../session.ts";
import { BasketLink } from "../trade/basket-link.tsx";
import { compared } from "../trade/compared.ts";

// Guests have no notices and chats: the tools and their words stay out of the first load.
const MemberTools = laterSection(async () => (await import("./member-tools.tsx")).MemberTools, {
  quiet: true,
});

/** Chats as an entry of the bar. */
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
      {user && <MemberTools />}
    </>
  );
}
