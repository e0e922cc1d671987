import { addHours, addMinutes } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, expect, test } from "vitest";
import { during, subscriberOfTest } from "../../kit/billing/life.ts";
import { startWorld, type World } from "../../kit/world.ts";
import { leftBy } from "../../kit/deliver.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const start = "2027-03-10T05:00:00.000Z";
/** A member whose renewal was charged, and whose answer was lost. */
async function asking() {
  const person = await subscriberOfTest(world, start);
  const { periodEnd: end } = await person.subscription();
  world.services.toss.faults.add({ kind: "TIMEOUT_AFTER", call: "charge", left: 1 });
  world.services.toss.faults.add({ kind: "ERROR_BEFORE", call: "find", left: 3 });
  await person.sweeps(end, addMinutes(end, 1), addMinutes(end, 10), addMinutes(end, 60));
  const { payment } = await person.standing();
  world.services.toss.faults.clear();
  await world.changes();
  return { person, payment: payment!, at: addHours(end, 2) };
}

const send = (body: object, key = process.env["WEBHOOK_KEY"]!) =>
  world.raw("user", "POST", `/payment-orders/webhook/${key}`, {
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
const event = (orderId: string, shape: "nested" | "flat" = "nested") => {
  const head = { eventType: "PAYMENT_STATUS_CHANGED", createdAt: "2027-04-10T14:00:00.000000" };
  return shape === "flat" ? { ...head, orderId } : { ...head, data: { orderId, status: "DONE" } };
};
const messagesLeft = async () =>
  (await world.changes()).flatMap(leftBy).filter(({ queue }) => queue === "billing");

test.each(["nested", "flat"] as const)(
  "an event (%s) makes the clock ask at once what it would ask a day later (D13-7)",
  async (shape) => {
    const { person, payment, at } = await asking();
    const replies = await during(at, () =>
      Promise.all([send(event(payment.id, shape)), send(event(payment.id, shape))]),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    await during(at, () => world.drain({ duplicate: true }));
    expect((await person.standing()).payment).toBeUndefined();
    expect(person.charges()).toHaveLength(2);
    expect(await person.subscription()).toMatchObject({ status: "ACTIVE", dunningStage: 0 });
  },
);

test("a repeated event is one message", async () => {
  const { payment, at } = await asking();
  for (let tries = 0; tries < 3; tries++) await during(at, () => send(event(payment.id)));
  expect(await messagesLeft()).toEqual([
    { queue: "billing", name: "payment-order.hinted", body: { paymentOrderId: payment.id } },
  ]);
});

test("a forged event has no effect: its content is not trusted, and without the key the address is 404", async () => {
  const person = await subscriberOfTest(world, start);
  const { payment } = { payment: (await person.standing()).subscription! };
  const before = await person.standing();
  const forged = { ...event("pay_01ARZ3NDEKTSV4RRFFQ69G5FAV"), status: "CANCELED" };
  expect((await send(forged)).status).toBe(200);
  expect((await send({ eventType: "BILLING_DELETED", data: { billingKey: "x" } })).status).toBe(
    200,
  );
  expect((await send(event(payment.id))).status).toBe(200);
  expect((await send(event(payment.id), "0".repeat(64))).status).toBe(404);
  expect((await send({ data: 1 })).status).toBe(400);
  expect(await messagesLeft()).toEqual([]);
  expect(await person.standing()).toEqual(before);
});

test("an event about a payment that was not made gives nobody a membership", async () => {
  const { person, payment, at } = await asking();
  const { toss } = world.services;
  toss.plan = (call) =>
    call === "find" ? { kind: "REFUSE", code: "NOT_FOUND_PAYMENT" } : undefined;
  try {
    await during(at, () => send(event(payment.id)));
    await during(at, () => world.drain());
  } finally {
    toss.plan = () => undefined;
  }
  const { subscription } = await person.standing();
  expect(subscription?.periodEnd).toBe(payment.periodStart);
});
