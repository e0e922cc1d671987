import { timeLeft } from "@bupum/shared/kernel/calendar/time-left";
import type { DueHome, Home, SoldHome } from "@bupum/shared/notices/homes/contract";
import { useDays } from "@bupum/ui/display/days";
import { useNow } from "@bupum/ui/now";
import { Link } from "@tanstack/react-router";
import { useReliability } from "../sellers/reliability.tsx";
import { useWords } from "../words.ts";
import { Wanted } from "./wanted.tsx";
import { Claims } from "./claims.tsx";
import { allLink, Entries, Entry, entryLink } from "./entries.tsx";
import { OldStocks } from "./old-stocks.tsx";
import styles from "./homes.module.css";

type Sell = NonNullable<Home["sell"]>;

/** A seller's home: what is due, what to confirm, what others look for. */
export function Selling({ of }: { of: Sell }) {
  const say = useWords("homes");
  const { due, orders, claims, unreadRooms: rooms, oldStocks, demand, posts } = of;
  const isEmpty =
    rooms === 0 &&
    [due, orders, claims, oldStocks, demand, posts].every((some) => some.length === 0);
  return (
    <section aria-labelledby="selling" className={styles["side"]}>
      <h2 id="selling">{say("selling")}</h2>
      {isEmpty && <p className={styles["none"]}>{say("nothing")}</p>}
      <div className={styles["parts"]}>
        {due.length > 0 && <Due of={due} />}
        {orders.length > 0 && <Orders of={orders} />}
        {claims.length > 0 && <Claims of={claims} side="selling" />}
        {rooms > 0 && (
          <div className={styles["list"]}>
            <Link to="/chats" className={entryLink}>
              <Entry title={say("rooms", { count: rooms })} facts={[]} act={say("openRooms")} />
            </Link>
          </div>
        )}
        {oldStocks.length > 0 && <OldStocks of={oldStocks} more={of.moreOldStocks} />}
        <Wanted demand={demand} posts={posts} />
      </div>
      <Record of={of} />
    </section>
  );
}

function Due({ of }: { of: readonly DueHome[] }) {
  const say = useWords("homes");
  const now = useNow();
  return (
    <Entries
      title={say("due")}
      all={
        <Link to="/seller/product-estimates" search={{ status: "PENDING" }} className={allLink}>
          {say("all")}
        </Link>
      }
    >
      <ul className={styles["list"]}>
        {of.map(({ estimateId, title, buyerName, lineCount, dueAt }) => {
          const left = timeLeft(dueAt, now);
          return (
            <li key={estimateId}>
              <Link
                to="/seller/product-estimates/$estimateId"
                params={{ estimateId }}
                className={entryLink}
              >
                <Entry
                  title={title}
                  facts={[buyerName, say("lines", { count: lineCount })]}
                  state={say(`left.${left.kind}`, { ...left })}
                  isUrgent={left.kind !== "days"}
                  act={say("answer")}
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </Entries>
  );
}

function Orders({ of }: { of: readonly SoldHome[] }) {
  const say = useWords("homes");
  const { day } = useDays();
  return (
    <Entries
      title={say("sales")}
      all={
        <Link to="/seller/orders" className={allLink}>
          {say("all")}
        </Link>
      }
    >
      <ul className={styles["list"]}>
        {of.map(({ orderId, poNumber, title, lineCount: count, partnerName, shipOn, state }) => (
          <li key={orderId}>
            <Link to="/seller/orders" search={{ orderId }} className={entryLink}>
              <Entry
                title={say("titleOf", { title, count, more: count - 1 })}
                facts={[partnerName, shipOn && say("shipOn", { day: day(shipOn) })]}
                number={poNumber}
                state={say(`sold.${state}`)}
                isUrgent={state === "LATE" || state === "ASKED"}
                act={say(`soldActs.${state}`)}
              />
            </Link>
          </li>
        ))}
      </ul>
    </Entries>
  );
}

/** The seller's figures, and the median of all sellers beside them (D38-7). */
function Record({ of }: { of: Sell }) {
  const say = useWords("homes");
  const phrasesOf = useReliability();
  const own = phrasesOf({
    answerRate: of.answerRate30d ?? undefined,
    medianAnswerMinutes: of.medianAnswerMinutes30d ?? undefined,
  });
  const [market] = phrasesOf({ medianAnswerMinutes: of.marketAnswerMinutes ?? undefined });
  if (own.length === 0) return null;
  return (
    <p className={styles["record"]}>
      {say("lastDays", { phrases: own.join(" · ") })}
      {market && ` (${say("market", { phrase: market })})`}
    </p>
  );
}
