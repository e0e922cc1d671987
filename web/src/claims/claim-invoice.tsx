import type { Claim } from "@bupum/shared/deal/claims/contract";
import type { TaxInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import {
  amendmentByClaim,
  amendmentOfClaim,
  documentsByClaim,
  lowersPrice,
} from "@bupum/shared/papers/tax-invoices/of-claims";
import { lastDayToIssue, restatementOf } from "@bupum/shared/papers/tax-invoices/rules";
import { isStanding, wasIssued } from "@bupum/shared/papers/tax-invoices/states";
import { useDays } from "@bupum/ui/display/days";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useSendKey } from "@bupum/ui/form/send-key";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { InvoiceStatus } from "../tax-invoices/invoice-columns.tsx";
import { InvoiceLink } from "../tax-invoices/invoice-link.tsx";
import { amendByClaim, invoiceOf, invoicesOfOrder } from "../tax-invoices/queries.ts";
import { SumsList } from "../tax-invoices/sums-list.tsx";
import { useWords } from "../words.ts";
import styles from "./claims.module.css";
import type { Side } from "./queries.ts";
import { useSumText } from "./sum-text.ts";

interface ClaimInvoiceProps {
  of: Claim;
  side: Side;
}

/** What the end of a claim means for the tax invoice of its line, where it has one (D42-11). */
export function ClaimInvoice({ of, side }: ClaimInvoiceProps) {
  const say = useWords("claims");
  const isConcerned = lowersPrice(of);
  const { data, error, refetch } = useQuery({
    ...invoicesOfOrder(of.orderId),
    enabled: isConcerned,
  });
  if (isConcerned && !data) return <Coming error={error} again={() => void refetch()} />;
  const stating = data?.items.find(({ orderIds }) => orderIds.includes(of.orderId));
  if (stating) return <Stating of={of} side={side} id={stating.id} />;
  if (side === "BUYER" || !data?.open) return null;
  return (
    <Section>
      <p>{say("invoice.notIssued")}</p>
    </Section>
  );
}

function Section({ children }: { children: ReactNode }) {
  const say = useWords("claims");
  return (
    <section aria-labelledby="claim-invoice">
      <h2 id="claim-invoice">{say("invoice.title")}</h2>
      {children}
    </section>
  );
}

/** Its place while it is read, as high as what a seller owes. */
const Coming = ({ error, again }: { error: Error | null; again: () => void }) => (
  <Section>
    {error ? <Failed error={error} again={again} /> : <Loading lines={4} height={44} />}
  </Section>
);

/** By an invoice that states the line, or by what states it anew. */
function Stating({ of, side, id }: ClaimInvoiceProps & { id: TaxInvoice["id"] }) {
  const { data: invoice, error, refetch } = useQuery(invoiceOf(id));
  if (!invoice) return <Coming error={error} again={() => void refetch()} />;
  const anew = restatementOf(invoice);
  // Its buyer reads it once it was issued.
  if (anew && (side === "SELLER" || wasIssued(anew.status)))
    return <Stating of={of} side={side} id={anew.id} />;
  return (
    <Section>
      <Stated of={of} side={side} invoice={invoice} />
    </Section>
  );
}

interface StatedProps extends ClaimInvoiceProps {
  /** It states the line. */
  invoice: TaxInvoice;
}

function Stated({ of, side, invoice }: StatedProps) {
  const say = useWords("claims");
  const made = amendmentByClaim(invoice, of.id);
  if (made)
    return (
      <>
        <div className={styles["top"]}>
          <span>{say("invoice.made")}</span>
          <InvoiceLink of={made} side={side} />
          <InvoiceStatus of={made} />
        </div>
        <SumsList of={made} />
      </>
    );
  return side === "SELLER" ? <Owed of={of} invoice={invoice} /> : <p>{say("invoice.expected")}</p>;
}

/** The amendment that the seller still owes, with its day, its sums and its button. */
function Owed({ of, invoice }: Omit<StatedProps, "side">) {
  const say = useWords("claims");
  const { day } = useDays();
  const sumText = useSumText();
  const keyOf = useSendKey();
  const { mutateAsync, isPending } = useMutation(amendByClaim(useQueryClient()));
  const agreed = amendmentOfClaim(of, invoice.writtenOn);
  if (!agreed) return null;
  const { reason, on } = agreed;
  const [document] = documentsByClaim(invoice, of) ?? [];
  const number = <InvoiceLink of={invoice} side="SELLER" />;
  if (!document)
    return (
      <>
        <p>{number}</p>
        <p>{say(isStanding(invoice.status) ? "invoice.tooMuch" : "invoice.underWay")}</p>
      </>
    );
  const send = async () => {
    const spec = {
      title: say("invoice.act"),
      body: `${say("invoice.ask")}\n${sumText(document, "KRW")}`,
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
