import { idSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { OpenRoomPage } from "../../../chats/open-room-page.tsx";

export const Route = createFileRoute("/_signedIn/chats/new")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...idSearch(search, "sellerId", "sel"),
    ...topicSearch(search),
  }),
  component: OpenRoomPage,
});

/** What a room is opened about: a part, an estimate or an order. */
function topicSearch(search: Record<string, unknown>) {
  const { contextId: product } = idSearch(search, "contextId", "prd");
  const { contextId: estimate } = idSearch(search, "contextId", "est");
  const { contextId: order } = idSearch(search, "contextId", "ord");
  return { contextId: product ?? estimate ?? order };
}
