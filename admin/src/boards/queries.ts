import type { BoardRow } from "@bupum/shared/reading/boards/admin-contract";
import type { boardSorts } from "@bupum/shared/reading/boards/rules";
import {
  boardPurposeTypes,
  type BoardSearchType,
  boardStatuses,
} from "@bupum/shared/reading/boards/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { filterText, type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { type ReadPage, wholeList } from "@bupum/ui/sheet/walk";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export const purposeChoices = boardPurposeTypes;
export const statusChoices = boardStatuses;
export const hiddenChoices = ["true", "false"] as const;

export interface BoardSearch extends ListSearch {
  sort?: (typeof boardSorts)[number] | undefined;
  status?: (typeof statusChoices)[number] | undefined;
  boardPurposeType?: (typeof purposeChoices)[number] | undefined;
  isHidden?: (typeof hiddenChoices)[number] | undefined;
  searchType?: BoardSearchType | undefined;
  searchKeyword?: string | undefined;
}

const queryOf = ({ status, boardPurposeType, isHidden, ...search }: BoardSearch) => ({
  ...queryFrom(search, ...place, "sort", "searchType", "searchKeyword"),
  ...filterText({ status, boardPurposeType, isHidden }),
});

export const boardList = (search: BoardSearch) => {
  const query = queryOf(search);
  return queryOptions({
    queryKey: ["boards", "list", query],
    queryFn: ({ signal }) => api.boards.list({ query }, { signal }),
  });
};

/** All pages of a search, for the export. */
export const readBoards =
  (search: BoardSearch): ReadPage<BoardRow> =>
  (paging, signal) =>
    api.boards.list({ query: { ...queryOf(wholeList(search)), ...paging } }, { signal });

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
  });
