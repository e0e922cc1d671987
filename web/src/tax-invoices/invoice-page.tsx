import type { TaxInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { Amended } from "./amended.tsx";
import { InCompany } from "./in-company.tsx";
import { InvoiceStatus } from "./invoice-columns.tsx";
import { InvoiceState } from "./invoice-state.tsx";
import { Paper } from "./paper.tsx";
import { invoiceOf, type Side } from "./queries.ts";
import { SellerActs } from "./seller-acts.tsx";
import styles from "./tax-invoices.module.css";

interface InvoicePageProps {
  side: Side;
  id: string;
}

/** One tax invoice as both sides read it: its state, the paper, its amendments. */
export function InvoicePage({ side, id }: InvoicePageProps) {
  const shown = <Read side={side} id={id} />;
  return side === "BUYER" ? <InCompany>{shown}</InCompany> : shown;
}

function Read({ side, id }: InvoicePageProps) {
  const say = useWords("taxInvoices");
  const { data, error, refetch } = useQuery(invoiceOf(id));
  return (
    <div className={styles["page"]}>
      <Head title={data ? `${say("title")} ${data.number}` : say("title")} hidden />
      <Link
        to={side === "BUYER" ? "/mypage/tax-invoices" : "/seller/tax-invoices"}
        className={styles["link"]}
      >
        ‹ {say(side === "BUYER" ? "received.title" : "title")}
      </Link>
      {data ? (
        <Shown of={data} side={side} />
      ) : error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : (
        <Loading lines={8} height={44} />
      )}
    </div>
  );
}

function Shown({ of, side }: { of: TaxInvoice; side: Side }) {
  const say = useWords("taxInvoices");
  return (
    <>
      <header className={styles["top"]}>
        <h1>{say(of.amends ? "paper.amendment" : "paper.title")}</h1>
        <InvoiceStatus of={of} />
      </header>
      <InvoiceState of={of} side={side} />
      <Amended of={of} side={side} />
      <Paper of={of} side={side} />
      {side === "SELLER" && <SellerActs of={of} />}
    </>
  );
}
