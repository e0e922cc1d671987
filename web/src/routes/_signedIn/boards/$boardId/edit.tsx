import { createFileRoute } from "@tanstack/react-router";
import { EditPage } from "../../../../boards/edit-page.tsx";
import { boardThread } from "../../../../boards/queries.ts";

export const Route = createFileRoute("/_signedIn/boards/$boardId/edit")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchInfiniteQuery(boardThread(params.boardId)),
  component: EditPage,
});
