import { lineStates } from "@bupum/shared/deal/product-estimate-orders/sorts";
import { choiceSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { ledgerSearch } from "../../../product-estimate-orders/ledger-search.ts";
import { LineList } from "../../../product-estimates/line-list.tsx";
import { lineList, replyChoices } from "../../../product-estimates/queries.ts";

export const Route = createFileRoute("/_admin/lines/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...ledgerSearch(search),
    ...choiceSearch(search, "replyTypes", replyChoices),
    ...choiceSearch(search, "state", lineStates),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(lineList(deps)),
  component: LineList,
});
