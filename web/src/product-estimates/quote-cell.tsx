import type { Bid } from "@bupum/shared/deal/award-plans/rules";
import { Button, Checkbox } from "@mantine/core";
import { IconBolt, IconHistory, IconStarFilled } from "@tabler/icons-react";
import { ConfirmedProduct } from "../trade/confirmed-product.tsx";
import { useWords } from "../words.ts";
import type { Cell } from "./comparison.ts";
import { ProposedProduct } from "./proposed-product.tsx";
import { Alternative, Facts, Price } from "./quote-facts.tsx";
import { RequoteButton } from "./requote/requote-button.tsx";
import styles from "./comparison-grid.module.css";

interface QuoteCellProps {
  cell: Cell;
  /** Absent where nothing can be ordered of it. */
  bid: Bid | undefined;
  picked: boolean;
  onPick: () => void;
  onHistory: () => void;
}

/** One seller's answer to one line, in as few lines: a quote, a refusal, or still waiting. */
export function QuoteCell({ cell, bid, picked, onPick, onHistory }: QuoteCellProps) {
  const say = useWords("productEstimates");
  const { item, quote, state } = cell;
  const name = item.partNumber ?? item.productName;
  if (item.replyType === "REJECTED") return <Refusal cell={cell} />;
  if (!quote)
    return (
      <div className={styles["brief"]}>
        <strong className={styles["seller"]}>{item.sellerName}</strong>{" "}
        {say(item.open ? "grid.pending" : "grid.unanswered")}{" "}
        <ConfirmedProduct of={item.confirmedProduct} />
        <ProposedProduct line={item} />
      </div>
    );
  return (
    <div className={styles["quote"]} data-state={state}>
      {cell.isOrderable && (
        <Checkbox
          size="md"
          className={styles["pick"] ?? ""}
          checked={picked}
          onChange={onPick}
          label={<span className={styles["choose"]}>{say("grid.choose")}</span>}
          aria-label={say("grid.pick", { seller: item.sellerName, part: name })}
        />
      )}
      <strong className={styles["seller"]}>{item.sellerName}</strong>
      <Marks cell={cell} />
      <Price cell={cell} quote={quote} bid={bid} />
      <div className={styles["facts"]}>
        <ConfirmedProduct of={item.confirmedProduct} />
        <Alternative quote={quote} />
        <Facts quote={quote} unit={item.unit} />
        {quote.revision > 1 && (
          <Button
            variant="subtle"
            size="compact-md"
            mih={44}
            leftSection={<IconHistory size={16} aria-hidden />}
            onClick={onHistory}
          >
            {say("grid.history", { count: quote.revision })}
          </Button>
        )}
        <RequoteButton item={item} />
        <ProposedProduct line={item} />
      </div>
    </div>
  );
}

/** Highlights, marked by shape and word and not by colour alone. */
function Marks({ cell: { item, quote, state, isBest, isFastest } }: { cell: Cell }) {
  const say = useWords("productEstimates");
  return (
    <ul className={styles["marks"]}>
      {isBest && (
        <li data-mark="best">
          <IconStarFilled size={14} aria-hidden /> {say("grid.best")}
        </li>
      )}
      {isFastest && (
        <li data-mark="fastest">
          <IconBolt size={14} aria-hidden /> {say("grid.fastest")}
        </li>
      )}
      {quote?.alternative && <li data-mark="alternative">{say("grid.alternative")}</li>}
      {item.isLate && <li>{say("grid.late")}</li>}
      {state === "EXPIRED" && <li>{say("grid.expired")}</li>}
      {state === "SUPERSEDED" && <li>{say("history.states.SUPERSEDED")}</li>}
      {state === "WITHDRAWN" && <li>{say("grid.withdrawn")}</li>}
      {item.activeOrder && (
        <li data-mark="best">{say("grid.ordered", { number: item.activeOrder.poNumber })}</li>
      )}
    </ul>
  );
}

function Refusal({ cell: { item } }: { cell: Cell }) {
  const say = useWords("productEstimates");
  const trade = useWords("trade");
  const reason = item.rejectReason && trade(`rejectReasons.${item.rejectReason}`);
  return (
    <div className={styles["brief"]}>
      <strong className={styles["seller"]}>{item.sellerName}</strong>{" "}
      {[say("grid.refused"), reason, item.rejectDetail].filter(Boolean).join(" · ")}
      <RequoteButton item={item} />
    </div>
  );
}
