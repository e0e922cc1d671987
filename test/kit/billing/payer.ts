import { randomUUID } from "node:crypto";
import type { Behaviour } from "@bupum/infra/local/stand-ins/toss/toss-shapes";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";
import { consentTextVersion, priceAt, type SubscribeType } from "@bupum/shared/billing/plans/plans";
import { vi } from "vitest";
import type { PersonOptions } from "../people.ts";
import type { World } from "../world.ts";

type Row = Record<string, unknown>;

/** What a page sends back of what it showed. */
export const consentOf = (subscribeType: SubscribeType, at = new Date().toISOString()) => ({
  amount: priceAt(subscribeType, at),
  textVersion: consentTextVersion,
});

/** The keys that the card window gives to a browser for a customer of this world. */
export function windowOf(world: World, customerKey: string, behaviour: Behaviour = "OK") {
  const authKey = world.services.toss.book.authorize(customerKey, { behaviour });
  return { authKey, customerKey };
}

/** A member without a plan and with a card, as POST /credit-cards leaves the rows. */
export async function payer(
  world: World,
  behaviour: Behaviour = "OK",
  options: PersonOptions = {},
) {
  const { issueCard } = await import("@bupum/functions/providers/card/toss");
  const { encryptBillingKey } = await import("@bupum/functions/kernel/secrets/billing-key");
  const { creditCardKeys } = await import("@bupum/functions/billing/credit-cards/items");
  const { creditCardKey } = await import("@bupum/functions/billing/standings/cards");
  const { subscriberKey } = await import("@bupum/functions/billing/standings/items");
  const { newId } = await import("@bupum/functions/kernel/context");
  const person = await world.member({ membershipType: "BASIC", ...options });
  const customerKey = randomUUID();
  const { billingKey, ...shown } = await issueCard(windowOf(world, customerKey, behaviour));
  const id = newId("crd");
  const createdAt = new Date().toISOString();
  const card = {
    ...creditCardKey(id),
    ...creditCardKeys({ id, createdAt }),
    ...shown,
    id,
    userId: person.id,
    customerKey,
    createdAt,
    sealedKey: await encryptBillingKey(person.id, billingKey),
    version: 1,
  };
  const subscriber = { ...subscriberKey(person.id), userId: person.id, cardId: id, version: 1 };
  await world.put([card, subscriber]);
  return { ...person, customerKey, billingKey, cardId: id };
}

/** The rows of an account's billing, read as they are stored. */
export async function stored(world: World, userId: Id<"usr">) {
  const subscriber = await world.read({ pk: `subscriber#${userId}`, sk: "subscriber" });
  const id = subscriber?.["subscribeId"];
  return {
    subscriber,
    account: await world.read({ pk: `user#${userId}`, sk: "account" }),
    subscription: id
      ? await world.read({ pk: `subscribe#${String(id)}`, sk: "subscribe" })
      : undefined,
  };
}

/** What the provider took of a customer, to the won. */
export const takenFrom = (world: World, customerKey: string): number =>
  world.services.toss.book.payments
    .filter((one) => one.customerKey === customerKey)
    .reduce((sum, { balanceAmount }) => sum + balanceAmount, 0);

/** The charges that the provider made for a customer. */
export const chargesOf = (world: World, customerKey: string): Row[] =>
  world.services.toss.book.payments
    .filter((one) => one.customerKey === customerKey)
    .map((one) => ({ ...one }));

type Payer = Awaited<ReturnType<typeof payer>>;
/** The input of POST /subscribes, as a page sends it. */
export const subscribeBody = (subscribeType: SubscribeType) => ({
  body: { subscribeType, consent: consentOf(subscribeType) },
});
/** A member who has just subscribed. */
export async function subscribed(world: World, subscribeType: SubscribeType = "MONTHLY") {
  const person = await payer(world);
  const mine = await person.api.subscribes.create(subscribeBody(subscribeType));
  return { ...person, mine, subscription: mine.subscription! };
}
/** The same person at another time of the market and its provider, logged in then. */
export async function at<P extends Payer>(world: World, person: P, moment: Instant): Promise<P> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(moment) });
  const token = await world.sign(person.id);
  return { ...person, token, api: world.api(token) };
}
/** The row of the subscription, and what the account copies of it, as the clock would leave them. */
export async function becomes(world: World, { id }: Payer, change: object, account: object = {}) {
  const rows = await stored(world, id);
  await world.put([
    { ...rows.subscription!, ...change },
    { ...rows.account!, ...account },
  ]);
}
