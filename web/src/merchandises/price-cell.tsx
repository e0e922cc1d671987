import { unitPrice } from "@bupum/shared/kernel/money";
import type { Merchandise } from "@bupum/shared/merchandises/contract";
import { UnitPrice } from "@bupum/ui/money";
import { toast } from "@bupum/ui/toasts";
import { Button, TextInput, VisuallyHidden } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { useWords } from "../words.ts";
import { changeMerchandise, forgetLists, showChanged } from "./queries.ts";
import styles from "./merchandise.module.css";

interface PriceCellProps {
  listing: Merchandise;
  onEdit: () => void;
}

/** The price; one step is changed in place, several in the dialog. */
export function PriceCell({ listing, onEdit }: PriceCellProps) {
  const say = useWords("merchandises");
  const [open, setOpen] = useState(false);
  const [first] = listing.breaks;
  if (!first) return null;
  const simple = listing.breaks.length === 1;
  if (open) return <PriceInput listing={listing} close={() => setOpen(false)} />;
  return (
    <button
      type="button"
      className={styles["price"]}
      onClick={() => (simple ? setOpen(true) : onEdit())}
    >
      <UnitPrice of={first.unitPrice} currency={listing.currency} vat="EXCLUDED" />
      {!simple && <small>{say("list.steps", { count: listing.breaks.length })}</small>}
      <VisuallyHidden>{say("list.priceOf", { part: listing.partNumber })}</VisuallyHidden>
    </button>
  );
}

function PriceInput({ listing, close }: { listing: Merchandise; close: () => void }) {
  const say = useWords("merchandises");
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(changeMerchandise);
  const { id, version, partNumber, breaks } = listing;
  const [first] = breaks;
  const [typed, setTyped] = useState(first?.unitPrice ?? "");
  const [wrong, setWrong] = useState(false);
  const save = async () => {
    const price = z.safeParse(unitPrice, typed.replace(/[,\s]/g, ""));
    if (!price.success) return setWrong(true);
    if (price.data === first?.unitPrice) return close();
    const next = [{ minQty: first?.minQty ?? 1, unitPrice: price.data }];
    try {
      showChanged(client, await mutateAsync({ id, breaks: next, version }));
      toast.done(say("list.priceSaved", { part: partNumber }));
    } catch {
      // The failed call was toasted; the list shows what really holds.
      await forgetLists(client);
    }
    close();
  };
  return (
    <span className={styles["stock"]}>
      <TextInput
        // Just opened by a press on the price.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        size="sm"
        w={120}
        inputMode="decimal"
        aria-label={say("list.priceInput", { part: partNumber })}
        value={typed}
        error={wrong && say("list.priceWrong")}
        disabled={isPending}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") void save();
          if (event.key === "Escape") close();
        }}
      />
      <Button size="sm" mih={44} loading={isPending} onClick={() => void save()}>
        {say("list.save")}
      </Button>
    </span>
  );
}
