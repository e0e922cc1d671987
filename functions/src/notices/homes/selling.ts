import {
  isShipDateAsked,
  isShipDateOver,
  isToShip,
} from "@bupum/shared/deal/product-estimate-orders/ship-dates";
import { medianMinutes, sumsOf } from "@bupum/shared/accounts/seller-infos/reliability";
import { addDays, type Instant, seoulDay } from "@bupum/shared/kernel/time";
import type { DueHome, Home, OldStock, SoldHome } from "@bupum/shared/notices/homes/contract";
import {
  fewestSellers,
  medianWeeks,
  mostConfirmed,
  mostDueLines,
  mostOrders,
  mostShown,
} from "@bupum/shared/notices/homes/rules";
import { countSellers } from "../../accounts/users/items.ts";
import { newestClaims } from "../../deal/claims/items.ts";
import { newestOrders, type OrderItem } from "../../deal/product-estimate-orders/items.ts";
import { firstDue, type StoredLine } from "../../deal/whole-groups/lines.ts";
import { relationOf } from "../../kernel/access.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { readWeeks, weekOf } from "../../search/tallies/items.ts";
import { oldestCounts } from "../../selling/merchandises/counts.ts";
import type { StoredMerchandise } from "../../selling/merchandises/items.ts";
import { countUnread } from "../../talk/chats/items.ts";
import { mostClaims, waitingClaims } from "./claims.ts";
import { readDemand } from "./demand.ts";
import { purchaseOrdersOf } from "./purchase-orders.ts";

type Sell = NonNullable<Home["sell"]>;
type Selling = Omit<Sell, keyof Dashed>;
type Dashed = Pick<
  Sell,
  | "lines"
  | "dueWithin24h"
  | "overdue"
  | "ordersPending"
  | "medianAnswerMinutes30d"
  | "answerRate30d"
>;

/** A seller's work: what is due, what to confirm, what is asked for in vain (D38-3 to D38-7). */
export async function readSelling(ctx: Context, now: Instant): Promise<Selling> {
  const { userId, sellerId } = userOf(ctx);
  const [lines, orders, claims, rooms, counts, minutes, wanted] = await Promise.all([
    firstDue(sellerId, mostDueLines),
    newestOrders({ sellerId }, {}, mostOrders),
    newestClaims({ sellerId }, mostClaims),
    countUnread(userId),
    oldestCounts(sellerId, mostConfirmed, now),
    marketMinutes(now),
    readDemand(sellerId, now),
  ]);
  const own = <One extends { sellerId: typeof sellerId }>(rows: readonly One[]) =>
    rows.filter((row) => relationOf(ctx.actor, { sellerId: row.sellerId }) === "seller");
  return {
    due: dueOf(own(lines)),
    orders: purchaseOrdersOf(own(orders), ["LATE", "PENDING", "ASKED", "TO_SHIP"], (order) =>
      soldState(order, now),
    ).map(({ first, ...of }) => ({ ...of, partnerName: first.buyerName })),
    claims: waitingClaims(own(claims), "PENDING", ({ buyerName }) => buyerName),
    unreadRooms: rooms,
    oldStocks: oldStocksOf(own(counts.items)),
    moreOldStocks: counts.more,
    ...wanted,
    marketAnswerMinutes: minutes ?? null,
  };
}

/** Waiting lines put together by estimate; they come by deadline. */
const dueOf = (lines: readonly StoredLine[]): DueHome[] =>
  [...Map.groupBy(lines, ({ estimateId }) => estimateId)]
    .map(([estimateId, some]) => {
      const { title, buyerName, dueAt } = some[0]!;
      return { estimateId, title, buyerName, lineCount: some.length, dueAt };
    })
    .slice(0, mostShown);

function soldState(order: OrderItem, now: Instant): SoldHome["state"] | undefined {
  if (order.status === "PENDING") return "PENDING";
  if (!isToShip(order)) return undefined;
  if (isShipDateOver(order, now)) return "LATE";
  return isShipDateAsked(order, now) ? "ASKED" : "TO_SHIP";
}

const oldStocksOf = (listings: readonly StoredMerchandise[]): OldStock[] =>
  listings.map(({ id, partNumber, stock, stockCheckedAt, version }) => ({
    id,
    partNumber,
    stock,
    stockCheckedAt,
    version,
  }));

/** The median time of the market's answers; undefined where few sellers make it (D38-7). */
async function marketMinutes(now: Instant): Promise<number | undefined> {
  const from = addDays(weekOf(seoulDay(now)), -7 * (medianWeeks - 1));
  const [weeks, sellers] = await Promise.all([
    readWeeks(from, weekOf(seoulDay(now))),
    countSellers(),
  ]);
  return sellers < fewestSellers ? undefined : medianMinutes(sumsOf([...weeks.values()]));
}
