import type { TargetId } from "@bupum/shared/accounts/bookmarks/contract";
import type { BookmarkType } from "@bupum/shared/accounts/bookmarks/rules";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";
import { bookmarkLists, bookmarkMark, unmarked } from "./marks.ts";

export interface BookmarkSearch extends ListSearch {
  bookmarkType?: BookmarkType | undefined;
}

/** The reader's bookmarks of one type, newest first; the list also fills the buttons' cache. */
export const bookmarkList = (search: BookmarkSearch) => {
  const query = { ...queryFrom(search, ...place), type: search.bookmarkType };
  return queryOptions({
    queryKey: [...bookmarkLists, query],
    queryFn: async ({ signal, client }) => {
      const found = await api.bookmarks.mine({ query }, { signal });
      for (const { type, targetId, notify } of found.items)
        client.setQueryData(bookmarkMark(type, targetId).queryKey, { marked: true, notify });
      return found;
    },
  });
};

/** Removes many of one type; the list is reloaded, also after a refusal. */
export const removeBookmarks = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ type, targetIds }: { type: BookmarkType; targetIds: TargetId[] }) =>
      api.bookmarks.remove({ body: { type, targetIds } }),
    onSuccess: (_reply, { type, targetIds }) => {
      for (const targetId of targetIds)
        client.setQueryData(bookmarkMark(type, targetId).queryKey, unmarked);
    },
    onSettled: () => client.invalidateQueries({ queryKey: bookmarkLists }),
  });
