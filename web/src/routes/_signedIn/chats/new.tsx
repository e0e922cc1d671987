import { textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { OpenRoomPage } from "../../../chats/open-room-page.tsx";

export const Route = createFileRoute("/_signedIn/chats/new")({
  validateSearch: (search: Record<string, unknown>) => textSearch(search, "sellerId", "contextId"),
  component: OpenRoomPage,
});
