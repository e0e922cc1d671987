import { addDays, type Instant, seoulDay, seoulInstant } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, expect, test } from "vitest";
import { during, subscriber } from "../../kit/billing/life.ts";
import { handlerOf } from "../../kit/cloud/gateway.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let items: typeof import("@bupum/functions/reconciliations/items");
beforeAll(async () => {
  world = await startWorld();
  items = await import("@bupum/functions/reconciliations/items");
});
afterAll(() => world.stop());

/** Just before midnight in Seoul, which is another day in UTC. */
const start = seoulInstant("2027-03-10", "23:59:59.000");
const day = seoulDay(start);
const night = (days: number): Instant => seoulInstant(addDays(day, days), "05:10");
const reconcile = (days: number) =>
  during(night(days), async () => (await handlerOf("jobs/reconciliation"))!({}, {}));
const paging = { page: 1, itemsPerPage: 20 };
const open = async () => (await items.listDifferences(true, paging)).items;
const checked = async () => (await items.listCheckedDays(true, paging)).items;

test("a night finds ledger and provider the same, and says what it looked at (D13-12)", async () => {
  await subscriber(world, start);
  await reconcile(1);
  const sums = { charges: 1, charged: 42_900, refunds: 0, refunded: 0 };
  expect(await checked()).toMatchObject([
    { day, ledger: sums, provider: sums, differences: 0, checkedAt: night(1) },
    ...[-1, -2, -3].map((back) => ({ day: addDays(day, back), differences: 0 })),
  ]);
  expect(await open()).toEqual([]);
});

test("each difference is a row until both sides agree: money of the provider alone, of the ledger alone, another amount", async () => {
  const { book } = world.services.toss;
  const [alone, other] = [await subscriber(world, start), await subscriber(world, start)];
  const ids = [alone, other].map(
    ({ customerKey }) => book.payments.find((one) => one.customerKey === customerKey)!.orderId,
  );
  const keyOf = (id: string) => ({ pk: `ledger#${day}`, sk: `CHARGE#${id}` });
  const entries = await Promise.all(ids.map((id) => world.read(keyOf(id))));
  const { write } = await import("@bupum/functions/kernel/table");
  await write({ drop: keyOf(ids[0]!) });
  const invented = { ...entries[0]!, sk: "CHARGE#pay_INVENTED", paymentOrderId: "pay_INVENTED" };
  await world.put([{ ...entries[1]!, amount: 42_000 }, invented]);

  await reconcile(1);
  await reconcile(1);
  const found = (await open()).map(({ kind, paymentOrderId, ledgerAmount, providerAmount }) => [
    kind,
    paymentOrderId,
    ledgerAmount,
    providerAmount,
  ]);
  expect(found.toSorted()).toEqual(
    [
      ["NOT_IN_LEDGER", ids[0], undefined, 42_900],
      ["NOT_AT_PROVIDER", "pay_INVENTED", 42_900, undefined],
      ["OTHER_AMOUNT", ids[1], 42_000, 42_900],
    ].toSorted(),
  );
  expect((await checked())[0]).toMatchObject({ day, differences: 3 });

  await world.put([entries[0]!, entries[1]!]);
  await write({ drop: { pk: invented.pk, sk: invented.sk } });
  await reconcile(2);
  expect(await open()).toEqual([]);
  const rows = [];
  for await (const row of items.differencesOf(day)) rows.push(row);
  expect(rows.map(({ goneAt }) => goneAt)).toEqual([night(2), night(2), night(2)]);
});

test("a refund is compared by its own key, and a payment that is still asked about is no difference yet", async () => {
  const { toss } = world.services;
  const { refund } = await import("@bupum/functions/payment-orders/refund");
  const { findPayment } = await import("@bupum/functions/payment-orders/items");
  const { systemAt } = await import("@bupum/functions/kernel/audit");
  const person = await subscriber(world, start);
  const { orderId } = toss.book.payments.find((one) => one.customerKey === person.customerKey)!;
  const wish = { amount: 10_000, reason: "고객 요청", adminId: person.id };
  const later = seoulInstant(addDays(day, 1), "10:00");
  await during(later, async () =>
    refund(
      systemAt(later),
      await person.standing(),
      await findPayment(orderId as `pay_${string}`),
      wish,
    ),
  );
  // Another member's charge, whose answer is not known here yet.
  const waiting = await subscriber(world, start);
  const key = { pk: `ledger#${day}` };
  const of = toss.book.payments.find((one) => one.customerKey === waiting.customerKey)!.orderId;
  const { write } = await import("@bupum/functions/kernel/table");
  await write({ drop: { ...key, sk: `CHARGE#${of}` } });
  const row = (await world.read({ pk: `payment-order#${of}`, sk: "payment-order" }))!;
  await world.put([{ ...row, status: "PENDING" }]);
  await reconcile(2);
  expect(await open()).toEqual([]);
  const days = await checked();
  expect(days.find((one) => one.day === seoulDay(later))).toMatchObject({
    ledger: { refunds: 1, refunded: 10_000 },
    provider: { refunds: 1, refunded: 10_000 },
  });
  // At the last look at its day nobody waits any more.
  await reconcile(4);
  expect((await open()).map(({ paymentOrderId }) => paymentOrderId)).toEqual([of]);
});

test("without the provider's list a night fails, so that somebody looks, and the next one looks at the same days", async () => {
  world.services.toss.faults.add({ kind: "TIMEOUT_BEFORE", call: "list", left: 1 });
  await expect(reconcile(5)).rejects.toThrow("lists no transactions");
});
