import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Subscription } from "@bupum/shared/billing/subscribes/contract";
import type { SubscribeStatus } from "@bupum/shared/billing/plans/plans";
import type { Subscribed } from "@bupum/shared/billing/subscribes/rules";
import { type Item, type Key, read, readMany } from "../../kernel/table.ts";
import { creditCardKey, type CardItem } from "./cards.ts";
import { paymentOrderKey, type PaymentItem } from "./payments.ts";
import { accountKey } from "../../kernel/context.ts";

// | access pattern                          | index | pk                   | sk               |
// |-----------------------------------------|-------|----------------------|------------------|
// | what an account has of it, and its lock |       | subscriber#<usr>     | subscriber       |
// | subscribers to look at                  | gsi2  | due#billing          | <instant>#<usr>  |
// | one subscription                        |       | subscribe#<sub>      | subscribe        |
// | all of them, by age                     | gsi1  | subscribes#all       | <createdAt>#<id> |
// | those of one status, by age             | gsi2  | subscribes#<status>  | <createdAt>#<id> |

/**
 * One row an account, and the lock of all its payments: a charge sets `openPaymentId`, which must
 * be absent, and it stays until the outcome of the payment is known.
 */
export interface Subscriber {
  userId: Id<"usr">;
  /** The last subscription, whatever its status. */
  subscribeId?: Id<"sub">;
  cardId?: Id<"crd">;
  /** READY or PENDING, or PAID with a refund under way. */
  openPaymentId?: Id<"pay">;
  /** When the clock looks at it next (D13-11). */
  lookAt?: Instant;
  version: number;
}
/** The renewal that was already announced, by the end of its period. */
interface Told {
  toldRenewal?: Instant;
  toldConsent?: Instant;
}
/** The part of a period's worth that one payment paid and no refund returned. */
export interface Fund {
  paymentId: Id<"pay">;
  amount: number;
}
export interface SubscriptionItem extends Subscription, Told, Key {
  refusedCardId?: Subscribed["refusedCardId"];
  /** The card was replaced after a refusal: one attempt is due at once, beside the four (D13-8). */
  isCardNew?: true | undefined;
  /** The payments behind `price`; a period that an admin gave has none. */
  funds?: Fund[];
}

export const subscriberKey = (userId: Id<"usr">): Key => ({
  pk: `subscriber#${userId}`,
  sk: "subscriber",
});
export const subscribeKey = (id: Id<"sub">): Key => ({ pk: `subscribe#${id}`, sk: "subscribe" });

export const subscriptionKeys = ({
  id,
  createdAt,
  status,
}: Pick<Subscription, "id" | "createdAt" | "status">) => ({
  gsi1pk: "subscribes#all",
  gsi1sk: `${createdAt}#${id}`,
  gsi2pk: `subscribes#${status}`,
  gsi2sk: `${createdAt}#${id}`,
});
export const lookKeys = (userId: Id<"usr">, at: Instant) => ({
  gsi2pk: "due#billing",
  gsi2sk: `${at}#${userId}`,
});

// Only the writes of writes.ts make rows with these keys, so these casts hold.
export const asSubscription = (item: Item) => item as unknown as SubscriptionItem;
const asSubscriber = (item: Item | undefined, userId: Id<"usr">): Subscriber =>
  item ? (item as unknown as Subscriber) : { userId, version: 0 };

export const readSubscriber = async (userId: Id<"usr">): Promise<Subscriber> =>
  asSubscriber(await read(subscriberKey(userId)), userId);

/** The fields of an account's row that subscriptions use. */
export type Subscribing = Pick<
  AdminUser,
  | "id"
  | "userId"
  | "name"
  | "companyName"
  | "uuid"
  | "email"
  | "emailVerified"
  | "deletedAt"
  | "blockedReason"
> & {
  subscribeStatus?: SubscribeStatus;
  entitledUntil?: Instant;
};

/** All data that a decision about an account's subscription needs, at one moment. */
export interface Standing {
  subscriber: Subscriber;
  account: Subscribing;
  subscription?: SubscriptionItem;
  card?: CardItem;
  payment?: PaymentItem;
}

/** Two reads in sequence. Throws NOT_FOUND for an account that does not exist. */
export async function readStanding(userId: Id<"usr">): Promise<Standing> {
  const [row, account] = await readMany([subscriberKey(userId), accountKey(userId)]);
  if (!account) throw new Problem("NOT_FOUND");
  const subscriber = asSubscriber(row, userId);
  const { subscribeId, cardId, openPaymentId } = subscriber;
  const keys = [
    subscribeId && subscribeKey(subscribeId),
    cardId && creditCardKey(cardId),
    openPaymentId && paymentOrderKey(openPaymentId),
  ];
  const asked = keys.filter((key) => key !== undefined);
  const found = asked.length > 0 ? await readMany(asked) : [];
  const at = (key: Key | undefined) => (key ? found[asked.indexOf(key)] : undefined);
  const [subscription, card, payment] = keys.map(at);
  return {
    subscriber,
    // The rows are written by users/items, with these attributes.
    account: account as unknown as Subscribing,
    ...(subscription && { subscription: asSubscription(subscription) }),
    ...(card && { card: card as unknown as CardItem }),
    ...(payment && { payment: payment as unknown as PaymentItem }),
  };
}
