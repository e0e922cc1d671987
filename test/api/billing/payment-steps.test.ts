import type { PlannedCharge } from "@bupum/functions/billing/payment-orders/open";
import type { Fault } from "@bupum/infra/local/stand-ins/toss/toss-faults";
import { addMinutes } from "@bupum/shared/kernel/time";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { chargesOf, consentOf, payer, stored, takenFrom } from "../../kit/billing/payer.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
/** Imported late: the kernel reads its environment once. */
async function load() {
  return {
    ...(await import("@bupum/functions/billing/payment-orders/open")),
    ...(await import("@bupum/functions/billing/payment-orders/send")),
    ...(await import("@bupum/functions/billing/payment-orders/settle")),
    ...(await import("@bupum/functions/billing/payment-orders/ask")),
    ...(await import("@bupum/functions/billing/payment-orders/refund")),
    ...(await import("@bupum/functions/billing/payment-orders/writes")),
    ...(await import("@bupum/functions/billing/standings/items")),
    now: (await import("@bupum/functions/kernel/context")).now,
    ledgerKey: (await import("@bupum/functions/billing/payment-orders/items")).ledgerKey,
  };
}
let step: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  world = await startWorld();
  step = await load();
});
afterAll(() => world.stop());
afterEach(() => {
  vi.useRealTimers();
  world.services.toss.faults.clear();
});

const by = { actor: { type: "guest", isSystem: true } as const, now: () => step.now() };
const first = (): PlannedCharge => ({
  kind: "FIRST",
  attempt: 1,
  subscribeType: "MONTHLY",
  amount: 42_900,
  consent: { ...consentOf("MONTHLY"), at: step.now() },
});
type Payer = Awaited<ReturnType<typeof payer>>;
const standingOf = ({ id }: Payer) => step.readStanding(id);
const open = async (person: Payer) => step.open(by, await standingOf(person), first());
const pay = async (person: Payer) => step.pay(by, await standingOf(person), first());
const failing = (kind: Fault["kind"], call: Fault["call"] = "charge") =>
  world.services.toss.faults.add({ kind, call: call!, left: 1 });
/** The clock of the market and of the provider, so many minutes on. */
const passMinutes = (minutes: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(addMinutes(step.now(), minutes)) });
/** The standing with its open payment, as the clock finds it. */
async function paying(person: Payer) {
  const standing = await standingOf(person);
  return { ...standing, payment: standing.payment!, card: standing.card! };
}

test("a paid payment writes the subscription, its ledger entry and the account's copies (D13-7, D13-12)", async () => {
  const person = await payer(world);
  const { payment, standing } = await pay(person);
  expect(payment).toMatchObject({ status: "PAID", amount: 42_900, attempt: 1 });
  expect(takenFrom(world, person.customerKey)).toBe(42_900);
  const { subscriber, account, subscription } = await stored(world, person.id);
  expect(subscription).toMatchObject({
    id: payment.subscribeId,
    status: "ACTIVE",
    price: 42_900,
    periodStart: payment.paidAt,
    nextBillingAt: standing.subscription?.periodEnd,
    version: 1,
  });
  expect(account).toMatchObject({ subscribeStatus: "ACTIVE" });
  expect(String(account?.["entitledUntil"]) > standing.subscription!.periodEnd).toBe(true);
  expect(subscriber?.["openPaymentId"]).toBeUndefined();
  expect(subscriber).toMatchObject({ subscribeId: payment.subscribeId, gsi2pk: "due#billing" });
  const entry = await world.read(step.ledgerKey(payment.paidAt!, "CHARGE", payment.id));
  expect(entry).toMatchObject({ amount: 42_900, paymentOrderId: payment.id, userId: person.id });
  const { standing: again } = await step.settle(
    by,
    { ...(await paying(person)), payment },
    {
      state: "FAILED",
      code: "X",
      isHard: false,
    },
  );
  expect(again.subscription?.status).toBe("ACTIVE");
});

