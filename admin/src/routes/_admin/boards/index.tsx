import { boardSearchTypes, boardSorts } from "@bupum/shared/reading/boards/rules";
import { choiceSearch, listSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { BoardList } from "../../../boards/board-list.tsx";
import {
  boardList,
  hiddenChoices,
  purposeChoices,
  statusChoices,
} from "../../../boards/queries.ts";

export const Route = createFileRoute("/_admin/boards/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "sort", boardSorts),
    ...choiceSearch(search, "status", statusChoices),
    ...choiceSearch(search, "boardPurposeType", purposeChoices),
    ...choiceSearch(search, "isHidden", hiddenChoices),
    ...choiceSearch(search, "searchType", boardSearchTypes),
    ...textSearch(search, "searchKeyword"),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(boardList(deps)),
  component: BoardList,
});
