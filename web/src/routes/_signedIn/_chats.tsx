import { flagSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { ChatsPage } from "../../chats/chats-page.tsx";

/** The rooms, which stay on the screen while one after the other is opened. */
export const Route = createFileRoute("/_signedIn/_chats")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...textSearch(search, "sellerName"),
    ...flagSearch(search, "isHidden"),
  }),
  component: ChatsPage,
});
