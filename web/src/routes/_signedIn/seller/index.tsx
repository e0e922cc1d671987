import { isSelling } from "@bupum/shared/accounts/users/selling";
import { createFileRoute, redirect } from "@tanstack/react-router";

/** Sellers start with received estimates, other members with the seller application. */
export const Route = createFileRoute("/_signedIn/seller/")({
  beforeLoad: ({ context }) => {
    throw redirect(
      isSelling(context.user)
        ? { to: "/seller/product-estimates" }
        : { to: "/seller/sellerInfo/add" },
    );
  },
});
