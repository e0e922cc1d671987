import type { ApprovalLine, OrderApproval } from "@bupum/shared/deal/order-approvals/contract";
import {
  aboutProduct,
  orderedProduct,
} from "@bupum/shared/deal/product-estimate-orders/named-products";
import { standingLines } from "@bupum/shared/deal/order-approvals/rules";
import { Money, UnitPrice, useWonText } from "@bupum/ui/display/money";
import { Alert } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { MemberName } from "../companies/member-name.tsx";
import { LastPrice, PastPrices } from "../price-memories/past-prices.tsx";
import { useWords } from "../words.ts";
import { InPlaceOf } from "./in-place-of.tsx";
import styles from "./approvals.module.css";
import type { ComparedLine } from "./standing.ts";
import type { Compared } from "./use-compared.ts";

interface LinesProps {
  of: OrderApproval;
  compared: Compared;
}

/** What is ordered, each line beside the other quotes and what was paid last time. */
export function Lines({ of, compared: { groupIds, lines, isChanged } }: LinesProps) {
  const say = useWords("orderApprovals");
  const isOpen = of.status === "WAITING";
  return (
    <PastPrices of={of.lines.map(({ productId }) => productId)}>
      <section aria-labelledby="lines">
        <h2 id="lines">{say("lines", { count: standingLines(of).length })}</h2>
        {isChanged && (
          <Alert color="orange" title={say("changed")}>
            {say("changedHint")}
          </Alert>
        )}
        <ul className={styles["lines"]}>
          {lines.map(({ line, that }) => (
            <li key={line.productEstimateId} data-refused={line.refusal ? true : undefined}>
              <OneLine line={line} that={that} isOpen={isOpen} until={of.askedAt} />
            </li>
          ))}
        </ul>
        {groupIds.map((groupId) => (
          <Link
            key={groupId}
            to="/mypage/estimates/$groupId"
            params={{ groupId }}
            className={styles["link"]}
          >
            {say("compare")}
          </Link>
        ))}
      </section>
    </PastPrices>
  );
}

interface OneLineProps {
  line: ApprovalLine;
  that: ComparedLine;
  isOpen: boolean;
  until: string;
}

function OneLine({ line, that, isOpen, until }: OneLineProps) {
  const say = useWords("orderApprovals");
  const trade = useWords("trade");
  const part = orderedProduct(line);
  const { currency, unitPrice, quantity, unit } = line;
  return (
    <>
      <div className={styles["line"]}>
        <div>
          <b>{part.title}</b>
          {part.insteadOf && <small> {say("insteadOf", { part: part.insteadOf })}</small>}
          <br />
          <small className={styles["dimmed"]}>{aboutProduct(part)}</small>
        </div>
        <div className={styles["price"]}>
          <b>
            <Money of={{ amount: line.amount, currency }} vat={line.vatMode} />
          </b>
          <br />
          <small>
            <UnitPrice of={unitPrice} currency={currency} /> ×{" "}
            {trade("quantityOf", { count: quantity, unit })}
          </small>
        </div>
      </div>
      <p className={styles["about"]}>
        <span>{trade("leadTime", { days: line.leadTimeDays })}</span>
        {isOpen && !line.refusal && that.isChanged && <span data-bad>{say("lineChanged")}</span>}
        {isOpen && !that.isChanged && <Rivals of={that} />}
        {isOpen && that.item?.inStock && <span>{say("inStock")}</span>}
        <LastPrice
          productId={line.productId}
          groupId={line.groupId}
          until={until}
          part={part.title}
          today={{ unitPrice, currency, vatMode: line.vatMode }}
        />
      </p>
      {line.refusal && (
        <p className={styles["refusal"]}>
          {say("lineRefused")}: {line.refusal.comment} (<MemberName userId={line.refusal.by} />)
          <InPlaceOf of={line.refusal} />
        </p>
      )}
    </>
  );
}

/** How the quote stands beside the others for the same quantity. */
function Rivals({ of: { others, ownWon, otherWon } }: { of: ComparedLine }) {
  const say = useWords("orderApprovals");
  const won = useWonText();
  if (others === 0) return <span>{say("onlyQuote")}</span>;
  if (ownWon === undefined || otherWon === undefined)
    return <span>{say("otherQuotes", { count: others })}</span>;
  if (ownWon <= otherWon)
    return (
      <span data-good>{say("lowest", { count: others + 1, won: won(otherWon - ownWon) })}</span>
    );
  return (
    <span data-bad>{say("notLowest", { count: others + 1, won: won(ownWon - otherWon) })}</span>
  );
}
