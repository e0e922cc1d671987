import { textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { makerDetail } from "../../../../catalogue/queries.ts";
import { MergeMakerPage } from "../../../../manufactors/merge-page.tsx";

export const Route = createFileRoute("/_admin/makers/$manufactorId/merge")({
  validateSearch: (search) => textSearch(search, "into"),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(makerDetail(params.manufactorId)),
  component: MergeMakerPage,
});
