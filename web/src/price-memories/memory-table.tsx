import type { PastPrice, PriceMemory } from "@bupum/shared/deal/price-memories/contract";
import { chartFrom, type PieceOf } from "@bupum/shared/deal/price-memories/rules";
import { useDays } from "@bupum/ui/display/days";
import { UnitPrice } from "@bupum/ui/display/money";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { Move } from "./move.tsx";
import { PriceChart } from "./price-chart.tsx";
import styles from "./price-memories.module.css";

interface MemoryTableProps {
  of: PriceMemory;
  today: PieceOf | undefined;
}

/** The last prices paid, and those quoted and not taken, as dense rows. */
export function MemoryTable({ of: { paid, quoted }, today }: MemoryTableProps) {
  const say = useWords("priceMemories");
  const bought = paid.filter(({ isCancelled }) => !isCancelled);
  return (
    <div className={styles["memory"]}>
      {bought.length >= chartFrom && <PriceChart of={bought} />}
      <Rows label={say("paid")} of={paid} today={today} />
      <Rows label={say("quoted")} of={quoted} today={today} />
      <p className={styles["note"]}>
        {today && say("basis")} {say("onlyYours")}
      </p>
    </div>
  );
}

interface RowsProps {
  label: string;
  of: readonly PastPrice[];
  today: PieceOf | undefined;
}

function Rows({ label, of, today }: RowsProps) {
  const say = useWords("priceMemories");
  if (of.length === 0) return null;
  return (
    <div className={styles["scroll"]}>
      <table className={styles["table"]}>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{say("on")}</th>
            <th scope="col">{say("seller")}</th>
            <th scope="col" className={styles["figure"]}>
              {say("quantity")}
            </th>
            <th scope="col" className={styles["figure"]}>
              {say("unitPrice")}
            </th>
            {today && (
              <th scope="col" className={styles["figure"]}>
                {say("today")}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {of.map((one) => (
            <Row key={one.orderId ?? one.lineId} of={one} today={today} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One price; its day leads to the order or the request. */
function Row({ of, today }: { of: PastPrice; today: PieceOf | undefined }) {
  const say = useWords("priceMemories");
  const trade = useWords("trade");
  const days = useDays();
  const { orderId, groupId, sellerName, quantity, unit, unitPrice, currency, vatMode } = of;
  return (
    <tr data-cancelled={of.isCancelled}>
      <td>
        {orderId ? (
          <Link to="/mypage/orders" search={{ orderId }}>
            {days.dayOf(of.at)} <span className={styles["hidden"]}>{say("seeOrder")}</span>
          </Link>
        ) : (
          <Link to="/mypage/estimates/$groupId" params={{ groupId }}>
            {days.dayOf(of.at)} <span className={styles["hidden"]}>{say("seeRequest")}</span>
          </Link>
        )}
      </td>
      <td>
        {sellerName}
        {of.isCancelled && <small>{say("cancelled")}</small>}
        {of.condition !== "NEW" && <small>{trade(`conditions.${of.condition}`)}</small>}
      </td>
      <td className={`${styles["figure"]} ${styles["count"]}`}>
        {trade("quantityOf", { count: quantity, unit })}
      </td>
      <td className={styles["figure"]}>
        <UnitPrice of={unitPrice} currency={currency} vat={vatMode} />
      </td>
      {today && (
        <td className={styles["figure"]}>{!of.isCancelled && <Move today={today} past={of} />}</td>
      )}
    </tr>
  );
}
