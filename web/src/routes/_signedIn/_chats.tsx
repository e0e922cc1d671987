import { flagSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { ChatsPage } from "../../chats/chats-page.tsx";

/** The list of rooms, which stays on the screen while rooms are opened. */
export const Route = createFileRoute("/_signedIn/_chats")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...textSearch(search, "sellerName", "room"),
    ...flagSearch(search, "isHidden"),
  }),
  component: ChatsPage,
});
