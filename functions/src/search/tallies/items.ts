import type { Id } from "@bupum/shared/kernel/ids";
import { monthOf } from "@bupum/shared/kernel/calendar/months";
import { addDays, type Day, type Instant, seoulDay } from "@bupum/shared/kernel/time";
import {
  type NamedCounts,
  reliabilityDays,
  sumsOf,
} from "@bupum/shared/accounts/seller-infos/reliability";
import { everyChunk, query, queryAll } from "../../kernel/list.ts";
import { type Item, type Key, readMany } from "../../kernel/table.ts";

// Counters that follow requests, lines and orders.
// | access pattern                   | pk                          | sk             |
// |----------------------------------|-----------------------------|----------------|
// | what a buyer or seller has open  | desk#<usr or sel>           | desk           |
// | quotes of a buyer that end a day | desk#<usr>                  | ending#<day>   |
// | how a seller dealt, by day       | seller-days#<sel>           | <day>          |
// | orders of one side, by day       | order-days#<usr or sel>     | <day>          |
// | deals of everybody, by week      | statistics#weeks            | <Monday>#<0-3> |
// | requested lines of makers        | statistics#makers#<YYYY-MM> | <maker>        |
// | months in which one side dealt   | activity#<usr or sel>       | activity       |
// | accounts by the month they began | statistics#cohorts#<side>   | <YYYY-MM>      |
// | what one of them has added       | tally#<kind>#<id>           | tally          |

/** gr requests, ln lines of sellers, od orders, ac the months in which a buyer or seller dealt. */
export const tallied = ["gr", "ln", "od", "ac"] as const;
export type Tallied = (typeof tallied)[number];

export const tallyKey = (kind: Tallied, id: string): Key => ({
  pk: `tally#${kind}#${id}`,
  sk: "tally",
});
export const deskKey = (owner: Id<"usr"> | Id<"sel">): Key => ({ pk: `desk#${owner}`, sk: "desk" });
export const endingKey = (owner: Id<"usr">, on: Day): Key => ({
  pk: `desk#${owner}`,
  sk: `ending#${on}`,
});
const sellerDaysPk = (id: Id<"sel">) => `seller-days#${id}`;
export const sellerDayKey = (id: Id<"sel">, on: Day): Key => ({ pk: sellerDaysPk(id), sk: on });
export const orderDayKey = (owner: Id<"usr"> | Id<"sel">, on: Day): Key => ({
  pk: `order-days#${owner}`,
  sk: on,
});
/** The seller of such a key; undefined for other keys. */
export const sellerOf = (pk: string): Id<"sel"> | undefined =>
  pk.startsWith("seller-days#") ? (pk.slice("seller-days#".length) as Id<"sel">) : undefined;

/** Many deals change the counters of a week at once, so they are spread over this many rows. */
const weekShards = 4;
const weeksPk = "statistics#weeks";
export const weekKey = (week: Day, id: string): Key => ({
  pk: weeksPk,
  sk: `${week}#${[...id].reduce((sum, mark) => sum + mark.charCodeAt(0), 0) % weekShards}`,
});
export const makersPk = (month: string): string => `statistics#makers#${month}`;

/** Counts what a buyer requested and what a seller answered in each month, by `monthName`. */
export const activityKey = (owner: Id<"usr"> | Id<"sel">): Key => ({
  pk: `activity#${owner}`,
  sk: "activity",
});
/** Names of attributes have no hyphen. */
export const monthName = (on: Day): string => `in_${monthOf(on).replace("-", "_")}`;
/** The months of such a row in which anything is counted, oldest first. */
export const monthsIn = (counts: NamedCounts): string[] =>
  Object.entries(counts)
    .flatMap(([name, count]) =>
      name.startsWith("in_") && count > 0 ? [name.slice("in_".length).replace("_", "-")] : [],
    )
    .toSorted();
