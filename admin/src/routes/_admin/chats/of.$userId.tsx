import { createFileRoute } from "@tanstack/react-router";
import { roomsOf } from "../../../chats/queries.ts";
import { RoomList } from "../../../chats/room-list.tsx";

export const Route = createFileRoute("/_admin/chats/of/$userId")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchInfiniteQuery(roomsOf(params.userId)),
  component: RoomList,
});
