import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import type { BoughtHome, Home, QuotedHome } from "@bupum/shared/notices/homes/contract";
import { daysBetween, seoulDay } from "@bupum/shared/kernel/time";
import { useDays } from "@bupum/ui/display/days";
import { useWonText } from "@bupum/ui/display/money";
import { useNow } from "@bupum/ui/now";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { Approvals } from "./approvals.tsx";
import { Again, FallenPrices } from "./bought.tsx";
import { Claims } from "./claims.tsx";
import { allLink, Entries, Entry, entryLink } from "./entries.tsx";
import { Products } from "./products.tsx";
import styles from "./homes.module.css";

type Props = { of: Home["buy"]; approvals: Home["approvals"]; isAlone: boolean };

/** A buyer's home: what to decide, what is on its way, what was bought or looked at before. */
export function Buying({ of, approvals, isAlone }: Props) {
  const say = useWords("homes");
  const { quotes, orders, claims, again, fallen, marked, seen } = of;
  const waits = [quotes, orders, claims, approvals?.items ?? []];
  const hasWork = waits.some((some) => some.length > 0);
  const isEmpty = !hasWork && [again, fallen, marked, seen].every((some) => some.length === 0);
  // Who sells as well reads there what to do.
  if (isEmpty && !isAlone) return null;
  return (
    <section aria-labelledby="buying" className={styles["side"]}>
      <h2 id="buying">{say(approvals ? "companyBuying" : "buying")}</h2>
      {!hasWork && isAlone && (
        <div className={styles["none"]}>
          <p>{say("nothing")}</p>
          <p>{say("start")}</p>
        </div>
      )}
      <div className={styles["parts"]}>
        {approvals && approvals.items.length > 0 && <Approvals of={approvals} />}
        {quotes.length > 0 && <Quotes of={quotes} />}
        {claims.length > 0 && <Claims of={claims} side="buying" />}
        {orders.length > 0 && <Orders of={orders} />}
        {again.length > 0 && <Again of={again} />}
        {fallen.length > 0 && <FallenPrices of={fallen} />}
        {marked.length > 0 && <Marked of={marked} />}
        {seen.length > 0 && <Products title={say("seen")} of={seen.map(onePiece)} />}
      </div>
    </section>
  );
}

const onePiece = (part: ProductRow) => ({ part, quantity: 1 });

/** Parts of one's list (D38-13). */
function Marked({ of }: { of: readonly ProductRow[] }) {
  const say = useWords("homes");
  return (
    <Products
      title={say("marked")}
      all={
        <Link to="/mypage/bookmarks" className={allLink}>
          {say("all")}
        </Link>
      }
      of={of.map(onePiece)}
    />
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
        {of.map(({ orderId, title, lineCount: count, partnerName, shipOn, state }) => (
          <li key={orderId}>
            <Link to="/mypage/orders" search={{ orderId }} className={entryLink}>
              <Entry
                title={say("titleOf", { title, count, more: count - 1 })}
                facts={[partnerName, shipOn && say("shipOn", { day: day(shipOn) })]}
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
