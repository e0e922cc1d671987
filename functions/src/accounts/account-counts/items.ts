import { monthOf, monthsUntil } from "@bupum/shared/kernel/calendar/months";
import { addDays, type Day, type Instant, seoulDay } from "@bupum/shared/kernel/time";
import { type AdminUser, type UserStatistics } from "@bupum/shared/accounts/users/admin-contract";
import { roles, sellerApprovals } from "@bupum/shared/accounts/users/contract";
import { type Key, readMany } from "../../kernel/table.ts";

// Access patterns:
// accounts by role and approval  pk = counter#accounts       sk = counter
// sign-ups of a month, by day    pk = counter#signups        sk = <YYYY-MM>
const accountsCounter: Key = { pk: "counter#accounts", sk: "counter" };
const monthKey = (month: string): Key => ({ pk: "counter#signups", sk: month });

/** The increments of one row's counters. */
interface Move {
  change: Key;
  add: Record<string, number>;
}
type Counted = Pick<AdminUser, "role" | "sellerApproval">;
const shown = { days: 30, months: 12 };

const dayName = (on: Day) => `d${on.slice(8)}`;
const namesOf = ({ role, sellerApproval }: Counted) => [
  `role_${role}`,
  `approval_${sellerApproval}`,
];

/** Updates the counts of accounts for one that is added, changed or, without `after`, removed. */
export function countMove(before: Counted | undefined, after: Counted | undefined): Move[] {
  const add: Record<string, number> = {};
  const move = (name: string, by: number) => (add[name] = (add[name] ?? 0) + by);
  for (const name of before ? namesOf(before) : []) move(name, -1);
  for (const name of after ? namesOf(after) : []) move(name, 1);
  if (before && !after) move("left", 1);
  const moved = Object.fromEntries(Object.entries(add).filter(([, by]) => by !== 0));
  return Object.keys(moved).length === 0 ? [] : [{ change: accountsCounter, add: moved }];
}

/** Counts a sign-up, whoever created the account, on its day in Seoul. */
export function countSignup(at: Instant): Move {
  const on = seoulDay(at);
  return { change: monthKey(monthOf(on)), add: { count: 1, [dayName(on)]: 1 } };
}

/** Counts of accounts and sign-ups; days and months without any are 0. */
export async function readStatistics(now: Instant): Promise<UserStatistics> {
  const today = seoulDay(now);
  const months = monthsUntil(today, shown.months);
  const days = Array.from({ length: shown.days }, (_, at) => addDays(today, at + 1 - shown.days));
  const [accounts, ...rows] = await readMany([accountsCounter, ...months.map(monthKey)], false);
  const signups = new Map(months.map((month, at) => [month, rows[at]]));
  const stand = (name: string) => Math.max(0, Number(accounts?.[name] ?? 0));
  const signed = (month: string, name: string) => Number(signups.get(month)?.[name] ?? 0);
  const byRole = Object.fromEntries(roles.map((role) => [role, stand(`role_${role}`)]));
  const bySellerApproval = Object.fromEntries(
    sellerApprovals.map((approval) => [approval, stand(`approval_${approval}`)]),
  );
  return {
    total: Object.values(byRole).reduce((sum, count) => sum + count, 0),
    left: stand("left"),
    // The loop above created an entry for each name.
    byRole: byRole as UserStatistics["byRole"],
    bySellerApproval: bySellerApproval as UserStatistics["bySellerApproval"],
    signupsFrom: `${months[0]}-01`,
    signupsByMonth: months.map((month) => ({ month, count: signed(month, "count") })),
    signupsByDay: days.map((on) => ({ day: on, count: signed(monthOf(on), dayName(on)) })),
  };
}
