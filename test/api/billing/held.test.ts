import { addHours, addMinutes, type Instant } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { during, type LivingSubscriber, subscriberOfTest } from "../../kit/billing/life.ts";
import { consentOf, stored, windowOf } from "../../kit/billing/payer.ts";
import { codeOf } from "../../kit/group.ts";
import { deletedByTwo } from "../../kit/approvals.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const start = "2027-03-10T05:00:00.000Z";
async function begun() {
  const person = await subscriberOfTest(world, start);
  return { person, end: (await person.subscription()).periodEnd };
}
const admins = async <Made>(
  at: Instant,
  run: (api: Awaited<ReturnType<World["adminUser"]>>["api"]) => Promise<Made>,
): Promise<Made> => during(at, async () => run((await world.adminUser()).api));
const block = ({ id }: LivingSubscriber, at: Instant, blockedReason: string) =>
  admins(at, (api) => api.userEntities.update({ params: { id }, body: { blockedReason } }));
const isOn = async ({ standing }: LivingSubscriber, at: Instant) =>
  at < ((await standing()).account.entitledUntil ?? "");

test("a blocked member is neither charged nor told of a renewal; the subscription ends with the paid period (D13-17)", async () => {
  const { person, end } = await begun();
  await block(person, addHours(start, 24), "약관 위반");
  await person.sweeps(addHours(end, -7 * 24), addMinutes(end, -1));
  expect([(await person.subscription()).status, person.subjects()]).toEqual([
    "ACTIVE",
    [expect.stringContaining("결제 완료")],
  ]);
  await person.sweeps(end, addHours(end, 24));
  expect(await person.subscription()).toMatchObject({ status: "CANCELLED" });
  expect(person.charges()).toHaveLength(1);
});

test("a member whose block ends in time is renewed, and told of it before (D13-17)", async () => {
  const { person, end } = await begun();
  await block(person, addHours(start, 24), "약관 위반");
  await person.sweeps(addHours(end, -7 * 24));
  await block(person, addHours(end, -3 * 24), "");
  await person.sweeps(addHours(end, -2 * 24));
  expect(person.subjects()[0]).toContain("구독 갱신 예정");
  await person.sweeps(end);
  expect(person.charges()).toHaveLength(2);
});

test("features stay on while the outcome of an upgrade is unknown beyond the end of the period (D13-8)", async () => {
  const { person, end } = await begun();
  const { pay } = await import("@bupum/functions/billing/payment-orders/writes");
  const { systemAt } = await import("@bupum/functions/kernel/audit");
  const at = addMinutes(end, -30);
  world.services.toss.faults.add({ kind: "TIMEOUT_AFTER", call: "charge", left: 1 });
  world.services.toss.faults.add({ kind: "ERROR_BEFORE", call: "find" });
  const period = { periodStart: at, periodEnd: addHours(end, 365 * 24), anchorDay: 10 };
  const consent = { ...consentOf("YEARLY", at), at };
  const wish = { kind: "UPGRADE", attempt: 1, subscribeType: "YEARLY", amount: 428_000 } as const;
  await during(at, async () =>
    pay(systemAt(at), await person.standing(), { ...wish, credit: 1_000, consent, period }),
  );
  const looks = [1, 10, 60, 24 * 60].map((minutes) => addMinutes(at, minutes));
  await person.sweeps(...looks);
  expect(await isOn(person, addHours(end, 23))).toBe(true);
  world.services.toss.faults.clear();
  await person.sweeps(addHours(at, 49));
  expect(await person.subscription()).toMatchObject({ subscribeType: "YEARLY", status: "ACTIVE" });
  expect(person.charges()).toHaveLength(2);
});

test("refunded money gives no credit for a longer type (D13-6)", async () => {
  const { person } = await begun();
  const { changeNow } = await import("@bupum/shared/billing/subscribes/rules");
  const at = addHours(start, 1);
  const creditNow = async () => changeNow(await person.subscription(), "YEARLY", at).credit;
  expect(await creditNow()).toBeGreaterThan(42_000);
  const refund = async (amount?: number) =>
    admins(at, async (api) => {
      const { items } = await api.paymentOrderEntities.listOfUser({
        params: { userId: person.id },
        query: {},
      });
      const { id, version } = items[0]!;
      const body = { version, reason: "고객 요청", ...(amount !== undefined && { amount }) };
      return api.paymentOrderEntities.refund({ params: { id }, body });
    });
  await refund(20_000);
  expect(await person.subscription()).toMatchObject({ price: 22_900, status: "ACTIVE" });
  await refund();
  expect(await creditNow()).toBe(0);
});

test("the period of an ended subscription cannot be set (D13-5)", async () => {
  const { person, end } = await begun();
  await person.rest();
  const call = admins(addHours(start, 1), async (api) => {
    await api.subscribeEntities.suspend({ params: { userId: person.id }, body: {} });
    const row = (await stored(world, person.id)).subscription!;
    await world.put([{ ...row, status: "CANCELLED" }]);
    const body = { startAt: start, endAt: addHours(end, 24) };
    return api.subscribeEntities.changePeriod({ params: { userId: person.id }, body });
  });
  expect(await codeOf(call)).toBe("INVALID_TRANSITION");
});

test("a card registered while its account closes is removed at the provider (D13-10)", async () => {
  const person = await world.member();
  const { registration } = await person.api.creditCards.get({});
  const body = windowOf(world, registration.customerKey);
  const admin = await world.adminUser();
  const wire = globalThis.fetch;
  let billingKey = "";
  vi.stubGlobal("fetch", async (...call: Parameters<typeof fetch>) => {
    const answer = await wire(...call);
    if (!String(call[0]).endsWith("/authorizations/issue")) return answer;
    billingKey = (await answer.clone().json()).billingKey;
    // The provider has answered, and nothing is stored yet.
    await deletedByTwo(world, admin, person.id);
    return answer;
  });
  expect(await codeOf(person.api.creditCards.create({ body }))).toBe("NOT_FOUND");
  vi.unstubAllGlobals();
  expect(world.services.toss.book.card(billingKey)).not.toHaveProperty("removedAt");
  await world.drain();
  expect(world.services.toss.book.card(billingKey)?.removedAt).toBeDefined();
});
