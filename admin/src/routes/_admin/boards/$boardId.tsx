import { createFileRoute } from "@tanstack/react-router";
import { BoardPage } from "../../../boards/board-page.tsx";
import { boardThread } from "../../../boards/queries.ts";

export const Route = createFileRoute("/_admin/boards/$boardId")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchInfiniteQuery(boardThread(params.boardId)),
  component: BoardPage,
});