export type CohortSide = "buyers" | "sellers";
const cohortsPk = (side: CohortSide) => `statistics#cohorts#${side}`;
/** `after<n>` counts the accounts that dealt n months after their first month. */
export const cohortKey = (side: CohortSide, month: string): Key => ({
  pk: cohortsPk(side),
  sk: month,
});

/** The cohorts of one side between two months. */
export async function readCohorts(
  side: CohortSide,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, NamedCounts>> {
  const list = { pk: cohortsPk(side), between: [from, to] as const, newestFirst: false };
  return new Map((await queryAll(list)).map((row) => [row.sk, countsIn(row)]));
}

/** The Monday of a day's week. */
export function weekOf(on: Day): Day {
  const weekday = new Date(`${on}T00:00:00Z`).getUTCDay();
  return addDays(on, -((weekday + 6) % 7));
}

/** The counters of a row, without its keys and texts; what passes 2^53 is read as a bigint. */
export const countsIn = (row: Item | undefined): NamedCounts =>
  Object.fromEntries(
    Object.entries(row ?? {}).flatMap(([name, value]) =>
      typeof value === "number" || typeof value === "bigint"
        ? [[name, Number(value)] as const]
        : [],
    ),
  );

/** A seller's counters over the given number of days up to a moment. */
export async function dealtBy(
  id: Id<"sel">,
  now: Instant,
  days = reliabilityDays,
): Promise<NamedCounts> {
  const today = seoulDay(now);
  const between = [addDays(today, 1 - days), today] as const;
  const pk = sellerDaysPk(id);
  return sumsOf(
    (await queryAll({ pk, between, newestFirst: false, consistent: true })).map(countsIn),
  );
}

/** The number of orders of one side between two days, by their present status. */
export async function ordersBetween(
  owner: Id<"usr"> | Id<"sel">,
  from: Day | undefined,
  to: Day | undefined,
): Promise<NamedCounts> {
  const { pk } = orderDayKey(owner, to ?? "");
  const list = { pk, between: [from ?? "0", to ?? "~"] as const, newestFirst: false };
  let counts: NamedCounts = {};
  for await (const rows of everyChunk(list, 1_000))
    counts = sumsOf([counts, ...rows.map(countsIn)]);
  return counts;
}

/** A buyer's open work, and the quotes that end today or tomorrow. */
export async function readDesk(
  owner: Id<"usr"> | Id<"sel">,
  ending: Day[],
): Promise<NamedCounts[]> {
  const keys = ending.map((on) => endingKey(owner as Id<"usr">, on));
  return (await readMany([deskKey(owner), ...keys], false)).map(countsIn);
}

/** Two periods of 53 weeks with four rows each, with a margin. */
const mostWeekRows = 500;

/** The counters of each week between two Mondays. */
export async function readWeeks(from: Day, to: Day): Promise<ReadonlyMap<Day, NamedCounts>> {
  const list = { pk: weeksPk, between: [from, `${to}#~`] as const, newestFirst: false };
  const rows = await queryAll(list, mostWeekRows);
  const weeks = Map.groupBy(rows, ({ sk }) => sk.slice(0, 10));
  return new Map([...weeks].map(([week, some]) => [week, sumsOf(some.map(countsIn))]));
}

/** The most makers that are read of a month; those later in the alphabet are left out. */
const mostMakers = 1_000;

/** The number of lines of those months for each maker. */
export async function readMakers(
  months: readonly string[],
): Promise<{ name: string; lines: number }[]> {
  const lists = months.map((month) => ({ pk: makersPk(month), newestFirst: false }));
  const found = await Promise.all(lists.map((list) => query(list, mostMakers)));
  const rows = Map.groupBy(
    found.flatMap(({ items }) => items),
    ({ sk }) => sk,
  );
  return [...rows].map(([maker, some]) => ({
    name: String(some.at(-1)?.["name"] ?? maker),
    lines: some.reduce((sum, row) => sum + Number(row["lines"] ?? 0), 0),
  }));
}
