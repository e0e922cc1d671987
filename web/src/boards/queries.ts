import type {
  BoardPurposeType,
  BoardSearchType,
  BoardStatus,
} from "@bupum/shared/reading/boards/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export interface BoardSearch extends ListSearch {
  status?: BoardStatus | undefined;
  boardPurposeType?: BoardPurposeType | undefined;
  searchType?: BoardSearchType | undefined;
  searchData?: string | undefined;
}

/** Posts by purpose, status and words, newest first. */
export const boardList = (search: BoardSearch) => {
  const filters = ["status", "boardPurposeType", "searchType", "searchData"] as const;
  const query = queryFrom(search, ...place, ...filters);
  return queryOptions({
    queryKey: ["boards", "list", query],
    queryFn: ({ signal }) => api.boards.list({ query }, { signal }),
  });
};

/** The reader's own posts, hidden ones included. */
export const myBoards = (search: BoardSearch) => {
  const query = queryFrom(search, ...place, "status");
  return queryOptions({
    queryKey: ["boards", "mine", query],
    queryFn: ({ signal }) => api.boards.list({ query: { ...query, isMine: "true" } }, { signal }),
  });
};

/** The latest open posts of one purpose. */
export const openPosts = (boardPurposeType: BoardPurposeType) =>
  queryOptions({
    queryKey: ["boards", "open", boardPurposeType],
    queryFn: ({ signal }) =>
      api.boards.list(
        { query: { boardPurposeType, status: "PENDING", itemsPerPage: "10" } },
        { signal },
      ),
  });

/** A post with its replies, paged. */
export const boardThread = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["boards", "one", id],
    queryFn: ({ signal, pageParam }) =>
      api.boards.get(
        // The API refuses a malformed id in the address.
        {
          params: { id: id as Id<"brd"> },
          query: pageParam === undefined ? {} : { cursor: pageParam },
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ replies }) => replies.nextCursor,
    // Returning to the page reloads the replies.
    staleTime: 0,
  });
