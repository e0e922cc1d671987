import { createFileRoute } from "@tanstack/react-router";
import { SellerInfoPage } from "../../../seller-infos/info-page.tsx";
import { ownInfo } from "../../../seller-infos/queries.ts";

/** Open to every member: it is how one becomes a seller. */
export const Route = createFileRoute("/_signedIn/seller/sellerInfo/add")({
  loader: ({ context }) => void context.queryClient.prefetchQuery(ownInfo),
  component: SellerInfoPage,
});
