import { createFileRoute } from "@tanstack/react-router";
import { roomThread } from "../../../chats/queries.ts";
import { RoomPage } from "../../../chats/room-page.tsx";

export const Route = createFileRoute("/_admin/chats/$uuid")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchInfiniteQuery(roomThread(params.uuid)),
  component: RoomPage,
});
