import { addHours } from "@bupum/shared/kernel/time";
import { periodFrom } from "@bupum/shared/billing/subscribes/rules";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { becomes, chargesOf, consentOf, subscribed, takenFrom } from "../../kit/billing/payer.ts";
import { codeOf } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>["api"];
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = (await world.adminUser()).api;
});
afterAll(() => world.stop());
afterEach(() => world.services.toss.faults.clear());

const issue = (code: string) => ({ status: 400, issues: [{ path: "body.endAt", code }] });
const later = (hours: number) => addHours(new Date().toISOString(), hours);
type Person = Awaited<ReturnType<typeof subscribed>>;
const of = ({ id: userId }: Person) => ({ userId });
const charges = ({ customerKey }: Person) => chargesOf(world, customerKey).length;
async function lastPayment(person: Person) {
  const found = await admin.paymentOrderEntities.listOfUser({ params: of(person), query: {} });
  return found.items[0]!;
}

describe("an admin changes a member's type", () => {
  test("with the renewal: no charge now, and a higher price needs a new consent (D13-9)", async () => {
    const person = await subscribed(world);
    const body = { subscribeType: "YEARLY", reason: "전화 요청" } as const;
    const { subscription } = await admin.subscribeEntities.changeType({ params: of(person), body });
    expect(subscription).toMatchObject({
      subscribeType: "MONTHLY",
      pendingSubscribeType: "YEARLY",
      consent: { amount: 42_900 },
    });
    expect((await person.api.subscribes.me({})).renewal).toMatchObject({ isConsentNeeded: true });
    const back = { subscribeType: "MONTHLY" } as const;
    const again = await admin.subscribeEntities.changeType({ params: of(person), body: back });
    expect(again.subscription).not.toHaveProperty("pendingSubscribeType");
    const { history } = await admin.subscribeEntities.get({ params: { id: subscription!.id } });
    expect(history[1]).toMatchObject({ actorRole: "ADMIN", reason: "RENEWAL YEARLY: 전화 요청" });
    expect(charges(person)).toBe(1);
  });

  test("waived: at once, without a charge, and worth only what was left (D13-6)", async () => {
    const person = await subscribed(world);
    const body = { subscribeType: "YEARLY", effective: "NOW", waive: true } as const;
    const found = await admin.subscribeEntities.changeType({ params: of(person), body });
    const { subscribeType, price, consent, periodStart, periodEnd } = found.subscription!;
    expect({ subscribeType, consent: consent.amount }).toEqual({
      subscribeType: "YEARLY",
      consent: 42_900,
    });
    expect(price).toBeLessThanOrEqual(42_900);
    expect(periodEnd).toBe(periodFrom(periodStart, "YEARLY").periodEnd);
    expect(charges(person)).toBe(1);
    const shorter = { ...body, subscribeType: "MONTHLY" } as const;
    expect(
      await codeOf(admin.subscribeEntities.changeType({ params: of(person), body: shorter })),
    ).toBe("INVALID_TRANSITION");
  });

  test("at once: charged only with the member's consent", async () => {
    const person = await subscribed(world);
    const params = of(person);
    const now = { subscribeType: "YEARLY", effective: "NOW" } as const;
    const call = (body: Parameters<typeof admin.subscribeEntities.changeType>[0]["body"]) =>
      admin.subscribeEntities.changeType({ params, body });
    await expect(call(now)).rejects.toMatchObject({ issues: [{ path: "body.consent" }] });
    await expect(call({ subscribeType: "YEARLY", waive: true })).rejects.toMatchObject({
      issues: [{ path: "body.effective" }],
    });
    const { plans } = await person.api.subscribes.me({});
    const { payNow } = plans[2]!.now!;
    const found = await call({ ...now, consent: { ...consentOf("YEARLY"), payNow } });
    expect(found.subscription).toMatchObject({ subscribeType: "YEARLY", price: 429_000 });
    expect(takenFrom(world, person.customerKey)).toBe(42_900 + payNow);
  });
});

describe("an admin suspends and takes it back", () => {
  test("within the paid period: no charge", async () => {
    const person = await subscribed(world);
    const params = of(person);
    const ended = await admin.subscribeEntities.suspend({ params, body: { reason: "약관 위반" } });
    expect(ended).toMatchObject({
      membershipType: "SUSPENDED",
      isEntitled: true,
      subscription: { suspendReason: "ADMIN" },
      cancelsAt: person.subscription.periodEnd,
    });
    expect(await codeOf(admin.subscribeEntities.suspend({ params, body: {} }))).toBe(
      "INVALID_TRANSITION",
    );
    const on = await admin.subscribeEntities.cancelSuspend({ params, body: {} });
    expect(on).toMatchObject({ membershipType: "PREMIUM" });
    expect(on.subscription).not.toHaveProperty("suspendReason");
    expect(charges(person)).toBe(1);
  });

  test("in an unpaid period: charged, or waived", async () => {
    for (const waive of [false, true]) {
      const person = await subscribed(world);
      await becomes(world, person, {
        status: "SUSPENDED",
        suspendReason: "PAYMENT_FAILED",
        periodEnd: later(-8 * 24),
        entitledUntil: later(-24),
        dunningStage: 4,
        nextBillingAt: undefined,
      });
      const params = of(person);
      const found = await admin.subscribeEntities.cancelSuspend({ params, body: { waive } });
      expect(found.subscription).toMatchObject({
        status: "ACTIVE",
        dunningStage: 0,
        price: waive ? 0 : 42_900,
      });
      expect(charges(person)).toBe(waive ? 1 : 2);
    }
  });

  test("is refused for an account without a subscription", async () => {
    const params = { userId: (await world.member()).id };
    for (const call of ["suspend", "cancelSuspend"] as const)
      expect(await codeOf(admin.subscribeEntities[call]({ params, body: {} }))).toBe("NOT_FOUND");
  });
});

