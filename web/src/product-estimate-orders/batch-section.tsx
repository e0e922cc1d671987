import type { Region } from "@bupum/shared/reference/regions/regions";
import { Alert } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { group } from "../trade/queries.ts";
import { useWords } from "../words.ts";
import {
  type BatchResult,
  type Batch,
  breakdownOfBatch,
  type Choice,
  lacksOf,
  type LineIssue,
  type OrderLine,
  toFreeOf,
} from "./order-lines.ts";
import { OrderLineRow } from "./order-line-row.tsx";
import { SellerIdentity } from "./seller-identity.tsx";
import { TermsNote } from "./terms-note.tsx";
import { TotalsList } from "./totals.tsx";
import styles from "./orders.module.css";

interface BatchSectionProps {
  batch: Batch;
  /** Where the goods go, as the form says. */
  region: Region | undefined;
  result: BatchResult | undefined;
  issueOf: (line: OrderLine) => LineIssue | undefined;
  onChange: (id: string, choice: Partial<Choice>) => void;
  onDrop: (id: string) => void;
}

/** The order to one seller: lines, shipping, totals, and who the seller is. */
export function BatchSection({
  batch,
  region,
  result,
  issueOf,
  onChange,
  onDrop,
}: BatchSectionProps) {
  const say = useWords("productEstimateOrders");
  const trade = useWords("trade");
  if (result?.poNumber)
    return (
      <Alert color="green" role="status" title={batch.sellerName}>
        {say("form.batchDone", { number: result.poNumber })}
      </Alert>
    );
  if (result?.approvalId) return <Asked of={batch} approvalId={result.approvalId} />;
  const payers = [...new Set(batch.lines.map(({ choice: { quote } }) => quote.shippingFeePayer))];
  return (
    <section aria-label={batch.sellerName} className={styles["batch"]}>
      <h2>{batch.sellerName}</h2>
      {result?.refusal && !batch.lines.some(issueOf) && (
        <Alert color="red" role="alert">
          {result.refusal} {result.waitsIn && <SeeApproval id={result.waitsIn} />}
        </Alert>
      )}
      <ul className={styles["lines"]}>
        {batch.lines.map((line) => (
          <OrderLineRow
            key={line.item.id}
            line={line}
            issue={issueOf(line)}
            onChange={(choice) => onChange(line.item.id, choice)}
            onDrop={() => onDrop(line.item.id)}
          />
        ))}
      </ul>
      <TotalsList of={breakdownOfBatch(batch, region)} />
      <p className={styles["shipping"]}>
        <TermsNote lacks={lacksOf(batch)} toFreeWon={toFreeOf(batch, region)} />
      </p>
      <p className={styles["shipping"]}>
        {say("amounts.payer")}: {payers.map((payer) => trade(`shipping.${payer}`)).join(", ")}
      </p>
      <PaymentTerms of={batch} />
      <details className={styles["details"]}>
        <summary>{say("seller.title")}</summary>
        <SellerIdentity sellerId={batch.sellerId} />
      </details>
    </section>
  );
}

/** The order waits for an approval of the company. */
function Asked({ of, approvalId }: { of: Batch; approvalId: string }) {
  const say = useWords("productEstimateOrders");
  return (
    <Alert color="blue" role="status" title={of.sellerName}>
      {say("form.asked")} <SeeApproval id={approvalId} />
    </Alert>
  );
}

function SeeApproval({ id }: { id: string }) {
  const say = useWords("productEstimateOrders");
  return (
    <Link to="/mypage/approvals/$approvalId" params={{ approvalId: id }}>
      {say("form.seeApproval")}
    </Link>
  );
}

/** When the seller's buyers pay, in the seller's words, as the comparison and the paper say it. */
function PaymentTerms({ of: { groupId, sellerId } }: { of: Batch }) {
  const say = useWords("productEstimateOrders");
  const { data } = useQuery(group(groupId));
  const terms = data?.estimates.find((one) => one.sellerId === sellerId)?.paymentTerms;
  if (!terms) return null;
  return (
    <p className={styles["shipping"]}>
      {say("paymentTerms")}: {terms}
    </p>
  );
}
