import type { Id } from "@bupum/shared/kernel/ids";
import { sellerIdOf } from "@bupum/shared/kernel/owner-ids";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Chosen } from "../catalogue/chosen.tsx";
import { AccountPicker } from "../users/account-picker.tsx";
import { useWords } from "../words.ts";
import { sellerName, sellersLike } from "./queries.ts";

interface FoundSeller {
  id: Id<"sel">;
  companyName: string;
}
interface SellerSearchProps {
  label: string;
  /** Path of the field that issues are shown for. */
  path: string;
  error: ReactNode;
  /** Chosen already. */
  except?: readonly string[];
  onPick: (seller: FoundSeller) => void;
}

/** An approved seller, by the company's name. */
export function SellerSearch({ except = [], onPick, ...props }: SellerSearchProps) {
  const say = useWords("merchandises");
  return (
    <AccountPicker
      {...props}
      hint={say("act.sellerHint")}
      nobody={say("act.noSeller")}
      find={sellersLike}
      isWanted={({ id }) => !except.includes(sellerIdOf(id))}
      onPick={({ id, companyName, name }) =>
        onPick({ id: sellerIdOf(id), companyName: companyName ?? name })
      }
    />
  );
}

interface SellerPickerProps extends Pick<SellerSearchProps, "label" | "except"> {
  initial?: Id<"sel"> | undefined;
}

/** The seller for whom a listing is created. */
export function SellerPicker({ label, initial, except = [] }: SellerPickerProps) {
  const { form } = useDraftOfForm();
  const [sellerId, setSellerId] = useState(initial);
  const chosen = useQuery({ ...sellerName(sellerId), enabled: sellerId !== undefined });
  const pick = (id: Id<"sel"> | undefined) => {
    setSellerId(id);
    form.setFieldValue("sellerId", id ?? "");
    form.clearFieldError("sellerId");
  };
  if (sellerId)
    return (
      <Chosen label={label} onChange={() => pick(undefined)}>
        {chosen.data ?? (chosen.error ? sellerId : "…")}
      </Chosen>
    );
  return (
    <SellerSearch
      label={label}
      path="sellerId"
      error={form.errors["sellerId"]}
      except={except}
      onPick={({ id }) => pick(id)}
    />
  );
}
