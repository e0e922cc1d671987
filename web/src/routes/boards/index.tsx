import {
  boardPurposeTypes,
  boardSearchTypes,
  boardStatuses,
} from "@bupum/shared/reading/boards/rules";
import { choiceSearch, listSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { BoardsPage } from "../../boards/boards-page.tsx";
import { boardList } from "../../boards/queries.ts";

export const Route = createFileRoute("/boards/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...textSearch(search, "searchData"),
    ...choiceSearch(search, "searchType", boardSearchTypes),
    ...choiceSearch(search, "boardPurposeType", boardPurposeTypes),
    ...choiceSearch(search, "status", boardStatuses),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(boardList(deps)),
  component: BoardsPage,
});
