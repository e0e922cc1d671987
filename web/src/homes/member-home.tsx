import type { Home } from "@bupum/shared/notices/homes/contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { Buying } from "./buying.tsx";
import { ownHome } from "./queries.ts";
import { Selling } from "./selling.tsx";
import { Writing } from "./writing.tsx";
import styles from "./homes.module.css";

const isPressing = (state: string) => state === "LATE" || state === "PENDING" || state === "ASKED";

/** What waits for a seller is promised to a buyer; else what ends or is late decides (D38-8). */
export function isSellingFirst({ buy, sell }: Home): boolean {
  if (!sell) return false;
  if (sell.dueWithin24h > 0 || sell.claims.length > 0) return true;
  if (sell.orders.some(({ state }) => isPressing(state))) return true;
  const isBuyUrgent =
    buy.quotesExpiring48h > 0 ||
    buy.claims.length > 0 ||
    buy.orders.some(({ state }) => state === "LATE");
  return !isBuyUrgent && (sell.due.length > 0 || buy.quotes.length + buy.orders.length === 0);
}

/** A member's start page: both sides in one call, the more urgent one first (U1-9). */
export function MemberHome() {
  const { data, error, refetch } = useQuery(ownHome);
  if (!data)
    return error ? <Failed error={error} again={refetch} /> : <Loading lines={6} height={60} />;
  const buying = <Buying key="buying" of={data.buy} isAlone={!data.sell} />;
  const selling = data.sell && <Selling key="selling" of={data.sell} />;
  return (
    <div className={styles["home"]}>
      {isSellingFirst(data) ? [selling, buying] : [buying, selling]}
      {data.write && <Writing of={data.write} />}
    </div>
  );
}
