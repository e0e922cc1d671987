import { createFileRoute } from "@tanstack/react-router";
import { ComparePage } from "../../../../../product-estimates/compare-page.tsx";
import { group, linesOfGroup } from "../../../../../trade/queries.ts";

export const Route = createFileRoute("/_signedIn/mypage/estimates/$groupId/")({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(group(params.groupId));
    void context.queryClient.prefetchQuery(linesOfGroup(params.groupId));
  },
  component: ComparePage,
});
