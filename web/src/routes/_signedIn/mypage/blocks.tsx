import { listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { BlocksPage } from "../../../blocks/blocks-page.tsx";
import { blockList } from "../../../blocks/queries.ts";

export const Route = createFileRoute("/_signedIn/mypage/blocks")({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(blockList(deps)),
  component: BlocksPage,
});
