import type { BoughtHome, Home, QuotedHome } from "@bupum/shared/notices/homes/contract";
import { daysBetween, seoulDay } from "@bupum/shared/kernel/time";
import { useDays } from "@bupum/ui/display/days";
import { useWonText } from "@bupum/ui/display/money";
import { useNow } from "@bupum/ui/now";
import { Link } from "@tanstack/react-router";
import { AskGuard } from "../trade/may-ask.ts";
import { useWords } from "../words.ts";
import { Approvals } from "./approvals.tsx";
import { Claims } from "./claims.tsx";
import { allLink, Entries, Entry, entryLink } from "./entries.tsx";
import styles from "./homes.module.css";

type Props = { of: Home["buy"]; approvals: Home["approvals"]; isAlone: boolean };

/** A buyer's home: what to decide, what is on its way, what sellers have yet to quote (D38-2, D38-15). */
export function Buying({ of, approvals, isAlone }: Props) {
  const say = useWords("homes");
  const { quotes, orders, claims, groups } = of;
  const waits = [quotes, orders, claims, approvals?.items ?? []];
  const hasWork = groups.PENDING > 0 || waits.some((some) => some.length > 0);
  // Who sells as well reads there what to do.
  if (!hasWork && !isAlone) return null;
  return (
    <section aria-labelledby="buying" className={styles["side"]}>
      <h2 id="buying">{say(approvals ? "companyBuying" : "buying")}</h2>
      {!hasWork && (
        <div className={styles["none"]}>
          <p>{say("nothing")}</p>
          <AskGuard>
            <p>{say("start")}</p>
          </AskGuard>
        </div>
      )}
      <div className={styles["parts"]}>
        {approvals && approvals.items.length > 0 && <Approvals of={approvals} />}
        {quotes.length > 0 && <Quotes of={quotes} />}
        {claims.length > 0 && <Claims of={claims} side="buying" />}
        {orders.length > 0 && <Orders of={orders} />}
        {groups.PENDING > 0 && <Asked count={groups.PENDING} />}
      </div>
    </section>
  );
}

/** Requests that no seller has quoted yet, counted as the desk counts them (D38-15). */
function Asked({ count }: { count: number }) {
  const say = useWords("homes");
  return (
    <div className={styles["list"]}>
      <Link to="/mypage/estimates" search={{ status: "PENDING" }} className={entryLink}>
        <Entry title={say("asked", { count })} facts={[]} act={say("seeAsked")} />
      </Link>
    </div>
  );
}

function Quotes({ of }: { of: readonly QuotedHome[] }) {
  const say = useWords("homes");
  const today = seoulDay(useNow());
  const won = useWonText();
  const spreadOf = ({ bestWon: best, worstWon: worst, isApproximate }: QuotedHome) => {
    if (best === undefined || worst === undefined) return undefined;
    const sign = isApproximate ? "≈ " : "";
    if (best === worst) return sign + won(best);
    const both = say("spread", { best: sign + won(best), worst: sign + won(worst) });
    return `${both} · ${say("saved", { won: sign + won(worst - best) })}`;
  };
  const endsOf = ({ endsOn }: QuotedHome) => {
    if (endsOn === undefined) return {};
    const days = daysBetween(today, endsOn);
    if (days < 0) return { state: say("ends.over"), isUrgent: true };
    if (days === 0) return { state: say("ends.today"), isUrgent: true };
    return { state: say("ends.days", { days }), isUrgent: days <= 1 };
  };
  return (
    <Entries
      title={say("quotes")}
      all={
        <Link to="/mypage/estimates" search={{ status: "CONFIRMED" }} className={allLink}>
          {say("all")}
        </Link>
      }
    >
      <ul className={styles["list"]}>
        {of.map((quote) => (
          <li key={quote.groupId}>
            <Link
              to="/mypage/estimates/$groupId"
              params={{ groupId: quote.groupId }}
              className={entryLink}
            >
              <Entry
                title={quote.title}
                facts={[
                  say("quotedOf", { lines: quote.lineCount, quoted: quote.quotedCount }),
                  spreadOf(quote),
                ]}
                {...endsOf(quote)}
                act={say("compare")}
              />
            </Link>
          </li>
        ))}
      </ul>
    </Entries>
  );
}

function Orders({ of }: { of: readonly BoughtHome[] }) {
  const say = useWords("homes");
  const { day } = useDays();
  return (
    <Entries
      title={say("orders")}
      all={
        <Link to="/mypage/orders" className={allLink}>
          {say("all")}
        </Link>
      }
    >
      <ul className={styles["list"]}>
        {of.map(({ orderId, poNumber, title, lineCount: count, partnerName, shipOn, state }) => (
          <li key={orderId}>
            <Link to="/mypage/orders" search={{ orderId }} className={entryLink}>
              <Entry
                title={say("titleOf", { title, count, more: count - 1 })}
                facts={[partnerName, shipOn && say("shipOn", { day: day(shipOn) })]}
                number={poNumber}
                state={say(`bought.${state}`)}
                isUrgent={state === "LATE"}
                act={say(`boughtActs.${state}`)}
              />
            </Link>
          </li>
        ))}
      </ul>
    </Entries>
  );
}
