import { orderOf } from "@bupum/shared/deal/product-estimates/rules";
import { offeredProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import { Button } from "@mantine/core";
import { useState } from "react";
import { ConfirmedProduct } from "../../trade/confirmed-product.tsx";
import { LastPrice } from "../../price-memories/past-prices.tsx";
import { useWords } from "../../words.ts";
import type { Picks } from "../award/use-picks.ts";
import type { Cell } from "../comparison.ts";
import { RequoteButton } from "../requote/requote-button.tsx";
import { ProposedProduct } from "./proposed-product.tsx";
import { Alternative, Facts, Price } from "./quote-facts.tsx";
import { Revisions } from "./revisions.tsx";
import styles from "./panel.module.css";

interface QuotePanelProps {
  cell: Cell;
  picks: Pick<Picks, "ids" | "toggle">;
}

/** One seller's quote or refusal for one line in full, with all actions. */
export function QuotePanel({ cell, picks }: QuotePanelProps) {
  const say = useWords("productEstimates");
  const { item, quote, bid } = cell;
  const isPicked = picks.ids.has(item.id);
  return (
    <div className={styles["panel"]}>
      <p>
        <strong>{item.sellerName}</strong>
        <br />
        {offeredProduct(item, quote?.alternative).title}
      </p>
      <ConfirmedProduct of={item.confirmedProduct} />
      <State of={cell} />
      {quote && (
        <>
          <Price cell={cell} quote={quote} bid={bid} />
          <LastPrice
            productId={quote.alternative ? quote.alternative.productId : item.productId}
            groupId={item.groupId}
            part={offeredProduct(item, quote.alternative).title}
            today={{
              unitPrice: bid?.unitPrice ?? quote.breaks[0]?.unitPrice ?? "0",
              currency: quote.currency,
              vatMode: quote.vatMode,
            }}
          />
          <Alternative quote={quote} askedId={item.productId} />
          <Facts quote={quote} unit={item.unit} />
        </>
      )}
      <ProposedProduct line={item} />
      {cell.isOrderable && bid && (
        <Button
          mih={44}
          variant={isPicked ? "default" : "filled"}
          onClick={() => picks.toggle(item.id)}
        >
          {say(isPicked ? "panel.leave" : "panel.take")}
        </Button>
      )}
      <div>
        <RequoteButton item={item} />
      </div>
      {quote && quote.revision > 1 && <Earlier cell={cell} count={quote.revision} />}
    </div>
  );
}

/** The notes of a quote besides its price. */
function State({ of: { item, state, isSubstitute, isOrderable } }: { of: Cell }) {
  const say = useWords("productEstimates");
  const trade = useWords("trade");
  const order = orderOf(item);
  const reason = item.rejectReason && trade(`rejectReasons.${item.rejectReason}`);
  const facts = [
    item.replyType === "REJECTED" &&
      [say("grid.refused"), reason, item.rejectDetail].filter(Boolean).join(" · "),
    item.replyType === "PENDING" && say(item.open ? "grid.pending" : "grid.unanswered"),
    item.isLate && say("grid.late"),
    item.inStock && say("grid.inStock"),
    state && state !== "ACTIVE" && say(`history.states.${state}`),
    order && say("panel.ordered", { number: order.poNumber }),
    state === "ACTIVE" && isSubstitute && !isOrderable && item.open && say("panel.consentFirst"),
  ].filter((fact) => typeof fact === "string");
  return facts.map((fact) => (
    <p key={fact} className={styles["dimmed"]}>
      {fact}
    </p>
  ));
}

/** Earlier quotes are loaded on demand. */
function Earlier({ cell, count }: { cell: Cell; count: number }) {
  const say = useWords("productEstimates");
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles["details"]} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say("history.title", { count })}</summary>
      {isOpen && <Revisions item={cell.item} />}
    </details>
  );
}
