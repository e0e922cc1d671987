import { listSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { OwnNumbersPage } from "../../../own-numbers/own-numbers-page.tsx";
import { ownNumberList } from "../../../own-numbers/list-queries.ts";

export const Route = createFileRoute("/_signedIn/mypage/own-numbers")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...textSearch(search, "searchKeyword"),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(ownNumberList(deps)),
  component: OwnNumbersPage,
});
