import {
  choiceSearch,
  daySearch,
  flagSearch,
  listSearch,
  textSearch,
} from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { MerchandiseListPage } from "../../../../merchandises/list-page.tsx";
import { ownList } from "../../../../merchandises/queries.ts";
import { ClosureButton } from "../../../../seller-infos/closure-button.tsx";

const searchTypes = ["PRODUCT", "MANUFACTOR"] as const;

export const Route = createFileRoute("/_signedIn/_seller/seller/merchandises")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "searchType", searchTypes),
    ...flagSearch(search, "isRemoved"),
    ...flagSearch(search, "isOldStock"),
    ...textSearch(search, "searchKeyword"),
    ...daySearch(search, "startDate", "endDate"),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    // The guard around this page handles members who are not sellers yet.
    if (context.user.role === "SELLER") void context.queryClient.prefetchQuery(ownList(deps));
  },
  component: () => <MerchandiseListPage tools={<ClosureButton />} />,
});
