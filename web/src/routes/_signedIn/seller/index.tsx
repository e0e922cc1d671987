import { isSelling } from "@bupum/shared/accounts/users/selling";
import { createFileRoute, redirect } from "@tanstack/react-router";

/** A seller's day begins with what came in; who is none yet begins with becoming one. */
export const Route = createFileRoute("/_signedIn/seller/")({
  beforeLoad: ({ context }) => {
    throw redirect(
      isSelling(context.user)
        ? { to: "/seller/product-estimates" }
        : { to: "/seller/sellerInfo/add" },
    );
  },
});
