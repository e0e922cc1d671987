import type { Fault } from "@bupum/infra/local/stand-ins/toss/toss-faults";
import { addMinutes } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { during, type LivingSubscriber, subscriberOfTest } from "../../kit/billing/life.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const start = "2027-03-10T05:00:00.000Z";
const later = (minutes: number) => addMinutes(start, minutes);
async function paid() {
  const person = await subscriberOfTest(world, start);
  admin = await during(start, () => world.adminUser());
  return person;
}
const paymentOf = async ({ id }: LivingSubscriber) => {
  const { listPaymentsOf } = await import("@bupum/functions/billing/payment-orders/items");
  return (await listPaymentsOf(id, { page: 1, itemsPerPage: 9 })).items[0]!;
};
const failing = (kind: Fault["kind"], more: Partial<Fault> = {}) =>
  world.services.toss.faults.add({ kind, call: "cancel", left: 1, ...more });
/** An admin gives the last payment back, ten minutes after it was made. */
async function refund(person: LivingSubscriber, amount?: number) {
  const { id, version } = await paymentOf(person);
  const body = { version, reason: "고객 요청", ...(amount !== undefined && { amount }) };
  return during(later(10), () => admin.api.paymentOrderEntities.refund({ params: { id }, body }));
}

test("a refund to an account that left completes (D13-14, D13-15)", async () => {
  const person = await paid();
  await during(later(5), () =>
    admin.api.userEntities.deleteUser({ query: { userId: person.userId } }),
  );
  failing("TIMEOUT_AFTER");
  expect(await refund(person)).toMatchObject({ status: "PAID", refund: { amount: 42_900 } });
  await person.sweeps(later(21));
  expect(await paymentOf(person)).toMatchObject({ status: "CANCELLED", refundedAmount: 42_900 });
  expect((await person.standing()).payment).toBeUndefined();
});

test.each(["A_CODE_OF_NEXT_YEAR", "PROVIDER_ERROR"])(
  "an unusable reply (%s) is repeated for days, and the lock is released after an hour and a half (D13-15)",
  async (code) => {
    const person = await paid();
    failing("REFUSE", { code });
    await refund(person);
    await person.sweeps(...[15, 25, 40, 60, 80, 95].map(later));
    expect((await person.standing()).payment?.refund).toBeDefined();
    await person.sweeps(later(106));
    expect((await person.standing()).payment).toBeUndefined();
    const payment = await paymentOf(person);
    expect(payment).toMatchObject({ status: "PAID" });
    expect(payment).not.toHaveProperty("refundedAmount");
    // Its admin may do it again, and now it works.
    expect(await refund(person, 900)).toMatchObject({ refundedAmount: 900 });
  },
);

test("of a payment that the provider does not have nothing was refunded, and the refund is sent again (D13-15)", async () => {
  const person = await paid();
  failing("TIMEOUT_BEFORE");
  failing("REFUSE", { call: "find", code: "NOT_FOUND_PAYMENT", left: 9 });
  expect(await refund(person)).toMatchObject({ refund: { amount: 42_900 } });
  await person.sweeps(later(21));
  expect(await paymentOf(person)).toMatchObject({ status: "CANCELLED", refundedAmount: 42_900 });
  const { id } = await paymentOf(person);
  expect(world.services.toss.book.paymentOf(id)?.cancels).toHaveLength(1);
});

test("a refund whose outcome is unknown for a day rings the alarm every six hours (D13-15)", async () => {
  const person = await paid();
  failing("TIMEOUT_BEFORE");
  failing("ERROR_BEFORE", { call: "find", left: 999 });
  await refund(person);
  const day = 24 * 60;
  const said = async (minutes: number) => {
    const logged = vi.spyOn(console, "log").mockImplementation(() => undefined);
    await person.sweeps(later(minutes));
    const lines = logged.mock.calls.map(String).filter((line) => line.includes("for a day"));
    logged.mockRestore();
    return lines;
  };
  expect(await said(day - 15)).toEqual([]);
  const { id } = await paymentOf(person);
  const lines = await said(day + 10);
  expect(lines.length).toBeGreaterThan(0);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: "error", payment: id });
  expect((await person.standing()).subscriber.lookAt).toBe(later(day + 10 + 6 * 60));
  world.services.toss.faults.clear();
  await person.sweeps(later(day + 10 + 6 * 60));
  expect((await person.standing()).payment).toBeUndefined();
});

test("a refund that was made in spite of an error is found by asking, and no second one is made (D13-15)", async () => {
  const person = await paid();
  // The error is what every repeat gets, so that only asking says what came of it.
  failing("ERROR_AFTER");
  failing("ERROR_BEFORE", { call: "find" });
  failing("ERROR_BEFORE", { left: 9 });
  expect(await refund(person, 10_000)).toMatchObject({ status: "PAID" });
  const { shown } = await import("@bupum/functions/billing/subscribes/me");
  const mine = async () => shown(await person.standing(), later(11));
  expect(await mine()).toMatchObject({ refunding: { amount: 10_000 }, canSuspend: false });
  await person.sweeps(later(21));
  expect(await paymentOf(person)).toMatchObject({ status: "PAID", refundedAmount: 10_000 });
  expect(await mine()).not.toHaveProperty("refunding");
  expect((await person.standing()).payment).toBeUndefined();
  const { id } = await paymentOf(person);
  expect(world.services.toss.book.paymentOf(id)?.cancels).toHaveLength(1);
  // The clock has found it; it is the admin's act all the same.
  const { history } = await during(later(21), () =>
    admin.api.paymentOrderEntities.get({ params: { id } }),
  );
  expect(history.slice(0, 2)).toMatchObject([
    { actorRole: "ADMIN", actor: admin.id, reason: "REFUND: 고객 요청" },
    { actorRole: "ADMIN", actor: admin.id, reason: "REFUND_ASKED: 고객 요청" },
  ]);
});
