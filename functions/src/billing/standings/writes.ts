import { Problem } from "@bupum/shared/kernel/problem";
import { featuresUntil } from "@bupum/shared/billing/subscribes/rules";
import { audit } from "../../kernel/audit.ts";
import { type Context, accountKey } from "../../kernel/context.ts";
import type { Guard, Write } from "../../kernel/table.ts";
import {
  lookKeys,
  type Standing,
  type Subscriber,
  subscribeKey,
  subscriberKey,
  type SubscriptionItem,
  subscriptionKeys,
} from "./items.ts";
import { lookAtOf, type State } from "./rules.ts";

/** Who acts, and when: `ctx` of an operation; `systemAt(now())` of a worker. */
export type Acting = Pick<Context, "actor" | "now">;

/** The same subscriber was changed meanwhile: its standing must be read again. */
export const overtaken = new Problem("BUSY");
export const isOvertaken = (error: unknown): boolean =>
  error instanceof Problem && error.code === "BUSY";

const asRead = (version: number): Guard =>
  version === 0
    ? { exists: false, refused: overtaken }
    : { equals: { version }, refused: overtaken };

/** The account exists: an account that leaves ends its subscription first (D13-14). */
export const mustStay = ({ account }: Standing): Write => ({
  check: accountKey(account.id),
  guard: { exists: true, lacks: ["deletedAt"], refused: overtaken },
});

/** The account exists and is not blocked, so it may be charged (D13-17). */
export const mustBeChargeable = ({ account }: Standing): Write => ({
  check: accountKey(account.id),
  guard: { exists: true, lacks: ["deletedAt", "blockedReason"], refused: overtaken },
});

/**
 * The subscriber's row after a change: the lock of its payments, and the clock's next look, derived
 * from the new standing. Every write about a subscription includes this row.
 */
export function subscriberWrite(
  by: Acting,
  before: Subscriber,
  after: Omit<Standing, "subscriber"> & { subscriber: Subscriber },
): { write: Write; subscriber: Subscriber } {
  const isBlocked = after.account.blockedReason !== undefined;
  const lookAt = lookAtOf(after.subscription, after.payment, by.now(), isBlocked);
  const { userId, subscribeId, cardId, openPaymentId } = after.subscriber;
  const subscriber: Subscriber = {
    userId,
    ...(subscribeId && { subscribeId }),
    ...(cardId && { cardId }),
    ...(openPaymentId && { openPaymentId }),
    ...(lookAt !== undefined && { lookAt }),
    version: before.version + 1,
  };
  const row = {
    ...subscriberKey(userId),
    ...subscriber,
    ...(lookAt !== undefined && lookKeys(userId, lookAt)),
  };
  return { write: { put: row, guard: asRead(before.version) }, subscriber };
}

/** A change of a standing, in one transaction. */
export interface Turn {
  /** Absent if it stays unchanged. */
  subscription?: State | undefined;
  /** null removes it. */
  openPayment?: Standing["payment"] | null;
  card?: Standing["card"] | null;
  /** The reason, for the audit. */
  reason?: string | undefined;
  /** The account is erased in the same transaction, which removes its copies. */
  isLeaving?: boolean;
}

/**
 * The writes of a change: the subscriber's row, the subscription with its keys, the account's
 * copies (D13-2), and the audit event; and the standing afterwards. Refused with `overtaken` if
 * anything was written since the standing was read.
 */
export function turnOf(
  by: Acting,
  standing: Standing,
  turn: Turn,
): { writes: Write[]; standing: Standing } {
  const { subscriber, account } = standing;
  const next = turn.subscription && stored(turn.subscription);
  const { card, payment, subscription, ...rest } = standing;
  const nextCard = turn.card === null ? undefined : (turn.card ?? card);
  const nextPayment = turn.openPayment === null ? undefined : (turn.openPayment ?? payment);
  const nextSubscription = next ?? subscription;
  const after: Standing = {
    ...rest,
    subscriber: {
      userId: subscriber.userId,
      ...(nextSubscription && { subscribeId: nextSubscription.id }),
      ...(nextCard && { cardId: nextCard.id }),
      ...(nextPayment && { openPaymentId: nextPayment.id }),
      version: subscriber.version,
    },
    ...(nextCard && { card: nextCard }),
    ...(nextPayment && { payment: nextPayment }),
    ...(nextSubscription && { subscription: nextSubscription }),
  };
  const moved = subscriberWrite(by, subscriber, after);
  const writes = [moved.write];
  if (next) writes.push(...subscriptionWrites(by, standing, next, turn));
  return {
    writes,
    standing: {
      ...after,
      subscriber: moved.subscriber,
      ...(next && { account: { ...account, ...copyOf(next) } }),
    },
  };
}

const stored = (state: State): SubscriptionItem => ({
  ...state,
  ...subscribeKey(state.id),
  ...subscriptionKeys(state),
  version: state.version + 1,
});

/** The account's copies of a subscription (D13-2). */
const copyOf = (one: SubscriptionItem) => ({
  subscribeStatus: one.status,
  entitledUntil: featuresUntil(one),
});

function subscriptionWrites(
  by: Acting,
  { subscription: before, account }: Standing,
  next: SubscriptionItem,
  { reason, isLeaving }: Turn,
): Write[] {
  const from = before?.id === next.id ? before.status : "NONE";
  const copy: Write = {
    change: accountKey(account.id),
    set: copyOf(next),
    guard: { exists: true, lacks: ["deletedAt"], refused: overtaken },
  };
  return [
    { put: { ...next }, guard: asRead(next.version - 1) },
    ...(isLeaving ? [] : [copy]),
    audit(by, { entity: "subscribe", id: next.id, from, to: next.status, reason }),
  ];
}
