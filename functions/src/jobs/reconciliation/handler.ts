import { chunksOf } from "@bupum/shared/kernel/chunks";
import type { Id } from "@bupum/shared/kernel/ids";
import {
  addDays,
  type Day,
  endOfSeoulDay,
  seoulDay,
  seoulInstant,
} from "@bupum/shared/kernel/time";
import { now } from "../../kernel/context.ts";
import { log } from "../../kernel/log.ts";
import { measure } from "../../kernel/measure.ts";
import { type Item, readMany } from "../../kernel/table.ts";
import { type LedgerEntry, ledgerOf } from "../../billing/payment-orders/items.ts";
import type { Transaction } from "../../providers/card/card.ts";
import { listTransactions } from "../../providers/card/toss.ts";
import { keepDay } from "../../billing/reconciliations/items.ts";
import {
  type Difference,
  differencesBetween,
  sumsOf,
} from "../../billing/reconciliations/rules.ts";
import { paymentOrderKey } from "../../billing/standings/payments.ts";

/**
 * Days that each night compares: a payment whose outcome stays unknown for a day or longer is
 * booked on the day of its charge.
 */
const daysBack = 4;
const pageSize = 5_000;
/** Payments that are looked up at once. */
const mostRead = 1_000;

/**
 * Compares the ledger of the last days with the provider's own list, movement by movement, and
 * stores each difference (D13-12). Fails where the provider gives no list, so that an alarm is
 * raised; the next night looks at the same days.
 */
export async function handler(): Promise<void> {
  const today = seoulDay(now());
  let differences = 0;
  for (let back = daysBack; back > 0; back--)
    // oxlint-disable-next-line no-await-in-loop -- a night is long enough
    differences += await reconcile(addDays(today, -back));
  measure({ Job: "reconciliation" }, { Differences: [differences, "Count"] }, {});
}

async function reconcile(day: Day): Promise<number> {
  // The provider is read first: a payment that is booked in between is then in the ledger.
  const provider = await movementsOf(day);
  const ledger: LedgerEntry[] = [];
  for await (const entry of ledgerOf(day)) ledger.push(entry);
  const found = await withoutOpen(differencesBetween(ledger, provider));
  const sums = { ledger: sumsOf(ledger), provider: sumsOf(provider) };
  await keepDay({ day, checkedAt: now(), ...sums }, found);
  if (found.length > 0) log("error", { job: "reconciliation", day, differences: found.length });
  return found.length;
}

async function movementsOf(day: Day): Promise<Transaction[]> {
  const range = { from: seoulInstant(day), to: endOfSeoulDay(day), limit: pageSize };
  const all: Transaction[] = [];
  for (;;) {
    const after = all.at(-1)?.transactionKey;
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const page = await listTransactions({ ...range, ...(after !== undefined && { after }) });
    // A page may be short, because movements of other kinds were left out.
    if (page.length === 0) return all;
    all.push(...page);
  }
}

/**
 * Payments that are being asked about or refunded right now are left out: they are booked once
 * their outcome is known, and a later night compares their day again.
 */
async function withoutOpen(found: readonly Difference[]): Promise<Difference[]> {
  const keys = found.map(({ paymentOrderId }) => paymentOrderKey(paymentOrderId as Id<"pay">));
  const payments: (Item | undefined)[] = [];
  // oxlint-disable-next-line no-await-in-loop -- more than one round only where much is wrong
  for (const some of chunksOf(keys, mostRead)) payments.push(...(await readMany(some)));
  return found.filter((one, at) => {
    const payment = payments[at];
    const isOpen = payment?.["status"] === "PENDING" || payment?.["refund"] !== undefined;
    const isYoung = seoulDay(now()) <= addDays(seoulDay(one.at), daysBack - 1);
    return !(isOpen && isYoung);
  });
}
