import { isSelling } from "@bupum/shared/accounts/users/selling";
import { ask } from "@bupum/ui/frame/dialogs";
import { useQueryClient } from "@tanstack/react-query";
import { Outlet, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { currentUser, useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import { Head } from "./head.tsx";

/** Seller pages: a member who is no approved seller gets a notice and is led to the form (U1-3). */
export function SellerGuard({ banner }: { banner?: ReactNode }) {
  const say = useWords("layout");
  const router = useRouter();
  const client = useQueryClient();
  const user = useCurrentUser();
  const asked = useRef(false);
  const refused = user !== undefined && !isSelling(user);
  useEffect(() => {
    if (!refused || asked.current) return;
    asked.current = true;
    const lead = async () => {
      // A seller who was approved after the window was opened is not sent to the form again.
      const fresh = await client.fetchQuery({ ...currentUser, staleTime: 0 }).catch(() => user);
      if (fresh && isSelling(fresh)) return;
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
    // The dialog is asked once per visit; a new words function or user is no reason to ask again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refused]);
  if (!user) return null;
  if (refused) return <Head title={say("sellerDialog.title")} hidden />;
  return (
    <>
      {banner}
      <Outlet />
    </>
  );
}
