import { createFileRoute } from "@tanstack/react-router";
import { SellerPage } from "../../sellers/seller-page.tsx";
import { seller } from "../../trade/queries.ts";

export const Route = createFileRoute("/_signedIn/sellers/$sellerId")({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(seller(params.sellerId)),
  component: SellerPage,
});
