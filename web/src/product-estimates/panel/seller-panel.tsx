import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { type Meaning, Status } from "@bupum/ui/display/status";
import { useAgo } from "@bupum/ui/now";
import { ChatLink } from "../../chats/chat-link.tsx";
import { DocumentButton } from "../../documents/document-button.tsx";
import { useReliability } from "../../sellers/reliability.tsx";
import { ReportButton } from "../../user-penalty-histories/report-button.tsx";
import { useWords } from "../../words.ts";
import type { Column } from "../comparison.ts";
import { Landed } from "../grid/seller-head.tsx";
import styles from "./panel.module.css";

const meanings: Record<Group["status"], Meaning> = {
  PENDING: "waiting",
  CONFIRMED: "good",
  REJECTED: "bad",
  COMPLETED: "good",
  CANCELLED: "over",
};

/** One seller's estimate: state, record, terms and contacts. */
export function SellerPanel({ of, items }: { of: Column; items: readonly Line[] }) {
  const say = useWords("productEstimates");
  const reliable = useReliability();
  const ago = useAgo();
  const { estimate } = of;
  const { id, sellerId, sellerName } = estimate;
  const own = items.filter((item) => item.sellerId === sellerId);
  // A line closed by a strict deadline gets no more quotes.
  const waiting = own.filter(({ open, replyType }) => open && replyType === "PENDING").length;
  const facts = [
    say("sellers.answered", { lines: estimate.lineCount, replied: estimate.repliedCount }),
    estimate.rejectedCount > 0 && say("sellers.refused", { count: estimate.rejectedCount }),
    waiting > 0 && say("sellers.waiting", { count: waiting }),
    estimate.firstAnsweredAt &&
      estimate.lastActivityAt &&
      say("sellers.lastActivity", { time: ago(estimate.lastActivityAt) }),
    ...reliable(estimate.reliability),
    estimate.paymentTerms && say("sellers.pays", { terms: estimate.paymentTerms }),
  ].filter((fact) => typeof fact === "string");
  return (
    <div className={styles["panel"]}>
      <div className={styles["title"]}>
        {sellerName} <State of={estimate} />
      </div>
      <Landed of={of} />
      <ul className={styles["facts"]}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Refusals of={own} />
      <div className={styles["acts"]}>
        <ChatLink sellerId={sellerId} contextId={id} name={sellerName} />
        {estimate.repliedCount > 0 && <DocumentButton of={{ estimateId: id }} about={sellerName} />}
        <ReportButton of={{ refId: id, sellerName }} />
      </div>
    </div>
  );
}

/** A seller who quoted some lines is shown as partly quoted, not as waiting. */
export function State({ of }: { of: Column["estimate"] }) {
  const say = useWords("productEstimates");
  const answered = of.repliedCount + of.rejectedCount;
  const isPartly = of.status === "PENDING" && answered > 0;
  return (
    <Status of={of.status} meaning={isPartly ? "running" : meanings[of.status]}>
      {isPartly
        ? say("sellers.partly", { lines: of.lineCount, answered })
        : say(`sellers.states.${of.status}`)}
    </Status>
  );
}

/** Why lines were refused, each reason once. */
export function Refusals({ of }: { of: readonly Line[] }) {
  const say = useWords("productEstimates");
  const trade = useWords("trade");
  const why = ({ rejectReason, rejectDetail }: Line) =>
    [rejectReason && trade(`rejectReasons.${rejectReason}`), rejectDetail]
      .filter(Boolean)
      .join(": ");
  const reasons = new Set(of.filter(({ replyType }) => replyType === "REJECTED").map(why));
  if (reasons.size === 0) return null;
  return <p className={styles["dimmed"]}>{[say("grid.refused"), ...reasons].join(" · ")}</p>;
}
