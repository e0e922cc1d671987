import { creditCardKeys } from "@bupum/functions/billing/credit-cards/items";
import { now, accountKey } from "@bupum/functions/kernel/context";
import { message } from "@bupum/functions/kernel/messages/outbox";
import { type Key, write, type Write } from "@bupum/functions/kernel/table";
import { listPaymentsOf, paymentKeys } from "@bupum/functions/billing/payment-orders/items";
import {
  lookKeys,
  readStanding,
  type Standing,
  subscribeKey,
  subscriberKey,
  subscriptionKeys,
} from "@bupum/functions/billing/standings/items";
import type { Id } from "@bupum/shared/kernel/ids";
import { addDays, addMs, type Instant, seoulDay, seoulInstant } from "@bupum/shared/kernel/time";
import { askAt, askMinutes } from "@bupum/shared/billing/payment-orders/rules";
import { anchorDayOf } from "@bupum/shared/billing/subscribes/periods";
import { featuresUntil } from "@bupum/shared/billing/subscribes/rules";
import { creditCardKey } from "@bupum/functions/billing/standings/cards";
import { paymentOrderKey, type PaymentItem } from "@bupum/functions/billing/standings/payments";

// Nobody waits a month for a renewal: what a member's rows say of time is set back, and the clock
// looks at the member at once. The ledger stays, as does what the provider knows: money moved when
// it moved.

/** A part of an hour would lie before or behind the time at which a step is due. */
interface Passed {
  months?: number;
  days?: number;
  hours?: number;
}

const hourMs = 3_600_000;
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

function monthsBack(at: Instant, months: number): Instant {
  const on = seoulDay(at);
  const [year, month, date] = on.split("-").map(Number) as [number, number, number];
  const index = year * 12 + month - 1 - months;
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const first = `${toYear}-${String(toMonth).padStart(2, "0")}-01`;
  const to = addDays(first, Math.min(date, lastDay(toYear, toMonth)) - 1);
  return addMs(seoulInstant(to), Date.parse(at) - Date.parse(seoulInstant(on)));
}

const back = (at: Instant, { months = 0, days = 0, hours = 0 }: Passed): Instant =>
  addMs(monthsBack(at, months), -(days * 24 + hours) * hourMs);

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The same values, each time in them that much earlier. */
function earlier<Value>(value: Value, passed: Passed): Value {
  if (typeof value === "string" && instant.test(value)) return back(value, passed) as Value;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, earlier(one, passed)]);
  // The same names with values of the same types.
  return Object.fromEntries(entries) as Value;
}

const changed = ({ pk, sk }: Key, { pk: _pk, sk: _sk, ...set }: Key): Write => ({
  change: { pk, sk },
  set,
});

function subscriptionWrites({ subscription, account }: Standing, passed: Passed): Write[] {
  if (!subscription) return [];
  const moved = earlier(subscription, passed);
  // A period that was moved by days begins on another day of the month.
  const anchorDay = passed.days ? anchorDayOf(moved.periodStart) : moved.anchorDay;
  const after = { ...moved, anchorDay };
  return [
    changed(subscribeKey(after.id), { ...after, ...subscriptionKeys(after) }),
    { change: accountKey(account.id), set: { entitledUntil: featuresUntil(after) } },
  ];
}

const paymentWrite = (payment: PaymentItem, passed: Passed): Write => {
  const after = earlier(payment, passed);
  return changed(paymentOrderKey(after.id), { ...after, ...paymentKeys(after) });
};

/** Lets time pass for one member's subscription, card and payments, and wakes what is due. */
export async function letTimePass(userId: Id<"usr">, passed: Passed): Promise<void> {
  const standing = await readStanding(userId);
  const { items: payments } = await listPaymentsOf(userId, { itemsPerPage: 50, page: 1 });
  const { card, subscriber } = standing;
  const movedCard = card && earlier(card, passed);
  await write(
    ...subscriptionWrites(standing, passed),
    ...payments.map((payment) => paymentWrite(payment, passed)),
    ...(movedCard
      ? [changed(creditCardKey(movedCard.id), { ...movedCard, ...creditCardKeys(movedCard) })]
      : []),
    ...(subscriber.version > 0
      ? [{ change: subscriberKey(userId), set: { lookAt: now(), ...lookKeys(userId, now()) } }]
      : []),
    message(now(), "billing.waited", { userId }),
  );
}

/** Of a payment that is open: it was sent two hours ago, and asked about in vain since. */
export async function leaveUnanswered(userId: Id<"usr">): Promise<void> {
  const { payment } = await readStanding(userId);
  if (!payment) throw new Error("No payment is open.");
  const asks = askMinutes.length - 1;
  const after = { ...earlier(payment, { hours: 2 }), asks };
  const at = askAt(asks, after.sentAt ?? after.createdAt);
  await write(changed(paymentOrderKey(after.id), { ...after, ...paymentKeys(after) }), {
    change: subscriberKey(userId),
    set: { lookAt: at, ...lookKeys(userId, at) },
  });
}
