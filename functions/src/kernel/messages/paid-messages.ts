import { Problem } from "@bupum/shared/kernel/problem";
import { type Instant, seoulDay, toTtl } from "@bupum/shared/kernel/time";
import { measure } from "../measure.ts";
import { type Item, type Key, write } from "../table.ts";

// Access pattern: paid messages of a kind and day   pk = paid-messages#<kind>  sk = <day in Seoul>

/**
 * AlimTalk and SMS cost money, so the whole market has a budget for each day. Notices, codes for
 * sign-ups and codes for account holders have separate budgets: anybody may cause a flood of SIGNUP
 * codes, which must not stop the others.
 */
export const paidMessagesADay = { SIGNUP: 3_000, CODE: 3_000, NOTICE: 20_000 } as const;
type Kind = keyof typeof paidMessagesADay;
export const paidCodes = ["SIGNUP", "CODE"] as const satisfies readonly Kind[];

const keptSeconds = 7 * 86_400;

export const paidKey = (kind: Kind, at: Instant): Key => ({
  pk: `paid-messages#${kind}`,
  sk: seoulDay(at),
});

/** Whether the row of `paidKey` shows that the day's budget is used up. */
export const isSpent = (kind: Kind, row: Item | undefined): boolean =>
  Number(row?.["count"] ?? 0) >= paidMessagesADay[kind];

/** Takes one message from the day's budget; raises the alarm if none is left. */
export async function mayPay(kind: Kind, at: Instant): Promise<boolean> {
  const refused = new Problem("UNAVAILABLE");
  try {
    await write({
      change: paidKey(kind, at),
      set: { ttl: toTtl(at) + keptSeconds },
      add: { count: 1 },
      guard: { absentOrBelow: { count: paidMessagesADay[kind] }, refused },
    });
    return true;
  } catch (error) {
    if (error !== refused) throw error;
    reportRefused(kind);
    return false;
  }
}

/** An alarm looks at this metric. */
export const reportRefused = (kind: Kind): void =>
  measure({ Job: "notify" }, { PaidMessagesRefused: [1, "Count"] }, { kind });
