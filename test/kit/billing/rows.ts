import type { Item } from "@bupum/functions/kernel/table";
import { creditCardKeys } from "@bupum/functions/billing/credit-cards/items";
import { paymentKeys, userPaymentKey } from "@bupum/functions/billing/payment-orders/items";
import {
  subscribeKey,
  subscriberKey,
  type SubscriptionItem,
  subscriptionKeys,
} from "@bupum/functions/billing/standings/items";
import type { Id } from "@bupum/shared/kernel/ids";
import { addHours, type Instant } from "@bupum/shared/kernel/time";
import type { PaymentOrder } from "@bupum/shared/billing/payment-orders/contract";
import { consentTextVersion, priceAt } from "@bupum/shared/billing/plans/plans";
import { featuresUntil, periodFrom } from "@bupum/shared/billing/subscribes/rules";
import { ulid } from "../ids.ts";
import type { World } from "../world.ts";
import { creditCardKey } from "@bupum/functions/billing/standings/cards";
import { paymentOrderKey } from "@bupum/functions/billing/standings/payments";

type Fields = Partial<Omit<SubscriptionItem, "pk" | "sk" | "id" | "userId">>;

const cardNow = (userId: Id<"usr">, at: Instant) => {
  const id: Id<"crd"> = `crd_${ulid(Date.parse(at))}`;
  const shown = { issuerCode: "11", last4: "4242", cardType: "CREDIT", ownerType: "PERSONAL" };
  return {
    ...creditCardKey(id),
    ...creditCardKeys({ id, createdAt: at }),
    id,
    userId,
    ...shown,
    sealedKey: "sealed-billing-key",
    customerKey: "customer-key-of-a-test",
    authenticatedAt: at,
    createdAt: at,
    version: 1,
  };
};

/** Payments as they are stored; each has its row in the list of its member. */
export function paymentRows(
  of: { userId: Id<"usr">; subscribeId: Id<"sub">; cardId: Id<"crd"> },
  fields: Partial<PaymentOrder> & { createdAt: Instant },
): { id: Id<"pay">; rows: Item[] } {
  const id: Id<"pay"> = fields.id ?? `pay_${ulid(Date.parse(fields.createdAt))}`;
  const status = fields.status ?? "PAID";
  const row = {
    ...paymentOrderKey(id),
    ...paymentKeys({ id, status, createdAt: fields.createdAt }),
    id,
    ...of,
    kind: "FIRST",
    attempt: 1,
    status,
    subscribeType: "MONTHLY",
    amount: 42_900,
    card: { issuerCode: "11", last4: "4242" },
    asks: 0,
    providerPaymentId: `toss_${id}`,
    version: 1,
    ...fields,
  };
  return { id, rows: [row, { ...userPaymentKey(of.userId, id) }] };
}

/** A member with a subscription, a card and one payment, as they are stored. */
export async function subscribed(world: World, fields: Fields = {}) {
  const member = await world.member();
  const createdAt = fields.createdAt ?? addHours(new Date().toISOString(), -240);
  const subscribeType = fields.subscribeType ?? "MONTHLY";
  const amount = priceAt(subscribeType, createdAt);
  const period = periodFrom(createdAt, subscribeType);
  const id: Id<"sub"> = `sub_${ulid(Date.parse(createdAt))}`;
  const row: SubscriptionItem = {
    ...subscribeKey(id),
    id,
    userId: member.id,
    status: "ACTIVE",
    subscribeType,
    price: amount,
    consent: { amount, textVersion: consentTextVersion, at: createdAt },
    ...period,
    nextBillingAt: period.periodEnd,
    entitledUntil: period.periodEnd,
    dunningStage: 0,
    createdAt,
    version: 1,
    ...fields,
  };
  const keys = subscriptionKeys(row);
  const card = cardNow(member.id, createdAt);
  const of = { userId: member.id, subscribeId: id, cardId: card.id };
  const payment = paymentRows(of, { createdAt, subscribeType, amount });
  const subscriber = { userId: member.id, subscribeId: id, cardId: card.id, version: 1 };
  await world.put([
    { ...row, ...keys },
    { ...subscriberKey(member.id), ...subscriber },
    card,
    ...payment.rows,
    {
      ...(await world.read({ pk: `user#${member.id}`, sk: "account" })),
      subscribeStatus: row.status,
      entitledUntil: featuresUntil(row),
    },
  ]);
  return { member, subscription: row, card, of, paymentId: payment.id };
}
