import { addDays, type Instant, seoulDay, seoulInstant } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, expect, test } from "vitest";
import { during, subscriber } from "../../kit/billing/life.ts";
import { handlerOf } from "../../kit/cloud/gateway.ts";
import { codeOf } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** Just before midnight in Seoul, which is another day in UTC. */
const start = seoulInstant("2027-03-10", "23:59:59.000");
const day = seoulDay(start);
const night = (days: number): Instant => seoulInstant(addDays(day, days), "05:10");
const reconcile = (days: number) =>
  during(night(days), async () => (await handlerOf("jobs/reconciliation"))!({}, {}));
type Calls = Awaited<ReturnType<World["adminUser"]>>["api"]["reconciliations"];
/** What an admin reads at the hour after a night's look. */
const asked = <Made>(days: number, call: (calls: Calls) => Promise<Made>): Promise<Made> =>
  during(night(days), async () => call((await world.adminUser()).api.reconciliations));
const open = async (days = 1) =>
  (await asked(days, (calls) => calls.listOpen({ query: {} }))).items;
const checked = async (days = 1) => (await asked(days, (calls) => calls.list({ query: {} }))).items;

test("a night that finds ledger and provider equal records what it compared (D13-12)", async () => {
  await subscriber(world, start);
  await reconcile(1);
  const sums = { charges: 1, charged: 42_900, refunds: 0, refunded: 0 };
  expect(await checked()).toMatchObject([
    { day, checked: { ledger: sums, provider: sums, differences: 0, at: night(1) } },
    ...[-1, -2, -3].map((back) => ({ day: addDays(day, back), checked: { differences: 0 } })),
  ]);
  expect(await open()).toEqual([]);
});

test("each difference is a row until both sides agree: money of the provider only, of the ledger only, another amount", async () => {
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
  expect((await checked())[0]).toMatchObject({ day, checked: { differences: 3, explained: 0 } });
  const ours = (await open()).find(({ paymentOrderId }) => paymentOrderId === ids[1]);
  expect(ours?.member).toMatchObject({ id: other.id });

  await world.put([entries[0]!, entries[1]!]);
  await write({ drop: { pk: invented.pk, sk: invented.sk } });
  await reconcile(2);
  expect(await open()).toEqual([]);
  const { items } = await asked(2, (calls) =>
    calls.listDifferences({ params: { day }, query: {} }),
  );
  expect(items.map(({ goneAt }) => goneAt)).toEqual([night(2), night(2), night(2)]);
});

test("a refund is compared by its own key, and a payment with an unknown outcome is no difference yet", async () => {
  const { toss } = world.services;
  const { refund } = await import("@bupum/functions/billing/payment-orders/refund");
  const { findPayment } = await import("@bupum/functions/billing/payment-orders/items");
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
  expect(await open(2)).toEqual([]);
  const days = await checked(2);
  expect(days.find((one) => one.day === seoulDay(later))?.checked).toMatchObject({
    ledger: { refunds: 1, refunded: 10_000 },
    provider: { refunds: 1, refunded: 10_000 },
  });
  // The last comparison of its day includes payments with an unknown outcome.
  await reconcile(4);
  expect((await open(4)).map(({ paymentOrderId }) => paymentOrderId)).toEqual([of]);
});

test("an admin explains a difference once, and a later comparison does not reopen it", async () => {
  const [found] = await open(4);
  const { kind, of } = found!;
  const note = "카드사 확인: 장부에만 늦게 반영됨";
  const explain = (days: number, body = { kind, of, note }) =>
    asked(days, (calls) => calls.explain({ params: { day: found!.day }, body }));
  expect(await codeOf(explain(4, { kind, of: "unknown", note }))).toBe("NOT_FOUND");
  expect(await explain(4)).toMatchObject({ kind, of, explained: { note, at: night(4) } });
  expect(await codeOf(explain(4))).toBe("INVALID_TRANSITION");
  expect(await open(4)).toEqual([]);
  await reconcile(4);
  expect(await open(4)).toEqual([]);
  const one = await asked(4, (calls) => calls.get({ params: { day: found!.day } }));
  expect(one.checked).toMatchObject({ differences: 1, explained: 1 });
});

test("explanations made during a comparison are counted, and none before the day is stored", async () => {
  const { explainDifference, keepDay, readDays, readDifference } =
    await import("@bupum/functions/billing/reconciliations/items");
  const { write } = await import("@bupum/functions/kernel/table");
  const other = addDays(day, -200);
  const none = { charges: 0, charged: 0, refunds: 0, refunded: 0 };
  const checkedOn = { day: other, checkedAt: night(-199), ledger: none, provider: none };
  const found = Array.from({ length: 12 }, (_, at) => ({
    kind: "NOT_IN_LEDGER" as const,
    of: `t${at}`,
    movement: "CHARGE" as const,
    paymentOrderId: `pay_${at}`,
    at: seoulInstant(other),
    providerAmount: 42_900,
  }));
  const by = { at: night(-199), adminId: (await world.adminUser()).id, note: "확인" };
  const explain = async (one: (typeof found)[number]) =>
    write(...explainDifference((await readDifference(other, one))!, by));
  await keepDay(checkedOn, found);
  for (const one of found.slice(1))
    // oxlint-disable-next-line no-await-in-loop -- one race after the other
    await Promise.all([keepDay({ ...checkedOn, checkedAt: night(-198) }, found), explain(one)]);
  const [kept] = await readDays([other]);
  expect(kept).toMatchObject({ differences: 12, explained: 11 });
  await write({ drop: { pk: "reconciliations#all", sk: other } });
  expect(await codeOf(explain(found[0]!))).toBe("BUSY");
});

test("days are listed by the calendar, page by page, including days without a comparison", async () => {
  const later = 40;
  const query = { itemsPerPage: 10, sort: "day:asc" } as const;
  const first = await asked(later, (calls) => calls.list({ query }));
  const rest = await asked(later, (calls) =>
    calls.list({ query: { ...query, page: 2, cursor: first.nextCursor } }),
  );
  const second = await asked(later, (calls) => calls.list({ query: { ...query, page: 2 } }));
  expect(rest.items).toEqual(second.items);
  const days = [...first.items, ...rest.items].map((one) => one.day);
  expect(days).toEqual(Array.from({ length: 20 }, (_, at) => addDays(day, at - 3)));
  expect(first.items[0]!.checked).toBeDefined();
  expect(rest.items.every(({ checked: found }) => found === undefined)).toBe(true);
  const last = await asked(later, (calls) => calls.list({ query: {} }));
  expect(last.items[0]!.day).toBe(addDays(day, later - 1));
  const range = { startDate: addDays(day, -30), endDate: addDays(day, -2) };
  const narrowed = await asked(later, (calls) => calls.list({ query: range }));
  expect(narrowed.items.map((one) => one.day)).toEqual([addDays(day, -2), addDays(day, -3)]);
  const codes = [{ cursor: "x".repeat(80) }, { page: 101 }].map((wrong) =>
    codeOf(asked(later, (calls) => calls.list({ query: wrong }))),
  );
  expect(await Promise.all(codes)).toEqual(["CURSOR_INVALID", "PAGE_TOO_DEEP"]);
});

test("without the provider's list a night fails and raises an alarm, and the next one compares the same days", async () => {
  world.services.toss.faults.add({ kind: "TIMEOUT_BEFORE", call: "list", left: 1 });
  await expect(reconcile(5)).rejects.toThrow("lists no transactions");
});
