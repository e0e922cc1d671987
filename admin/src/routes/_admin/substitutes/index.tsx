import { listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { LearntList } from "../../../products/learnt-list.tsx";
import { learntList } from "../../../products/learnt-queries.ts";

export const Route = createFileRoute("/_admin/substitutes/")({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(learntList(deps)),
  component: LearntList,
});
