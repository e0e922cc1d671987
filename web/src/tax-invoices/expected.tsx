import { HumanNumber } from "@bupum/ui/display/human-number";
import type { ExpectedInvoice } from "@bupum/shared/papers/tax-invoices/open";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useMonthText } from "@bupum/ui/display/months";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChatLink } from "../chats/chat-link.tsx";
import { useWords } from "../words.ts";
import { expectedInvoices } from "./queries.ts";
import { SumsList } from "./sums-list.tsx";
import { Due, Supplied } from "./supplied.tsx";
import styles from "./tax-invoices.module.css";

/**
 * What the company was supplied with and has no invoice of, of one month or all (D42-10); nothing
 * where all came.
 */
export function Expected({ month }: { month: string | undefined }) {
  const say = useWords("taxInvoices");
  const { data, error, refetch } = useQuery(expectedInvoices);
  if (!data)
    return error ? (
      <Failed error={error} again={() => void refetch()} />
    ) : (
      <Loading lines={2} height={72} />
    );
  const items = data.items.filter((one) => month === undefined || one.month === month);
  if (items.length === 0) return null;
  return (
    <section className={styles["section"]} aria-labelledby="expected">
      <h2 id="expected">{say("expected.title")}</h2>
      <p className={styles["dimmed"]}>{say("expected.hint")}</p>
      <ul className={styles["supplies"]}>
        {items.map((one) => (
          <li key={`${one.sellerId} ${one.month}`}>
            <ExpectedCard of={one} />
          </li>
        ))}
      </ul>
      {data.more && <p className={styles["dimmed"]}>{say("expected.more")}</p>}
    </section>
  );
}

function ExpectedCard({ of }: { of: ExpectedInvoice }) {
  const say = useWords("taxInvoices");
  const monthText = useMonthText();
  const { sellerId, sellerName, month, dueOn, orders, isPartial } = of;
  return (
    <article className={styles["supply"]}>
      <header>
        <h3>
          {sellerName} · {monthText(month)}
        </h3>
        <Due on={dueOn} />
      </header>
      <ul className={styles["orders"]} aria-label={say("supplies.orders")}>
        {orders.map((one) => (
          <li key={one.orderBatchId}>
            <Link to="/mypage/orders" search={{ orderId: one.orderId }} className={styles["link"]}>
              <HumanNumber of={one.poNumber} />
            </Link>
            <Supplied of={one} />
          </li>
        ))}
      </ul>
      {isPartial ? (
        <p className={styles["dimmed"]}>{say("expected.partial")}</p>
      ) : (
        <SumsList of={of} />
      )}
      <div>
        <ChatLink sellerId={sellerId} name={sellerName} />
      </div>
    </article>
  );
}