test("a refused payment creates no subscription, and the next one may begin (D13-5)", async () => {
  const person = await payer(world, "BALANCE");
  const { payment } = await pay(person);
  expect(payment).toMatchObject({ status: "FAILED", failCode: "REJECT_CARD_PAYMENT" });
  const { subscriber, account, subscription } = await stored(world, person.id);
  expect([subscriber?.["openPaymentId"], subscription, account?.["subscribeStatus"]]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect((await pay(person)).payment.status).toBe("FAILED");
  expect(takenFrom(world, person.customerKey)).toBe(0);
});

test.each(["TIMEOUT_AFTER", "ERROR_AFTER"] as const)(
  "a reply lost after the effect (%s) is asked for, and never charged again",
  async (kind) => {
    const person = await payer(world);
    failing(kind);
    const { payment, standing } = await pay(person);
    expect(payment.status).toBe("PENDING");
    expect(standing.subscriber.openPaymentId).toBe(payment.id);
    await expect(pay(person)).rejects.toMatchObject({ code: "PAYMENT_PENDING" });
    passMinutes(1);
    const asked = await step.ask(by, await paying(person));
    expect(asked.payment).toMatchObject({ status: "PAID", id: payment.id });
    expect(chargesOf(world, person.customerKey)).toHaveLength(1);
    expect((await stored(world, person.id)).subscription).toMatchObject({
      status: "ACTIVE",
      periodStart: asked.payment.paidAt,
    });
  },
);

test.each(["TIMEOUT_BEFORE", "ERROR_BEFORE", "CONFLICT"] as const)(
  "a call that never arrived (%s) is FAILED from the second ask on, ten minutes after it was sent",
  async (kind) => {
    const person = await payer(world);
    failing(kind);
    const sent = await pay(person);
    expect(sent.payment.status).toBe("PENDING");
    expect(sent.standing.subscriber.lookAt).toBe(addMinutes(sent.payment.sentAt!, 1));
    const once = await step.ask(by, await paying(person));
    expect(once.payment).toMatchObject({ status: "PENDING", asks: 1 });
    expect(once.standing.subscriber.lookAt).toBe(addMinutes(sent.payment.sentAt!, 10));
    const early = await step.ask(by, await paying(person));
    expect(early.payment).toMatchObject({ status: "PENDING", asks: 2 });
    const inTime = { ...by, now: () => addMinutes(sent.payment.sentAt!, 10) };
    const late = await step.ask(inTime, await paying(person));
    expect(late.payment).toMatchObject({ status: "FAILED", failCode: "NOT_FOUND_PAYMENT" });
    expect(takenFrom(world, person.customerKey)).toBe(0);
    expect((await pay(person)).payment.status).toBe("PAID");
  },
);

test("a provider that does not reply to the ask is asked again at growing intervals (D13-7)", async () => {
  const person = await payer(world);
  failing("TIMEOUT_AFTER");
  const { payment } = await pay(person);
  const looks: (string | undefined)[] = [];
  for (let asks = 0; asks < 5; asks++) {
    failing("ERROR_BEFORE", "find");
    looks.push((await step.ask(by, await paying(person))).standing.subscriber.lookAt);
  }
  const minutes = [10, 60, 24 * 60, 48 * 60, 72 * 60];
  expect(looks).toEqual(minutes.map((after) => addMinutes(payment.sentAt!, after)));
  expect((await step.ask(by, await paying(person))).payment.status).toBe("PAID");
});

test("a payment that stays in progress at the provider for a day rings the alarm (D13-7)", async () => {
  const person = await payer(world);
  failing("TIMEOUT_AFTER");
  const { payment } = await pay(person);
  const held = world.services.toss.book.paymentOf(payment.id)!;
  const { status, approvedAt } = held;
  Object.assign(held, { status: "IN_PROGRESS", approvedAt: null });
  const alarms = async (hours: number) => {
    const logged = vi.spyOn(console, "log").mockImplementation(() => undefined);
    const at = { ...by, now: () => addMinutes(payment.sentAt!, hours * 60) };
    await step.ask(at, await paying(person));
    const lines = logged.mock.calls.map(String);
    logged.mockRestore();
    return lines.filter((line) => line.includes('"CardProviderRefused":1'));
  };
  expect(await alarms(23)).toEqual([]);
  expect(await alarms(24)).toHaveLength(1);
  Object.assign(held, { status, approvedAt });
  expect((await step.ask(by, await paying(person))).payment.status).toBe("PAID");
});

test("of fifty parallel charges exactly one is made (D13-7)", async () => {
  const person = await payer(world);
  // All have read before the first writes: a later read finds another standing.
  const standings = await Promise.all(Array.from({ length: 50 }, () => standingOf(person)));
  const tries = await Promise.allSettled(
    standings.map((standing) => step.pay(by, standing, first())),
  );
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(chargesOf(world, person.customerKey)).toHaveLength(1);
  const problems = tries.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
  expect(problems.filter((code) => code !== "BUSY" && code !== "PAYMENT_PENDING")).toEqual([]);
});

test("a payment that was never sent is closed, and a late send is refused (D13-11)", async () => {
  const person = await payer(world);
  const opened = await open(person);
  expect(opened.subscriber.lookAt).toBe(addMinutes(opened.payment.createdAt, 5));
  await step.closeUnsent(by, await paying(person));
  await expect(step.send(by, opened)).rejects.toMatchObject({ code: "BUSY" });
  expect(takenFrom(world, person.customerKey)).toBe(0);
  expect((await pay(person)).payment.status).toBe("PAID");
});

test("an admin's charge that was never sent is closed as the admin's act (D0-11)", async () => {
  const person = await payer(world);
  const actor = { type: "admin", userId: person.id, name: "운영자" } as const;
  const wish = { ...first(), reason: "전화 요청" };
  const { payment } = await step.open({ ...by, actor }, await standingOf(person), wish);
  await step.closeUnsent(by, await paying(person));
  const { trailOf } = await import("@bupum/functions/kernel/audit");
  const trail = await trailOf(["payment-order", payment.id]);
  expect(trail).toMatchObject([
    { from: "READY", to: "CANCELLED", actorRole: "ADMIN", reason: "UNSENT: 전화 요청" },
    { from: "NONE", to: "READY", actorRole: "ADMIN", reason: "전화 요청" },
  ]);
});

test("a sent payment is not closed, and after a crash before its settlement it is asked about", async () => {
  const person = await payer(world);
  const opened = await open(person);
  await step.send(by, opened);
  await expect(step.closeUnsent(by, opened)).rejects.toMatchObject({ code: "BUSY" });
  const found = await paying(person);
  expect(found.payment.status).toBe("PENDING");
  // The clock and a webhook come at once.
  const both = await Promise.all([step.ask(by, found), step.ask(by, found)]);
  expect(both.map(({ payment }) => payment.status)).toEqual(["PAID", "PAID"]);
  expect(takenFrom(world, person.customerKey)).toBe(42_900);
});

test("a card whose key cannot be decrypted releases the lock, and nothing is charged", async () => {
  const person = await payer(world);
  const card = await world.read({ pk: `credit-card#${person.cardId}`, sk: "credit-card" });
  await world.put([{ ...card!, sealedKey: "bm90IHNlYWxlZA==" }]);
  await expect(pay(person)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect((await stored(world, person.id)).subscriber?.["openPaymentId"]).toBeUndefined();
  expect(takenFrom(world, person.customerKey)).toBe(0);
});

test("a payment is refunded in part, then the rest, each once and with its entry (D13-12)", async () => {
  const person = await payer(world);
  const { payment } = await pay(person);
  const wish = { amount: 10_000, reason: "고객 요청", adminId: person.id };
  const part = await step.refund(by, await standingOf(person), payment, wish);
  expect(part.payment).toMatchObject({ status: "PAID", refundedAmount: 10_000 });
  const rest = { ...wish, amount: 32_900 };
  const whole = await step.refund(by, part.standing, part.payment, rest);
  expect(whole.payment).toMatchObject({ status: "CANCELLED", refundedAmount: 42_900 });
  expect(takenFrom(world, person.customerKey)).toBe(0);
  await expect(step.refund(by, whole.standing, whole.payment, wish)).rejects.toMatchObject({
    code: "INVALID_TRANSITION",
  });
  const { cancels } = world.services.toss.book.paymentOf(payment.id)!;
  for (const { transactionKey, cancelAmount, canceledAt } of cancels) {
    const at = new Date(canceledAt).toISOString();
    expect(await world.read(step.ledgerKey(at, "REFUND", transactionKey))).toMatchObject({
      amount: cancelAmount,
    });
  }
});

test.each(["TIMEOUT_AFTER", "TIMEOUT_BEFORE"] as const)(
  "a refund whose reply is lost (%s) keeps the lock, and is made once",
  async (kind) => {
    const person = await payer(world);
    const { payment } = await pay(person);
    failing(kind, "cancel");
    const wish = { amount: 42_900, reason: "고객 요청", adminId: person.id };
    const sent = await step.refund(by, await standingOf(person), payment, wish);
    expect(sent.payment.status).toBe("PAID");
    await expect(pay(person)).rejects.toMatchObject({ code: "PAYMENT_PENDING" });
    const done = await step.continueRefund(by, await paying(person));
    expect(done.payment.status).toBe("CANCELLED");
    expect(takenFrom(world, person.customerKey)).toBe(0);
    expect(done.standing.subscriber.openPaymentId).toBeUndefined();
  },
);
