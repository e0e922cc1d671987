import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { useAgo } from "@bupum/ui/now";
import { type Meaning, Status } from "@bupum/ui/display/status";
import { ReportButton } from "../user-penalty-histories/report-button.tsx";
import { ChatLink } from "../chats/chat-link.tsx";
import { useReliability } from "../sellers/reliability.tsx";
import { DocumentButton } from "../documents/document-button.tsx";
import { useWords } from "../words.ts";
import styles from "./compare-page.module.css";

const meanings: Record<Group["status"], Meaning> = {
  PENDING: "waiting",
  CONFIRMED: "good",
  REJECTED: "bad",
  COMPLETED: "good",
  CANCELLED: "over",
};

interface SellerStatesProps {
  group: Group;
  /** What those answered who refused everything, by seller. */
  refused: ReadonlyMap<string, readonly Line[]>;
  lines: readonly Line[];
}

/** How far each seller is; those who refused everything are folded. */
export function SellerStates({ group, refused, lines }: SellerStatesProps) {
  const say = useWords("productEstimates");
  const reliable = useReliability();
  const ago = useAgo();
  /** Of a seller's unanswered lines, those that a strict deadline has not closed. */
  const waiting = (of: string) =>
    lines.filter(
      ({ sellerId, open, replyType }) => sellerId === of && open && replyType === "PENDING",
    ).length;
  return (
    <section aria-labelledby="sellers">
      <h2 id="sellers">{say("sellers.title")}</h2>
      <ul className={styles["sellers"]}>
        {group.estimates
          .filter(({ sellerId }) => !refused.has(sellerId))
          .map((estimate) => (
            <li key={estimate.id}>
              <strong>{estimate.sellerName}</strong>
              <State of={estimate} />
              <p className={styles["dimmed"]}>
                {[
                  say("sellers.answered", {
                    lines: estimate.lineCount,
                    replied: estimate.repliedCount,
                  }),
                  estimate.rejectedCount > 0 &&
                    say("sellers.refused", { count: estimate.rejectedCount }),
                  waiting(estimate.sellerId) > 0 &&
                    say("sellers.waiting", { count: waiting(estimate.sellerId) }),
                  estimate.firstAnsweredAt &&
                    estimate.lastActivityAt &&
                    say("sellers.lastActivity", { time: ago(estimate.lastActivityAt) }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              {/* The grid says it where it has a head. */}
              <p className={`${styles["dimmed"]} ${styles["onPhone"]}`}>
                {reliable(estimate.reliability).join(" · ")}
              </p>
              <ChatLink
                sellerId={estimate.sellerId}
                contextId={estimate.id}
                name={estimate.sellerName}
              />
              <ReportButton of={{ refId: estimate.id, sellerName: estimate.sellerName }} />
              {estimate.repliedCount > 0 && (
                <DocumentButton of={{ estimateId: estimate.id }} seller={estimate.sellerName} />
              )}
            </li>
          ))}
      </ul>
      {refused.size > 0 && <Refused sellers={[...refused.values()]} />}
    </section>
  );
}

/** A seller who has answered some lines and owes the others is not just waited for. */
function State({ of }: { of: Group["estimates"][number] }) {
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

function Refused({ sellers }: { sellers: readonly (readonly Line[])[] }) {
  const say = useWords("productEstimates");
  const trade = useWords("trade");
  const why = ({ rejectReason, rejectDetail }: Line) =>
    [rejectReason && trade(`rejectReasons.${rejectReason}`), rejectDetail]
      .filter(Boolean)
      .join(": ");
  return (
    <details className={styles["details"]}>
      <summary>{say("sellers.refusedAll", { count: sellers.length })}</summary>
      <ul className={styles["refused"]}>
        {sellers.map((lines) => (
          <li key={lines[0]?.sellerId}>
            <strong>{lines[0]?.sellerName}</strong>{" "}
            <span className={styles["dimmed"]}>{[...new Set(lines.map(why))].join(" · ")}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
