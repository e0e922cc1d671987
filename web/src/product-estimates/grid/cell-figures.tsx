import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import { isOrdered } from "@bupum/shared/deal/product-estimates/rules";
import { grouped } from "@bupum/ui/display/grouped";
import { moneyText, priceText, signOf } from "@bupum/ui/display/money";
import { IconBolt, IconPackage, IconStarFilled } from "@tabler/icons-react";
import { useLocale } from "use-intl";
import { LastMove } from "../../price-memories/past-prices.tsx";
import { useWords } from "../../words.ts";
import type { Cell } from "../comparison.ts";
import styles from "./grid.module.css";

interface CellFiguresProps {
  cell: Cell;
  quote: Quote;
}

/**
 * What ordering it comes to in won without VAT, beside it the price of a piece as its seller wrote
 * it or what the buyer must know first, and how soon it leaves.
 */
export function CellFigures({ cell, quote }: CellFiguresProps) {
  const say = useWords("productEstimates");
  const language = useLocale();
  const { bid, item } = cell;
  const won = bid?.goodsWon;
  return (
    <>
      <span className={styles["sum"]}>
        {cell.isBest && <Mark icon={IconStarFilled}>{say("grid.best")}</Mark>}
        {bid
          ? won === undefined
            ? moneyText({ amount: bid.amount, currency: quote.currency }, language)
            : grouped(String(won))
          : say("grid.noPrice")}
      </span>
      <Beside cell={cell} quote={quote} />
      <span className={styles["days"]}>
        {item.inStock && <Mark icon={IconPackage}>{say("grid.inStock")}</Mark>}
        {cell.isFastest && <Mark icon={IconBolt}>{say("grid.fastest")}</Mark>}
        {say("grid.days", { days: quote.leadTimeDays })}
      </span>
    </>
  );
}

/** A mark: a shape, and words for screen readers. */
function Mark({ icon: Icon, children }: { icon: typeof IconBolt; children: string }) {
  return (
    <>
      <Icon size={14} aria-hidden />
      <span className={styles["hidden"]}>{children} </span>
    </>
  );
}

/** The most important note: why it cannot be ordered, its minimum quantity, or its condition. */
function useWarning({ cell, quote }: CellFiguresProps): string | undefined {
  const say = useWords("productEstimates");
  const trade = useWords("trade");
  const { item, bid, state } = cell;
  if (item.activeOrder) return say("grid.ordered");
  if (isOrdered(item)) return say("grid.completed");
  if (state === "EXPIRED") return say("grid.expired");
  if (state === "WITHDRAWN") return say("grid.withdrawn");
  if (state === "SUPERSEDED") return say("history.states.SUPERSEDED");
  if (!bid) return say("grid.tooFew");
  if (item.replyType === "PENDING") return say("grid.askedAnew");
  const count = { count: bid.quantity, unit: item.unit };
  if (bid.isShort) return trade("most", count);
  if (bid.quantity !== item.quantity) return say("grid.forMore", count);
  return quote.condition === "NEW" ? undefined : trade(`conditions.${quote.condition}`);
}

function Beside({ cell, quote }: CellFiguresProps) {
  const say = useWords("productEstimates");
  const language = useLocale();
  const warning = useWarning({ cell, quote });
  const { currency, vatMode, alternative } = quote;
  const warned = warning && <span className={styles["warn"]}>{warning}</span>;
  if (alternative)
    return (
      <span className={styles["unit"]}>
        {warned} {alternative.partNumber} {alternative.manufactorName}
      </span>
    );
  if (warned) return warned;
  const price = cell.bid?.unitPrice ?? quote.breaks[0]?.unitPrice ?? "0";
  // The whole table is in won.
  const { before, after } = signOf(currency, language);
  const figures = priceText(price, currency, language);
  return (
    <span className={styles["unit"]}>
      @{currency === "KRW" ? figures.replace(before, "").replace(after, "") : figures}
      {vatMode !== "EXCLUDED" && ` ${say(`grid.vat.${vatMode}`)}`}
      <LastMove
        productId={cell.item.productId}
        groupId={cell.item.groupId}
        today={{ unitPrice: price, currency, vatMode }}
      />
    </span>
  );
}
