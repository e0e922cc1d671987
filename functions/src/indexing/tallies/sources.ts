import type { Id, LineId } from "@bupum/shared/kernel/ids";
import { normalize } from "@bupum/shared/kernel/text/text";
import { seoulMonth } from "@bupum/shared/kernel/calendar/months";
import { type Instant, seoulDay } from "@bupum/shared/kernel/time";
import { minutesName } from "@bupum/shared/accounts/seller-infos/reliability";
import { slippedDates } from "@bupum/shared/deal/product-estimate-orders/slipped-dates";
import { readGroup } from "../../deal/whole-groups/groups.ts";
import { type Key, read } from "../../kernel/table.ts";
import { type OrderItem, readOrders } from "../../deal/product-estimate-orders/items.ts";
import { readLines, type StoredLine } from "../../deal/whole-groups/lines.ts";
import {
  activityKey,
  cohortKey,
  countsIn,
  deskKey,
  endingKey,
  makersPk,
  monthName,
  monthsIn,
  orderDayKey,
  sellerDayKey,
  type Tallied,
  weekKey,
  weekOf,
} from "../../search/tallies/items.ts";

/** One increment of a counter row; `name` is stored beside the counters. */
export interface Addition {
  key: Key;
  add: Record<string, number>;
  name?: string;
}

const minutesBetween = (from: Instant, to: Instant) => (Date.parse(to) - Date.parse(from)) / 60_000;
const weekAt = (at: Instant, id: string) => weekKey(weekOf(seoulDay(at)), id);

/** A line that its seller let expire without an answer. */
const isUnanswered = ({ firstAnswer, open, closeReason, closedAt, dueAt }: StoredLine): boolean =>
  !firstAnswer &&
  !open &&
  (closeReason === "EXPIRED" || closeReason === "NO_QUOTES" || (closedAt ?? "") > dueAt);

export function additionsOfLine(line: StoredLine): Addition[] {
  const { id, buyerId, sellerId, replyType, open, createdAt, dueAt, firstAnswer } = line;
  const additions: Addition[] = [];
  if (open)
    for (const owner of [buyerId, sellerId])
      additions.push({ key: deskKey(owner), add: { [`line_${replyType}`]: 1 } });
  const { currentResponse, responseState, activeOrder } = line;
  if (open && currentResponse && responseState === "ACTIVE" && !activeOrder)
    additions.push({ key: endingKey(buyerId, currentResponse.validUntil), add: { quotes: 1 } });
  if (firstAnswer) {
    const { at, isLate } = firstAnswer;
    const took = minutesName(minutesBetween(createdAt, at));
    additions.push(
      {
        key: sellerDayKey(sellerId, seoulDay(at)),
        add: { [isLate ? "late" : "answered"]: 1, [took]: 1 },
      },
      { key: weekAt(at, id), add: { [took]: 1 } },
      { key: activityKey(sellerId), add: { [monthName(seoulDay(at))]: 1 } },
    );
  } else if (isUnanswered(line))
    additions.push({
      key: sellerDayKey(sellerId, seoulDay(line.closedAt ?? dueAt)),
      add: { unanswered: 1 },
    });
  return additions;
}

/** The effect of an order's decision on its seller's counters, and its day. */
function decisionOf(order: OrderItem): { name: string; at: Instant } | undefined {
  const { confirmedAt, rejectedAt, cancelledAt, cancelReason } = order;
  if (confirmedAt) return { name: "accepted", at: confirmedAt };
  if (rejectedAt) return { name: "refused", at: rejectedAt };
  if (cancelledAt && cancelReason === "SELLER_NO_RESPONSE")
    return { name: "ignored", at: cancelledAt };
  return undefined;
}

export function additionsOfOrder(order: OrderItem): Addition[] {
  const { id, buyerId, sellerId, createdAt, confirmedAt, status, deletedAt } = order;
  const { shipment, expectedShipDate } = order;
  const additions: Addition[] = [];
  const decision = decisionOf(order);
  if (decision)
    additions.push({
      key: sellerDayKey(sellerId, seoulDay(decision.at)),
      add: { [decision.name]: 1 },
    });
  if (shipment && expectedShipDate) {
    const on = seoulDay(shipment.shippedAt);
    const name = on <= expectedShipDate ? "shippedOnTime" : "shippedLate";
    additions.push({ key: sellerDayKey(sellerId, on), add: { [name]: 1 } });
  }
  additions.push(...additionsOfShipDates(order), ...additionsOfClaims(order));
  if (deletedAt) return additions;
  for (const owner of [buyerId, sellerId])
    additions.push({ key: orderDayKey(owner, seoulDay(createdAt)), add: { [status]: 1 } });
  const stands = confirmedAt && (status === "CONFIRMED" || status === "COMPLETED");
  additions.push({
    key: weekAt(createdAt, id),
    add: {
      orders: 1,
      ...(stands && { accepted: 1 }),
      ...(status === "COMPLETED" && { completed: 1 }),
    },
  });
  if (stands)
    additions.push({ key: weekAt(confirmedAt, id), add: { confirmed: 1, krw: inKrw(order) } });
  return additions;
}

