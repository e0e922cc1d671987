import { isSelling } from "@bupum/shared/users/selling";
import { ask } from "@bupum/ui/dialogs";
import { Outlet, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";

/** Seller pages: who is no approved seller is told so and led to the form (SPEC.md 6). */
export function SellerGuard({ banner }: { banner?: ReactNode }) {
  const say = useWords("layout");
  const router = useRouter();
  const user = useCurrentUser();
  const asked = useRef(false);
  const refused = user !== undefined && !isSelling(user);
  useEffect(() => {
    if (!refused || asked.current) return;
    asked.current = true;
    const lead = async () => {
      const answer = await ask({
        title: say("sellerDialog.title"),
        body: say("sellerDialog.body"),
        primary: say("sellerDialog.primary"),
        requiredBack: true,
      });
      if (answer !== "primary") return;
      await router.navigate({
        to: "/seller/sellerInfo/add",
        search: { type: "seller", detailType: "seller-info" },
      });
    };
    void lead();
    // The dialog is asked once per visit; a new words function is no reason to ask again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refused]);
  if (!user || refused) return null;
  return (
    <>
      {banner}
      <Outlet />
    </>
  );
}