describe("an admin sets the period", () => {
  test("features and the next charge follow it, and dunning ends", async () => {
    const person = await subscribed(world);
    await becomes(world, person, { dunningStage: 2, entitledUntil: later(48) });
    const body = { startAt: later(-24), endAt: later(24 * 90), reason: "보상" };
    const found = await admin.subscribeEntities.changePeriod({ params: of(person), body });
    expect(found.subscription).toMatchObject({
      periodStart: body.startAt,
      periodEnd: body.endAt,
      entitledUntil: body.endAt,
      nextBillingAt: body.endAt,
      dunningStage: 0,
    });
    expect(found.isEntitled).toBe(true);
  });

  test.each([
    ["behind one that is over", { periodEnd: later(-1), entitledUntil: later(48) }, later(-24)],
    ["behind the paid one", { periodEnd: later(240) }, later(240)],
  ])(
    "given away %s it is worth nothing, so that no credit is left (D13-6)",
    async (_, is, startAt) => {
      const person = await subscribed(world);
      await becomes(world, person, is);
      const body = { startAt, endAt: later(24 * 90) };
      const found = await admin.subscribeEntities.changePeriod({ params: of(person), body });
      expect(found.subscription).toMatchObject({ price: 0 });
      const { plans } = await person.api.subscribes.me({});
      expect(plans.find(({ subscribeType }) => subscribeType === "YEARLY")).toMatchObject({
        now: { credit: 0, payNow: 429_000 },
      });
    },
  );

  test("in order, and not into the past while the subscription runs", async () => {
    const params = of(await subscribed(world));
    const call = (startAt: string, endAt: string) =>
      admin.subscribeEntities.changePeriod({ params, body: { startAt, endAt } });
    await expect(call(later(24), later(1))).rejects.toMatchObject(issue("DATE_RANGE"));
    await expect(call(later(-48), later(-1))).rejects.toMatchObject(issue("DATE_PAST"));
  });
});

describe("an admin gives money back", () => {
  test("in part and then whole, each once, and the subscription stays", async () => {
    const person = await subscribed(world);
    const { id, version } = await lastPayment(person);
    const params = { id };
    const part = { version, amount: 10_000, reason: "일부 환불" };
    const first = await admin.paymentOrderEntities.refund({ params, body: part });
    expect(first).toMatchObject({ status: "PAID", refundedAmount: 10_000 });
    expect(await codeOf(admin.paymentOrderEntities.refund({ params, body: part }))).toBe(
      "VERSION_CONFLICT",
    );
    expect(takenFrom(world, person.customerKey)).toBe(32_900);
    const rest = { version: first.version, reason: "나머지 환불" };
    const all = await admin.paymentOrderEntities.refund({ params, body: rest });
    expect(all).toMatchObject({ status: "CANCELLED", refundedAmount: 42_900 });
    expect(takenFrom(world, person.customerKey)).toBe(0);
    const { history } = await admin.paymentOrderEntities.get({ params });
    expect(history[0]).toMatchObject({ to: "CANCELLED", actorRole: "ADMIN" });
    const found = await admin.subscribeEntities.ofUser({ params: of(person) });
    expect(found.subscription).toMatchObject({ status: "ACTIVE" });
  });

  test("never more than what is left", async () => {
    const person = await subscribed(world);
    const { id, version } = await lastPayment(person);
    const body = { version, amount: 42_901, reason: "너무 많음" };
    expect(await codeOf(admin.paymentOrderEntities.refund({ params: { id }, body }))).toBe(
      "INVALID_TRANSITION",
    );
    expect(takenFrom(world, person.customerKey)).toBe(42_900);
  });
});

test("a member's card can be removed only while it will not be charged", async () => {
  const person = await subscribed(world);
  const params = of(person);
  const remove = () => admin.creditCardEntities.remove({ params });
  expect(await codeOf(remove())).toBe("CARD_IN_USE");
  await admin.subscribeEntities.suspend({ params, body: {} });
  await remove();
  expect(await codeOf(remove())).toBe("CARD_REQUIRED");
  const found = await admin.creditCardEntities.ofUser({ params });
  expect(found).not.toHaveProperty("card");
  expect(found.registration.customerKey).toMatch(/^[0-9a-f-]{36}$/);
});