/** D33-5: each day of dispatch that slipped counts on its own day. */
const additionsOfShipDates = (order: OrderItem): Addition[] =>
  slippedDates(order).map(({ how, on }) => ({
    key: sellerDayKey(order.sellerId, on),
    add: { [how]: 1 },
  }));

/** D34-7: a claim that ended with a remedy counts on the day of its end. */
const additionsOfClaims = ({ claims = [], sellerId }: OrderItem): Addition[] =>
  claims.flatMap(({ upheldAt }) =>
    upheldAt ? [{ key: sellerDayKey(sellerId, seoulDay(upheldAt)), add: { claimUpheld: 1 } }] : [],
  );

/** The amount at the rate that was noted when the order was accepted. */
const inKrw = ({ amount, currency, krwRateSnapshot }: OrderItem): number => {
  const rate = krwRateSnapshot?.rateToKrw ?? 0;
  return Math.min(
    Number.MAX_SAFE_INTEGER,
    currency === "KRW" ? amount : Math.round((amount / 100) * rate),
  );
};

async function additionsOfGroup(id: Id<"egr">): Promise<Addition[]> {
  const found = await readGroup(id);
  if (!found) return [];
  const { group, terms } = found;
  const { buyerId, status, open, createdAt, quotedCount, orderedCount } = group;
  const { quotesGiven = 0, quotesSeen = 0 } = group;
  const unread = open ? Math.max(0, quotesGiven - quotesSeen) : 0;
  const makers = new Map<string, { name: string; lines: number }>();
  for (const { manufactorName } of terms.lines) {
    const maker = normalize(manufactorName ?? "").slice(0, 100);
    if (manufactorName && maker)
      makers.set(maker, { name: manufactorName, lines: (makers.get(maker)?.lines ?? 0) + 1 });
  }
  return [
    { key: deskKey(buyerId), add: { [`group_${status}`]: 1, ...(unread > 0 && { unread }) } },
    {
      key: weekAt(createdAt, id),
      add: {
        requests: 1,
        ...(quotedCount > 0 && { quoted: 1 }),
        ...(orderedCount > 0 && { ordered: 1 }),
      },
    },
    { key: activityKey(buyerId), add: { [monthName(seoulDay(createdAt))]: 1 } },
    ...[...makers].map(([sk, { name, lines }]) => ({
      key: { pk: makersPk(seoulMonth(createdAt)), sk },
      add: { lines },
      name,
    })),
  ];
}

const monthsBetween = (from: string, to: string): number => {
  const [one, other] = [from, to].map((month) => month.split("-").map(Number));
  return (other![0]! - one![0]!) * 12 + other![1]! - one![1]!;
};

/** D4-15: an account counts once for each month in which it dealt, by its first month. */
async function additionsOfActivity(owner: Id<"usr"> | Id<"sel">): Promise<Addition[]> {
  const months = monthsIn(countsIn(await read(activityKey(owner))));
  const [first] = months;
  if (first === undefined) return [];
  const side = owner.startsWith("sel_") ? "sellers" : "buyers";
  const add = Object.fromEntries(months.map((month) => [`after${monthsBetween(first, month)}`, 1]));
  return [{ key: cohortKey(side, first), add }];
}

/** The increments of a thing, from its own row; none without a row. */
export const additionsOf: Record<Tallied, (id: string) => Promise<Addition[]>> = {
  gr: (id) => additionsOfGroup(id as Id<"egr">),
  async ln(id) {
    const [line] = (await readLines([id as LineId])).lines;
    return line ? additionsOfLine(line) : [];
  },
  async od(id) {
    const [order] = await readOrders([id as Id<"ord">]);
    return order ? additionsOfOrder(order) : [];
  },
  ac: (id) => additionsOfActivity(id as Id<"usr"> | Id<"sel">),
};
