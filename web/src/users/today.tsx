import type { Dashboard } from "@bupum/shared/deal/product-estimates/contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { Link, linkOptions } from "@tanstack/react-router";
import { FallenPrices } from "../price-memories/fallen-prices.tsx";
import { useWords } from "../words.ts";
import { dashboard } from "./queries.ts";
import { QuotedGroups } from "./quoted-groups.tsx";
import styles from "./today.module.css";

const toDue = linkOptions({ to: "/seller/product-estimates", search: { dueWithin: "24h" } });
const toLines = linkOptions({ to: "/seller/product-estimates", search: { status: "PENDING" } });
const toSales = linkOptions({ to: "/seller/orders", search: { status: "PENDING" } });
const toQuotes = linkOptions({ to: "/mypage/estimates", search: { status: "CONFIRMED" } });

interface Waiting {
  key: "overdue" | "dueSoon" | "sellerOrders" | "linesPending" | "quotesEnding" | "unreadQuotes";
  count: number;
  isUrgent?: true;
  link: typeof toDue | typeof toLines | typeof toSales | typeof toQuotes;
}

/** What one has to do, the most urgent first; what others have to do is left out. */
function waitingOf({ buy, sell }: Dashboard): Waiting[] {
  const selling: Waiting[] = sell
    ? [
        { key: "overdue", count: sell.overdue, isUrgent: true, link: toDue },
        { key: "dueSoon", count: sell.dueWithin24h, isUrgent: true, link: toDue },
        { key: "sellerOrders", count: sell.ordersPending, link: toSales },
        { key: "linesPending", count: sell.lines.PENDING, link: toLines },
      ]
    : [];
  const buying: Waiting[] = [
    { key: "quotesEnding", count: buy.quotesExpiring48h, isUrgent: true, link: toQuotes },
    { key: "unreadQuotes", count: buy.unreadQuotes, link: toQuotes },
  ];
  return [...selling, ...buying].filter(({ count }) => count > 0);
}

/** A member's open work on the start page, each entry with the list where it is done. */
export function Today() {
  const say = useWords("users");
  const { data, error, refetch } = useQuery(dashboard);
  if (!data)
    return error ? <Failed error={error} again={refetch} /> : <Loading lines={4} height={36} />;
  const waiting = waitingOf(data);
  return (
    <>
      {waiting.length > 0 ? (
        <ul className={styles["waiting"]}>
          {waiting.map(({ key, count, isUrgent, link }) => (
            <li key={key} data-urgent={isUrgent}>
              <Link {...link}>
                <span>{say(`home.${key}`)}</span>
                <strong>{count}</strong>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles["none"]}>{say("home.nothing")}</p>
      )}
      <QuotedGroups />
      <FallenPrices />
    </>
  );
}
