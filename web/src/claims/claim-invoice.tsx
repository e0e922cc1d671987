import type { Claim } from "@bupum/shared/deal/claims/contract";
import type { TaxInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import { amendmentOfClaim, changeByClaim } from "@bupum/shared/papers/tax-invoices/of-claims";
import {
  amendmentOf,
  canAmend,
  lastDayToIssue,
  restatementOf,
} from "@bupum/shared/papers/tax-invoices/rules";
import { isVoid } from "@bupum/shared/papers/tax-invoices/states";
import { useDays } from "@bupum/ui/display/days";
import { useSendKey } from "@bupum/ui/form/send-key";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { InvoiceStatus } from "../tax-invoices/invoice-columns.tsx";
import { InvoiceLink } from "../tax-invoices/invoice-link.tsx";
import { amendByClaim, invoiceOf, invoicesOfOrder } from "../tax-invoices/queries.ts";
import { SumsList } from "../tax-invoices/sums-list.tsx";
import { useWords } from "../words.ts";
import styles from "./claims.module.css";
import type { Side } from "./queries.ts";

interface ClaimInvoiceProps {
  of: Claim;
  side: Side;
}

/** No invoice was written before it. */
const firstDay = "0001-01-01";

/** What the end of a claim means for the tax invoice of its line, where it has one (D42-11). */
export function ClaimInvoice({ of, side }: ClaimInvoiceProps) {
  const say = useWords("claims");
  const isPaidBack = amendmentOfClaim(of, firstDay) !== undefined;
  const { data: ofOrder } = useQuery({ ...invoicesOfOrder(of.orderId), enabled: isPaidBack });
  const stating = ofOrder?.items.find(({ orderIds }) => orderIds.includes(of.orderId));
  const id = stating && (restatementOf(stating)?.id ?? stating.id);
  const { data: invoice } = useQuery({ ...invoiceOf(id ?? ""), enabled: id !== undefined });
  if (!invoice && !(side === "SELLER" && ofOrder?.open && !stating)) return null;
  return (
    <section aria-labelledby="claim-invoice">
      <h2 id="claim-invoice">{say("invoice.title")}</h2>
      {invoice ? (
        <Stated of={of} side={side} invoice={invoice} />
      ) : (
        <p>{say("invoice.notIssued")}</p>
      )}
    </section>
  );
}

interface StatedProps extends ClaimInvoiceProps {
  /** It states the line. */
  invoice: TaxInvoice;
}

function Stated({ of, side, invoice }: StatedProps) {
  const say = useWords("claims");
  const made = invoice.amendments.find((one) => one.claimId === of.id && !isVoid(one.status));
  if (made)
    return (
      <p className={styles["top"]}>
        {say("invoice.made")}
        <InvoiceLink id={made.id} side={side}>
          {made.number}
        </InvoiceLink>
        <InvoiceStatus of={made} />
      </p>
    );
  return side === "SELLER" ? <Owed of={of} invoice={invoice} /> : <p>{say("invoice.expected")}</p>;
}

/** The amendment that the seller still owes, with its day, its sums and its button. */
function Owed({ of, invoice }: Omit<StatedProps, "side">) {
  const say = useWords("claims");
  const { day } = useDays();
  const keyOf = useSendKey();
  const { mutateAsync, isPending } = useMutation(amendByClaim(useQueryClient()));
  const agreed = amendmentOfClaim(of, invoice.writtenOn);
  if (!agreed) return null;
  const { reason, on } = agreed;
  const [document] = canAmend(invoice, reason)
    ? (amendmentOf(invoice, reason, changeByClaim(agreed)) ?? [])
    : [];
  const number = (
    <InvoiceLink id={invoice.id} side="SELLER">
      {invoice.number}
    </InvoiceLink>
  );
  if (!document)
    return (
      <>
        <p>{number}</p>
        <p>{say("invoice.tooMuch")}</p>
      </>
    );
  const send = async () => {
    const spec = {
      title: say("invoice.act"),
      body: say("invoice.ask"),
      primary: say("invoice.act"),
    };
    if (!(await confirmed(spec))) return;
    const body = { reason, claimId: of.id, version: invoice.version };
    await mutateAsync({ id: invoice.id, body, idempotencyKey: keyOf(body) });
    toast.done(say("invoice.done"));
  };
  return (
    <>
      <p>{number}</p>
      <p>{say("invoice.owed", { on: day(lastDayToIssue(on)) })}</p>
      <SumsList of={document} />
      <div className={styles["acts"]}>
        <Button
          mih={44}
          loading={isPending}
          // A refusal is shown as a toast, and the invoice is read again in any case.
          onClick={() => void send().catch(() => undefined)}
        >
          {say("invoice.act")}
        </Button>
      </div>
    </>
  );
}
