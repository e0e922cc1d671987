import { afterAll, beforeAll, expect, test } from "vitest";
import { payer, stored, subscribed, takenFrom, subscribeBody } from "../../kit/billing/payer.ts";
import { codeOf } from "../../kit/group.ts";
import { deletedByTwo } from "../../kit/approvals.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

test("an account that leaves ends its subscription and removes its card (D13-14)", async () => {
  const admin = await world.adminUser();
  const person = await subscribed(world, "YEARLY");
  await deletedByTwo(world, admin, person.id);
  const { subscription, subscriber, account } = await stored(world, person.id);
  expect(subscription).toMatchObject({ status: "CANCELLED" });
  expect(subscription?.["nextBillingAt"]).toBeUndefined();
  expect([subscriber?.["cardId"], subscriber?.["lookAt"], subscriber?.["gsi2pk"]]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([account?.["subscribeStatus"], account?.["entitledUntil"]]).toEqual([
    undefined,
    undefined,
  ]);
  await world.drain();
  expect(world.services.toss.book.card(person.billingKey)?.removedAt).toBeDefined();
  expect(
    await world.read({ pk: `credit-card#${person.cardId}`, sk: "credit-card" }),
  ).not.toHaveProperty("sealedKey");
  const params = { userId: person.id };
  expect(await codeOf(admin.api.creditCardEntities.ofUser({ params }))).toBe("NOT_FOUND");
  // What is left of the period is lost, and nothing is given back by itself.
  expect(takenFrom(world, person.customerKey)).toBe(429_000);
});

test("no account can leave while the outcome of a payment is unknown (D13-14)", async () => {
  const admin = await world.adminUser();
  const person = await payer(world, "TIMEOUT_AFTER");
  await expect(person.api.subscribes.create(subscribeBody("MONTHLY"))).rejects.toMatchObject({
    code: "PAYMENT_PENDING",
  });
  await expect(deletedByTwo(world, admin, person.id)).rejects.toMatchObject({
    code: "PAYMENT_PENDING",
    status: 409,
  });
});

test("of a simultaneous payment and withdrawal exactly one succeeds (D13-14)", async () => {
  const admin = await world.adminUser();
  for (let round = 0; round < 5; round++) {
    const person = await payer(world);
    const [paid, left] = await Promise.allSettled([
      person.api.subscribes.create(subscribeBody("MONTHLY")),
      deletedByTwo(world, admin, person.id),
    ]);
    const { subscription, account } = await stored(world, person.id);
    if (left.status === "fulfilled") {
      expect(account).toHaveProperty("deletedAt");
      // An account that leaves in the moments after a payment loses it, but owes nothing more.
      expect(subscription?.["status"] ?? "NONE").not.toBe("ACTIVE");
    } else expect(paid.status).toBe("fulfilled");
  }
});

test("features of a plan follow the copy on the account, not its label (D13-2)", async () => {
  const { id, api } = await subscribed(world);
  const account = (await world.read({ pk: `user#${id}`, sk: "account" }))!;
  const me = async (copy: object) => {
    await world.put([{ ...account, ...copy }]);
    const { membershipType, isEntitled } = await api.users.me({});
    return [membershipType, isEntitled];
  };
  const now = new Date().toISOString();
  expect(await me({})).toEqual(["PREMIUM", true]);
  expect(await me({ subscribeStatus: "SUSPENDED" })).toEqual(["SUSPENDED", true]);
  expect(await me({ subscribeStatus: "SUSPENDED", entitledUntil: now })).toEqual([
    "SUSPENDED",
    false,
  ]);
  expect(await me({ entitledUntil: now })).toEqual(["BASIC", false]);
  expect(await me({ subscribeStatus: "CANCELLED", entitledUntil: now })).toEqual(["BASIC", false]);
});
