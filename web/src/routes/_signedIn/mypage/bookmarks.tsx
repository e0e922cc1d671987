import { bookmarkTypes } from "@bupum/shared/accounts/bookmarks/rules";
import { choiceSearch, listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { BookmarksPage } from "../../../bookmarks/bookmarks-page.tsx";
import { bookmarkList } from "../../../bookmarks/queries.ts";

export const Route = createFileRoute("/_signedIn/mypage/bookmarks")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "bookmarkType", bookmarkTypes),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(bookmarkList(deps)),
  component: BookmarksPage,
});
