import type { Home } from "@bupum/shared/notices/homes/contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { type Day, seoulDay } from "@bupum/shared/kernel/time";
import { useNow } from "@bupum/ui/now";
import { AtHand } from "./at-hand.tsx";
import { Books, isDueSoon } from "./books.tsx";
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

/** Who keeps the books alone begins with them, and everybody else where one is nearly late (D38-11). */
function isBooksFirst({ books }: Home, today: Day): boolean {
  const [first] = books?.expected ?? [];
  return books !== null && (books.isMain || (first !== undefined && isDueSoon(first, today)));
}

/** A member's start page: both sides in one call, the more urgent one first (U1-9). */
export function MemberHome() {
  const { data, error, refetch } = useQuery(ownHome);
  const today = seoulDay(useNow());
  if (!data)
    return error ? <Failed error={error} again={refetch} /> : <Loading lines={6} height={60} />;
  const isFirst = isBooksFirst(data, today);
  const buying = (
    <Buying key="buying" of={data.buy} approvals={data.approvals} isAlone={!data.sell} />
  );
  const keeping = data.books && <Books key="books" of={data.books} />;
  const selling = data.sell && <Selling key="selling" of={data.sell} />;
  return (
    <div className={styles["home"]}>
      {isFirst && keeping}
      {isSellingFirst(data) ? [selling, buying] : [buying, selling]}
      {!isFirst && keeping}
      {data.write && <Writing of={data.write} />}
      <AtHand of={data.buy} />
    </div>
  );
}
