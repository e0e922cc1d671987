import { boardStatuses } from "@bupum/shared/reading/boards/rules";
import { choiceSearch, listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { MyBoardsPage } from "../../../boards/my-boards-page.tsx";
import { myBoards } from "../../../boards/queries.ts";

export const Route = createFileRoute("/_signedIn/mypage/boards")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "status", boardStatuses),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(myBoards(deps)),
  component: MyBoardsPage,
});
