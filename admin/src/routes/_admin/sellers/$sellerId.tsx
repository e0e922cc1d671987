import { createFileRoute } from "@tanstack/react-router";
import { sellerDetail } from "../../../seller-infos/queries.ts";
import { SellerPage } from "../../../seller-infos/seller-page.tsx";

export const Route = createFileRoute("/_admin/sellers/$sellerId")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(sellerDetail(params.sellerId)),
  component: SellerPage,
});
