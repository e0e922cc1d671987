import type { TaxInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import { canAmend } from "@bupum/shared/papers/tax-invoices/rules";
import { amendReasons, isVoid } from "@bupum/shared/papers/tax-invoices/states";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../words.ts";
import { AmendmentForm } from "./amendment-form.tsx";
import { cancelInvoice, invoiceOf } from "./queries.ts";
import styles from "./tax-invoices.module.css";

/**
 * Whether an invoice can be taken back: what was amended stays, and so does one of two documents
 * that belong together, unless the other one holds no more (D42-7).
 */
function useMayCancel({ status, twinId, amendments }: TaxInvoice): boolean {
  const { data: twin } = useQuery({ ...invoiceOf(twinId ?? ""), enabled: twinId !== undefined });
  const isBound = twinId !== undefined && (!twin || !isVoid(twin.status));
  return status === "ISSUED" && !isBound && amendments.every((one) => isVoid(one.status));
}

/** What the seller may do with an invoice now: take it back before it is sent, or amend it. */
export function SellerActs({ of }: { of: TaxInvoice }) {
  const say = useWords("taxInvoices");
  const [isAmending, setAmending] = useState(false);
  const mayCancel = useMayCancel(of);
  const isAmendable = amendReasons.some((reason) => canAmend(of, reason));
  if (!mayCancel && !isAmendable) return null;
  return (
    <section className={styles["section"]} aria-label={say("acts")}>
      <div className={styles["acts"]}>
        {isAmendable && (
          <Button
            mih={44}
            variant="default"
            aria-expanded={isAmending}
            onClick={() => setAmending(!isAmending)}
          >
            {say(isAmending ? "amend.close" : "amend.act")}
          </Button>
        )}
        {mayCancel && <Cancel of={of} />}
      </div>
      {isAmendable && isAmending && <AmendmentForm of={of} />}
    </section>
  );
}

function Cancel({ of: { id, version, amends } }: { of: TaxInvoice }) {
  const say = useWords("taxInvoices");
  const { mutateAsync, isPending } = useMutation(cancelInvoice(useQueryClient()));
  const cancel = async () => {
    const spec = {
      title: say("cancel.act"),
      body: say(amends ? "cancel.amendmentBody" : "cancel.body"),
      primary: say("cancel.act"),
      danger: true,
    };
    if (!(await confirmed(spec))) return;
    await mutateAsync({ id, version });
    toast.done(say("cancel.done"));
  };
  return (
    <Button
      mih={44}
      variant="default"
      loading={isPending}
      // A failed call is shown as a toast; the invoice is read again in any case.
      onClick={() => void cancel().catch(() => undefined)}
    >
      {say("cancel.act")}
    </Button>
  );
}
