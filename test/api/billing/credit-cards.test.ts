import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { consentOf, payer, stored, windowOf } from "../../kit/billing/payer.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
afterEach(() => world.services.toss.faults.clear());

type Person = Awaited<ReturnType<World["member"]>>;
/** What the card window gives to somebody's browser. */
async function window(person: Person, behaviour?: Parameters<typeof windowOf>[2]) {
  const { registration } = await person.api.creditCards.get({});
  return windowOf(world, registration.customerKey, behaviour);
}
async function registered() {
  const person = await world.member();
  const { card } = await person.api.creditCards.create({ body: await window(person) });
  return { ...person, card: card! };
}
const cardOf = (id: string) => world.read({ pk: `credit-card#${id}`, sk: "credit-card" });
const keysOf = (customerKey: string) =>
  world.services.toss.book.cards.filter((one) => one.customerKey === customerKey);

test("an account without a card gets the same data for the card window each time", async () => {
  const person = await world.member();
  const first = await person.api.creditCards.get({});
  expect(first.card).toBeUndefined();
  expect(first.registration.clientKey).toMatch(/^test_ck_/);
  expect(await person.api.creditCards.get({})).toEqual(first);
  const { registration } = await (await world.member()).api.creditCards.get({});
  expect(registration.customerKey).not.toBe(first.registration.customerKey);
});

test("a card is stored without its number, and its billing key is encrypted (D13-10)", async () => {
  const { card, api, id } = await registered();
  expect(card).toMatchObject({
    issuerCode: "41",
    last4: "000*",
    cardType: "CREDIT",
    isRefused: false,
  });
  expect((await api.creditCards.get({})).card).toEqual(card);
  const row = (await cardOf(card.id))!;
  const [key] = keysOf(String(row["customerKey"]));
  const rows = JSON.stringify([row, (await stored(world, id)).subscriber, card]);
  expect(rows).not.toContain(key!.billingKey);
  await expect(
    (await world.member()).api.creditCards.update({ body: { authKey: "a", customerKey: "bb" } }),
  ).rejects.toMatchObject({ code: "CUSTOMER_KEY_FOREIGN" });
});

test("the key of another account's window, and a second first card, are refused", async () => {
  const [person, other] = [await world.member(), await world.member()];
  await person.api.creditCards.get({});
  await expect(person.api.creditCards.create({ body: await window(other) })).rejects.toMatchObject({
    code: "CUSTOMER_KEY_FOREIGN",
    status: 400,
  });
  const body = await window(person);
  await person.api.creditCards.create({ body });
  await expect(person.api.creditCards.create({ body: await window(person) })).rejects.toMatchObject(
    { code: "CARD_EXISTS" },
  );
});

test("a double click registers one card, and a lost reply is repeated", async () => {
  const person = await world.member();
  const body = await window(person);
  world.services.toss.faults.add({ kind: "TIMEOUT_AFTER", call: "issue", left: 1 });
  const key = { "idempotency-key": "once" };
  const init = {
    method: "POST",
    body: JSON.stringify(body),
    headers: {
      ...key,
      "content-type": "application/json",
      authorization: `Bearer ${person.token}`,
    },
  };
  const replies = await Promise.all([
    world.raw("user", "POST", "/credit-cards", init),
    world.raw("user", "POST", "/credit-cards", init),
  ]);
  const again = await world.raw("user", "POST", "/credit-cards", init);
  expect(again.status).toBe(201);
  expect(replies.map(({ status }) => status).filter((status) => status !== 409)).toContain(201);
  expect(keysOf(body.customerKey).filter(({ removedAt }) => !removedAt)).toHaveLength(1);
});

test("a card that the provider refuses, or does not reply to, is not stored", async () => {
  const person = await world.member();
  const body = { ...(await window(person)), authKey: "bln_of_nobody" };
  await expect(person.api.creditCards.create({ body })).rejects.toMatchObject({
    code: "CARD_REFUSED",
    status: 402,
  });
  const good = await window(person);
  world.services.toss.faults.add({ kind: "ERROR_BEFORE", call: "issue" });
  await expect(person.api.creditCards.create({ body: good })).rejects.toMatchObject({
    code: "UNAVAILABLE",
  });
  expect((await person.api.creditCards.get({})).card).toBeUndefined();
});

test("a billing key whose reply was lost is deleted at the provider; a stored one is not (D13-10)", async () => {
  const person = await world.member();
  const body = await window(person);
  world.services.toss.faults.add({ kind: "TIMEOUT_AFTER", call: "issue", left: 3 });
  const create = () => person.api.creditCards.create({ body });
  await expect(create()).rejects.toMatchObject({ code: "UNAVAILABLE" });
  const removals = () => keysOf(body.customerKey).map(({ removedAt }) => removedAt !== undefined);
  expect(removals()).toEqual([false]);
  world.services.toss.faults.add({ kind: "TIMEOUT_AFTER", call: "remove", left: 1 });
  await world.drain({ duplicate: true });
  expect(removals()).toEqual([true]);
  // A dead key cannot be stored any more; another window gives another one, which stays.
  await expect(create()).rejects.toMatchObject({ code: "BUSY" });
  await person.api.creditCards.create({ body: await window(person) });
  await world.drain({ duplicate: true });
  expect(removals()).toEqual([true, false]);
});

test("a new card replaces the first, whose key is deleted afterwards (D13-10)", async () => {
  const person = await registered();
  const body = await window(person);
  const { card } = await person.api.creditCards.update({ body });
  expect(card!.id).not.toBe(person.card.id);
  world.services.toss.faults.add({ kind: "TIMEOUT_AFTER", call: "remove", left: 1 });
  await world.drain({ duplicate: true });
  const old = (await cardOf(person.card.id))!;
  expect(old["removedAt"]).toBeDefined();
  expect(old["sealedKey"]).toBeUndefined();
  expect(old["gsi1pk"]).toBeUndefined();
  expect(keysOf(body.customerKey).map(({ removedAt }) => removedAt === undefined)).toEqual([
    false,
    true,
  ]);
  await expect((await world.member({})).api.creditCards.remove({})).rejects.toMatchObject({
    code: "CARD_REQUIRED",
  });
});

test("a card that will be charged cannot be removed; another is removed, also at the provider", async () => {
  const person = await payer(world);
  await person.api.subscribes.create({
    body: { subscribeType: "MONTHLY", consent: consentOf("MONTHLY") },
  });
  await expect(person.api.creditCards.remove({})).rejects.toMatchObject({ code: "CARD_IN_USE" });
  await person.api.subscribes.suspend({ body: {} });
  await person.api.creditCards.remove({});
  expect((await person.api.creditCards.get({})).card).toBeUndefined();
  await world.drain();
  expect(keysOf(person.customerKey)[0]!.removedAt).toBeDefined();
  await expect(person.api.creditCards.remove({})).rejects.toMatchObject({ code: "CARD_REQUIRED" });
});
