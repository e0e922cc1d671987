import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { useState } from "react";
import { Chosen } from "../catalogue/chosen.tsx";
import { AccountPicker } from "../users/account-picker.tsx";
import { useWords } from "../words.ts";
import { contactOf } from "./group-form.ts";
import { buyersLike, mayAsk } from "./queries.ts";

/** The member for whom sellers are asked; the account has the contact. */
export function BuyerField() {
  const say = useWords("estimateGroups");
  const { form } = useDraftOfForm();
  const [buyer, setBuyer] = useState<AdminUser>();
  const pick = (account: AdminUser | undefined) => {
    setBuyer(account);
    form.setFieldValue("buyerId", account?.id ?? "");
    form.clearFieldError("buyerId");
    if (account) form.setFieldValue("contact", contactOf(account));
  };
  if (buyer)
    return (
      <Chosen
        label={say("buyer")}
        path="buyerId"
        error={form.errors["buyerId"]}
        onChange={() => pick(undefined)}
      >
        {[buyer.companyName, buyer.name, buyer.userId].filter(Boolean).join(" · ")}
      </Chosen>
    );
  return (
    <AccountPicker
      label={say("buyer")}
      hint={say("create.buyerHint")}
      nobody={say("create.noBuyer")}
      path="buyerId"
      error={form.errors["buyerId"]}
      find={buyersLike}
      isWanted={mayAsk}
      onPick={pick}
    />
  );
}
