import { merchandiseSorts } from "@bupum/shared/selling/merchandises/sorts";
import { choiceSearch, idSearch, listSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { MerchandiseList } from "../../../merchandises/merchandise-list.tsx";
import { conditionChoices, merchandiseList, stateChoices } from "../../../merchandises/queries.ts";

export const Route = createFileRoute("/_admin/merchandises/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "sort", merchandiseSorts),
    ...textSearch(search, "searchKeyword"),
    ...idSearch(search, "sellerId", "sel"),
    ...idSearch(search, "manufactorId", "mkr"),
    ...idSearch(search, "productId", "prd"),
    ...choiceSearch(search, "state", stateChoices),
    ...choiceSearch(search, "condition", conditionChoices),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(merchandiseList(deps)),
  component: MerchandiseList,
});
