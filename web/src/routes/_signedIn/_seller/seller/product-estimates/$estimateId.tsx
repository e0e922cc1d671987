import { createFileRoute } from "@tanstack/react-router";
import { QuotePage } from "../../../../../product-estimates/seller/quote/quote-page.tsx";
import { estimate, estimateLines } from "../../../../../product-estimates/seller/queries.ts";

export const Route = createFileRoute("/_signedIn/_seller/seller/product-estimates/$estimateId")({
  loader: ({ context, params }) => {
    if (context.user.role !== "SELLER") return;
    void context.queryClient.prefetchQuery(estimate(params.estimateId));
    void context.queryClient.prefetchQuery(estimateLines(params.estimateId));
  },
  component: QuotePage,
});
