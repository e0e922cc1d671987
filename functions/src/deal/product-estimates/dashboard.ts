import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import { addDays, addHours, type Instant, seoulDay } from "@bupum/shared/kernel/time";
import { type Dashboard, replyTypes } from "@bupum/shared/deal/product-estimates/contract";
import { type NamedCounts, reliabilityOf } from "@bupum/shared/accounts/seller-infos/reliability";
import { type Context, userOf } from "../../kernel/context.ts";
import { readCounts } from "../product-estimate-orders/counts.ts";
import { dealtBy, readDesk } from "../../search/tallies/items.ts";
import { countDue } from "../whole-groups/lines.ts";

type Sell = NonNullable<Dashboard["sell"]>;

/** D4-10: reads counters, counts waiting lines, and reads thirty small rows of a seller. */
export async function readDashboard(ctx: Context): Promise<Dashboard> {
  const { isSeller } = userOf(ctx);
  const now = ctx.now();
  const [buy, sell] = await Promise.all([buying(ctx, now), isSeller ? selling(ctx, now) : null]);
  return { buy, sell };
}

async function buying(ctx: Context, now: Instant): Promise<Dashboard["buy"]> {
  const { userId } = userOf(ctx);
  const today = seoulDay(now);
  // A quote ends with its day, so those of today and tomorrow end within 48 hours.
  const [rows, orders] = await Promise.all([
    readDesk(userId, [today, addDays(today, 1)]),
    readCounts(userId),
  ]);
  const [desk, ...ending] = rows;
  return {
    groups: countsOf(estimateStatuses, "group_", desk),
    lines: countsOf(replyTypes, "line_", desk),
    unreadQuotes: countOf(desk, "unread"),
    quotesExpiring48h: ending.reduce((sum, row) => sum + countOf(row, "quotes"), 0),
    ordersPending: orders.PENDING,
  };
}

const answerDays = 30;

async function selling(ctx: Context, now: Instant): Promise<Sell> {
  const { sellerId } = userOf(ctx);
  const [[desk], orders, days, dueWithin24h, overdue] = await Promise.all([
    readDesk(sellerId, []),
    readCounts(sellerId),
    dealtBy(sellerId, now, answerDays),
    countDue(sellerId, addHours(now, 24)),
    countDue(sellerId, now),
  ]);
  const { medianAnswerMinutes, answerRate } = reliabilityOf(days);
  return {
    lines: countsOf(replyTypes, "line_", desk),
    dueWithin24h,
    overdue,
    ordersPending: orders.PENDING,
    medianAnswerMinutes30d: medianAnswerMinutes ?? null,
    answerRate30d: answerRate ?? null,
  };
}

const countOf = (row: NamedCounts | undefined, name: string) => Math.max(0, row?.[name] ?? 0);

const countsOf = <Name extends string>(
  names: readonly Name[],
  prefix: string,
  row: NamedCounts | undefined,
) =>
  // The loop above created an entry for each name.
  Object.fromEntries(names.map((name) => [name, countOf(row, prefix + name)])) as Record<
    Name,
    number
  >;
