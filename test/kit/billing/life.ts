import type { Behaviour } from "@bupum/infra/local/stand-ins/toss/toss-shapes";
import { addMinutes, type Instant } from "@bupum/shared/kernel/time";
import { priceAt, type SubscribeType } from "@bupum/shared/billing/plans/plans";
import { onTestFinished, vi } from "vitest";
import { sweepAt } from "../clock.ts";
import type { World } from "../world.ts";
import { consentOf, payer } from "./payer.ts";

/** Runs something at a moment of the market's and the provider's clock. */
export async function during<Made>(at: Instant, run: () => Promise<Made>): Promise<Made> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(at) });
  try {
    return await run();
  } finally {
    vi.useRealTimers();
  }
}

/** A member whose subscription begins at that moment, paid by a card that then behaves so. */
export async function subscriber(
  world: World,
  start: Instant,
  { type = "MONTHLY" as SubscribeType, behaviour = "OK" as Behaviour } = {},
) {
  const { pay } = await import("@bupum/functions/billing/payment-orders/writes");
  const { systemAt } = await import("@bupum/functions/kernel/audit");
  const { readStanding } = await import("@bupum/functions/billing/standings/items");
  const { toss } = world.services;
  const person = await payer(world);
  const { payment } = await during(start, async () =>
    pay(systemAt(start), await readStanding(person.id), {
      kind: "FIRST",
      attempt: 1,
      subscribeType: type,
      amount: priceAt(type, start),
      consent: { ...consentOf(type, start), at: start },
    }),
  );
  if (payment.status !== "PAID") throw new Error("The first payment failed.");
  let key = person.billingKey;
  const behave = (how: Behaviour) => void (toss.book.card(key)!.behaviour = how);
  behave(behaviour);
  await during(addMinutes(start, 1), () => world.drain());
  return {
    ...person,
    behave,
    standing: () => readStanding(person.id),
    subscription: async () => (await readStanding(person.id)).subscription!,
    /** What the provider took since, by time. */
    charges: () =>
      toss.book.payments
        .filter(({ customerKey }) => customerKey === person.customerKey)
        .map(({ approvedAt, totalAmount }) => ({
          at: new Date(approvedAt).toISOString(),
          amount: totalAmount,
        })),
    /** Another card, as PUT /credit-cards leaves the rows; the old one is not charged again. */
    async replaceCard(at: Instant, how: Behaviour = "OK") {
      key = await during(at, () => replaced(world, person, how));
    },
    /** The sweeps of these moments, one after the other, and all that follows, everything twice. */
    async sweeps(...moments: Instant[]) {
      // oxlint-disable-next-line no-await-in-loop -- time goes one way
      for (const at of moments) await sweepAt(world, at);
    },
    /** The clock looks at it no more: what other tests wait for is enough. */
    async rest() {
      const { write } = await import("@bupum/functions/kernel/table");
      const { subscriberKey } = await import("@bupum/functions/billing/standings/items");
      await write({ change: subscriberKey(person.id), unset: ["gsi2pk", "gsi2sk"] });
    },
    subjects: () => world.mails(person.email).map(({ subject }) => subject),
  };
}
export type LivingSubscriber = Awaited<ReturnType<typeof subscriber>>;

/** The same for one test: after it the clock lets it rest, and the provider is in order again. */
export async function subscriberOfTest(
  ...given: Parameters<typeof subscriber>
): Promise<LivingSubscriber> {
  const person = await subscriber(...given);
  onTestFinished(async () => {
    given[0].services.toss.faults.clear();
    await person.rest();
  });
  return person;
}

async function replaced(
  world: World,
  person: Awaited<ReturnType<typeof payer>>,
  behaviour: Behaviour,
): Promise<string> {
  const { systemAt } = await import("@bupum/functions/kernel/audit");
  const { newId, now } = await import("@bupum/functions/kernel/context");
  const { encryptBillingKey } = await import("@bupum/functions/kernel/secrets/billing-key");
  const { message } = await import("@bupum/functions/kernel/messages/outbox");
  const { write } = await import("@bupum/functions/kernel/table");
  const { creditCardKeys } = await import("@bupum/functions/billing/credit-cards/items");
  const { creditCardKey } = await import("@bupum/functions/billing/standings/cards");
  const { issueCard } = await import("@bupum/functions/providers/card/toss");
  const { readStanding } = await import("@bupum/functions/billing/standings/items");
  const { withNewCard } = await import("@bupum/functions/billing/standings/rules");
  const { turnOf } = await import("@bupum/functions/billing/standings/writes");
  const authKey = world.services.toss.book.authorize(person.customerKey, { behaviour });
  const { customerKey } = person;
  const { billingKey, ...shown } = await issueCard({ authKey, customerKey });
  const standing = await readStanding(person.id);
  const id = newId("crd");
  const keys = { ...creditCardKey(id), ...creditCardKeys({ id, createdAt: now() }) };
  const card = {
    ...standing.card!,
    ...keys,
    ...shown,
    id,
    createdAt: now(),
    sealedKey: await encryptBillingKey(person.id, billingKey),
  };
  const subscription = standing.subscription && withNewCard(standing.subscription, now());
  const turn = turnOf(systemAt(now()), standing, { card, subscription });
  await write(
    ...turn.writes,
    { put: card },
    message(now(), "billing.waited", { userId: person.id }),
  );
  return billingKey;
}
