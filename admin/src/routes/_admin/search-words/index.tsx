import { textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { searchWords } from "../../../search-words/queries.ts";
import { SearchWordsPage } from "../../../search-words/search-words-page.tsx";

export const Route = createFileRoute("/_admin/search-words/")({
  validateSearch: (search: Record<string, unknown>) => textSearch(search, "keyword"),
  loader: ({ context }) => void context.queryClient.prefetchQuery(searchWords),
  component: SearchWordsPage,
});
