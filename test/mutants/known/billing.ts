import { mutantsOf } from "./mutant.ts";

const rules = mutantsOf(
  "shared/src/billing/subscribes/rules.ts",
  [
    "shared/src/billing/subscribes/rules.test.ts",
    "shared/src/billing/subscribes/rules-change.test.ts",
  ],
  [
    ["more is charged than is due (D13-6)", " && payNow <= change.payNow;", ";"],
    [
      "less is charged than was due half an hour ago (D13-6)",
      "payNow >= Math.min(earlier.payNow, change.payNow) &&",
      "payNow >= 0 &&",
    ],
    ["a credit is rounded up (D13-6)", "const credit = Math.floor(", "const credit = Math.ceil("],
    [
      "a credit is counted by the day (D13-6)",
      "Math.floor(msBetween(now, one.periodEnd) / 1000)",
      "Math.floor(msBetween(now, one.periodEnd) / 86_400_000) * 86_400",
    ],
    [
      "a credit is worth more than was paid (D13-6)",
      "Math.min(leftSeconds, wholeSeconds)",
      "leftSeconds",
    ],
    [
      "the rest of a credit lengthens at the old price (D13-6)",
      "msBetween(now, periodEnd)) / price)",
      "msBetween(now, periodEnd)) / one.price)",
    ],
    [
      "a change is priced as when the period began (D13-6)",
      "const price = priceAt(to, now, table);",
      "const price = priceAt(to, one.periodStart, table);",
    ],
    [
      "an unpaid member is cancelled thirty days after the period (D13-8)",
      "return addHours(one.entitledUntil, cancelDays * 24);",
      "return addHours(one.periodEnd, cancelDays * 24);",
    ],
    [
      "a member who stopped is cancelled thirty days after the period (D13-5)",
      'if (one.suspendReason !== "PAYMENT_FAILED" && one.suspendReason !== "PRICE") return one.periodEnd;',
      "",
    ],
    [
      "attempts that a pause made late come at once (D13-8)",
      "return stage > 0 && planned < least ? least : planned;",
      "return planned;",
    ],
    [
      "late attempts are six hours apart (D13-8)",
      "const leastHoursApart = 12;",
      "const leastHoursApart = 6;",
    ],
    [
      "the first attempt waits for a distance to none (D13-8)",
      "return stage > 0 && planned",
      "return stage >= 0 && planned",
    ],
    [
      "a fifth attempt is made (D13-8)",
      "attemptDays = [0, 1, 3, 7]",
      "attemptDays = [0, 1, 3, 7, 14]",
    ],
    [
      "attempts are counted from the last one, not from the period's end (D13-8)",
      "const planned = addHours(due, days * 24);",
      "const planned = addHours(now, days * 24);",
    ],
    [
      "a price that rose is charged without consent (D13-9)",
      "nextPeriodOf(one, table).amount > one.consent.amount",
      "nextPeriodOf(one, table).amount < one.consent.amount",
    ],
    [
      "what was paid for is charged again (D13-5)",
      "now < one.periodEnd && now < one.entitledUntil",
      "now >= one.periodEnd && now < one.entitledUntil",
    ],
  ],
);

const clock = mutantsOf(
  "functions/src/billing/standings/rules.ts",
  ["functions/src/billing/standings/rules.test.ts", "functions/src/billing/subscribes/due.test.ts"],
  [
    [
      "a card that was refused for good is tried again (D13-8)",
      "refusal.isHard ? undefined : attemptAt(failed, before.periodEnd, now)",
      "attemptAt(failed, before.periodEnd, now)",
    ],
    [
      "a refused renewal comes again at once (D13-8)",
      "attemptAt(failed, before.periodEnd, now);",
      "now;",
    ],
    [
      "a fault of ours counts as an attempt (D13-8)",
      "if (refusal.isOurs) {",
      "if (refusal.isOurs && refusal.isHard) {",
    ],
    [
      "features go off with the first refusal (D13-8)",
      "entitledUntil: graceEnd(before.periodEnd) };",
      "entitledUntil: before.periodEnd };",
    ],
    [
      "a fourth refusal suspends nobody (D13-8)",
      "if (failed >= attemptDays.length)",
      "if (failed > attemptDays.length)",
    ],
  ],
);

export const billing = [...rules, ...clock];
