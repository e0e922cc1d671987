import type { Dashboard } from "@bupum/shared/deal/product-estimates/contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useWords } from "../words.ts";
import { dashboard } from "./queries.ts";
import { QuotedGroups } from "./quoted-groups.tsx";
import styles from "./today.module.css";

interface Waiting {
  key: "overdue" | "dueSoon" | "sellerOrders" | "linesPending" | "quotesEnding" | "unreadQuotes";
  count: number;
  isUrgent?: true;
  renderLink: (content: ReactNode) => ReactNode;
}

const toDue = (content: ReactNode) => (
  <Link to="/seller/product-estimates" search={{ dueWithin: "24h" }}>
    {content}
  </Link>
);
const toLines = (content: ReactNode) => (
  <Link to="/seller/product-estimates" search={{ status: "PENDING" }}>
    {content}
  </Link>
);
const toSales = (content: ReactNode) => (
  <Link to="/seller/orders" search={{ status: "PENDING" }}>
    {content}
  </Link>
);
const toQuotes = (content: ReactNode) => (
  <Link to="/mypage/estimates" search={{ status: "CONFIRMED" }}>
    {content}
  </Link>
);

/** What one has to do, the most urgent first; what others have to do is left out. */
function waitingOf({ buy, sell }: Dashboard): Waiting[] {
  const selling: Waiting[] = sell
    ? [
        { key: "overdue", count: sell.overdue, isUrgent: true, renderLink: toDue },
        { key: "dueSoon", count: sell.dueWithin24h, isUrgent: true, renderLink: toDue },
        { key: "sellerOrders", count: sell.ordersPending, renderLink: toSales },
        { key: "linesPending", count: sell.lines.PENDING, renderLink: toLines },
      ]
    : [];
  const buying: Waiting[] = [
    { key: "quotesEnding", count: buy.quotesExpiring48h, isUrgent: true, renderLink: toQuotes },
    { key: "unreadQuotes", count: buy.unreadQuotes, renderLink: toQuotes },
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
          {waiting.map(({ key, count, isUrgent, renderLink }) => (
            <li key={key} data-urgent={isUrgent}>
              {renderLink(
                <>
                  <span>{say(`home.${key}`)}</span>
                  <strong>{count}</strong>
                </>,
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles["none"]}>{say("home.nothing")}</p>
      )}
      <QuotedGroups />
    </>
  );
}
