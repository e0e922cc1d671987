import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import { wholeTree } from "../trees/whole-tree.ts";

/** The whole tree of wiki categories, parents before their children; it is small. */
export const wikiCategories = queryOptions({
  queryKey: ["wiki-category-entities", "tree"],
  queryFn: ({ signal }) =>
    wholeTree((query) => api.wikiCategoryEntities.list({ query }, { signal })),
  staleTime: 60_000,
});
