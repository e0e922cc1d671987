import type { Response } from "@bupum/shared/product-estimate-responses/contract";
import { Money, UnitPrice } from "@bupum/ui/money";
import { PartNumber } from "@bupum/ui/part-number";
import { Status } from "@bupum/ui/status";
import { Button, Checkbox } from "@mantine/core";
import { IconBolt, IconHistory, IconStarFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useFormatter } from "use-intl";
import { useWords } from "../words.ts";
import type { Cell } from "./comparison.ts";
import { FileLinks } from "./file-links.tsx";
import styles from "./comparison-grid.module.css";

interface QuoteCellProps {
  cell: Cell;
  picked: boolean;
  onPick: () => void;
  onHistory: () => void;
}

/** One seller's answer to one line: a quote, a refusal, or still waiting. */
export function QuoteCell({ cell, picked, onPick, onHistory }: QuoteCellProps) {
  const say = useWords("productEstimates");
  const { item, quote, state } = cell;
  const name = item.partNumber ?? item.productName;
  if (item.replyType === "REJECTED") return <Refusal cell={cell} />;
  if (!quote)
    return (
      <p className={styles["dimmed"]}>{say(item.open ? "grid.pending" : "grid.unanswered")}</p>
    );
  return (
    <div className={styles["quote"]} data-state={state}>
      <Marks cell={cell} />
      <Price cell={cell} quote={quote} />
      <Facts quote={quote} unit={item.unit} />
      <div className={styles["acts"]}>
        {cell.isOrderable && (
          <Checkbox
            size="md"
            checked={picked}
            onChange={onPick}
            label={say("grid.choose")}
            aria-label={say("grid.pick", { seller: item.sellerName, part: name })}
          />
        )}
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
      </div>
    </div>
  );
}

/** What stands out, by shape and word and not by colour alone. */
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
      {state === "WITHDRAWN" && <li>{say("grid.withdrawn")}</li>}
      {item.activeOrder && (
        <li data-mark="best">{say("grid.ordered", { number: item.activeOrder.poNumber })}</li>
      )}
    </ul>
  );
}

function Price({ cell, quote }: { cell: Cell; quote: Response }) {
  const say = useWords("productEstimates");
  const { priceAtQuantity } = cell.item;
  const { currency, vatMode } = quote;
  if (!priceAtQuantity)
    return (
      <div className={styles["price"]}>
        <p>
          <span className={styles["dimmed"]}>{say("grid.unitPrice")}</span>{" "}
          <UnitPrice
            of={quote.breaks[0]?.unitPrice ?? "0"}
            currency={currency}
            vat={vatMode}
            approx
          />
        </p>
        <p className={styles["warn"]}>{say("grid.below")}</p>
      </div>
    );
  return (
    <div className={styles["price"]}>
      <p className={styles["total"]}>
        <Money of={{ amount: priceAtQuantity.amount, currency }} vat={vatMode} approx />
      </p>
      <p className={styles["dimmed"]}>
        {say("grid.unitPrice")} <UnitPrice of={priceAtQuantity.unitPrice} currency={currency} />
      </p>
    </div>
  );
}

function Facts({ quote, unit }: { quote: Response; unit: string }) {
  const say = useWords("productEstimates");
  const trade = useWords("trade");
  const format = useFormatter();
  const { alternative, orderMultiple, maxQty, shippingFee, currency } = quote;
  const until = format.dateTime(new Date(quote.validUntil), { month: "short", day: "numeric" });
  const amounts = [
    trade("minimum", { count: quote.moq, unit }),
    orderMultiple > 1 && trade("multiple", { count: orderMultiple, unit }),
    maxQty !== undefined && trade("most", { count: maxQty, unit }),
  ];
  return (
    <>
      {alternative && (
        <div className={styles["alternative"]}>
          <p className={styles["dimmed"]}>{alternative.manufactorName}</p>
          <PartNumber of={alternative.partNumber} />
          <p>
            {say("grid.alternativeReason")}: {alternative.reason}
          </p>
          {alternative.files.length > 0 && <FileLinks files={alternative.files} />}
        </div>
      )}
      <dl className={styles["facts"]}>
        <Fact name={say("grid.lead")}>{trade("leadTime", { days: quote.leadTimeDays })}</Fact>
        <Fact name={say("grid.order")}>{amounts.filter(Boolean).join(" · ")}</Fact>
        <Fact name={say("grid.valid")}>{say("grid.until", { date: until })}</Fact>
        <Fact name={say("grid.shipping")}>
          {trade(`shipping.${quote.shippingFeePayer}`)}{" "}
          {shippingFee !== undefined && <Money of={{ amount: shippingFee, currency }} />}
        </Fact>
        <Fact name={say("grid.condition")}>{trade(`conditions.${quote.condition}`)}</Fact>
        {quote.memo && <Fact name={say("grid.memo")}>{quote.memo}</Fact>}
        {quote.files.length > 0 && (
          <Fact name={say("grid.files")}>
            <FileLinks files={quote.files} />
          </Fact>
        )}
      </dl>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Refusal({ cell: { item } }: { cell: Cell }) {
  const say = useWords("productEstimates");
  const trade = useWords("trade");
  return (
    <div className={styles["quote"]}>
      <Status of="REJECTED">{say("grid.refused")}</Status>
      {item.rejectReason && <p>{trade(`rejectReasons.${item.rejectReason}`)}</p>}
      {item.rejectDetail && <p className={styles["dimmed"]}>{item.rejectDetail}</p>}
    </div>
  );
}
