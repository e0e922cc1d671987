import { createFileRoute } from "@tanstack/react-router";
import { OwnPages } from "../../companies/own-pages.tsx";
import { SellerGuard } from "../../layout/seller-guard.tsx";
import { ClosureBanner } from "../../seller-infos/closure-button.tsx";

/** Pages of approved sellers; others are led to the seller information (U1-3). */
export const Route = createFileRoute("/_signedIn/_seller")({
  component: () => (
    <OwnPages>
      <SellerGuard banner={<ClosureBanner />} />
    </OwnPages>
  ),
});
