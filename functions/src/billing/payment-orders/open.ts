import { mustHaveCard } from "@bupum/shared/billing/credit-cards/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { mustBeSettled } from "@bupum/shared/billing/payment-orders/rules";
import type { PaymentKind } from "@bupum/shared/billing/payment-orders/states";
import type { SubscribeType } from "@bupum/shared/billing/subscribes/plans";
import type { Consent } from "@bupum/shared/billing/subscribes/rules";
import type { CardItem } from "../credit-cards/items.ts";
import { audit, noted, startedBy } from "../../kernel/audit.ts";
import { type Actor, newId } from "../../kernel/context.ts";
import { write, type Write } from "../../kernel/table.ts";
import type { Standing } from "../subscribes/items.ts";
import { type Acting, mustBeChargeable, overtaken, turnOf } from "../subscribes/writes.ts";
import { paymentKeys, paymentOrderKey, type PaymentItem, userPaymentKey } from "./items.ts";

/** A charge that somebody decided on. */
export interface Wish {
  kind: PaymentKind;
  /** Which attempt for this period it is, from 1 on. */
  attempt: number;
  subscribeType: SubscribeType;
  /** KRW with VAT, above 0, and at most what was agreed to (D13-9). */
  amount: number;
  credit?: number;
  /** What it pays for; without it a period from the payment on. */
  period?: { periodStart: Instant; periodEnd: Instant; anchorDay: number };
  /** What holds from the payment on; that of the subscription without it. */
  consent?: Consent;
  /** Beside the four attempts of a renewal (D13-8). */
  isExtra?: true;
  /** What the admin who asked for it said. */
  reason?: string | undefined;
}
/** A standing whose payment is open. */
export type Opened = Standing & { payment: PaymentItem };
/** The same with the card that it charges. */
export type Paying = Opened & { card: CardItem };

/**
 * Takes the lock of an account's money for one attempt (D13-7): the payment is READY, and the clock
 * looks after it if nobody sends it. Throws PAYMENT_PENDING, CARD_REQUIRED; INVALID_TRANSITION of a
 * blocked member (D13-17); BUSY where the standing is not as it was read.
 */
export async function open(by: Acting, standing: Standing, wish: Wish): Promise<Paying> {
  mustBeSettled(standing.subscriber.openPaymentId);
  if (standing.account.blockedReason)
    throw new Problem("INVALID_TRANSITION", { from: "BLOCKED", to: "PAID" });
  const card = mustHaveCard(standing.card?.sealedKey === undefined ? undefined : standing.card);
  const payment = paymentOf(standing, card, { ...wish, ...askedBy(by.actor) }, by.now());
  const turn = turnOf(by, standing, { openPayment: payment });
  await write(
    ...turn.writes,
    mustBeChargeable(standing),
    { put: { ...payment }, guard: { exists: false, refused: overtaken } },
    {
      put: { ...userPaymentKey(payment.userId, payment.id) },
      guard: { exists: false, refused: overtaken },
    },
    ...(payment.adminId ? [asked(by, payment)] : []),
  );
  return { ...turn.standing, payment, card };
}

const askedBy = (actor: Actor): { adminId?: Id<"usr"> } =>
  actor.type === "admin" ? { adminId: actor.userId } : {};

/** Whoever dies on the way leaves who began it; of all others the payment tells enough. */
const asked = (by: Acting, { id, status, reason }: PaymentItem): Write =>
  audit(by, { entity: "payment-order", id, from: "NONE", to: status, reason });

function paymentOf(
  { subscription, account }: Standing,
  card: CardItem,
  { period, ...wish }: Wish & { adminId?: Id<"usr"> },
  at: Instant,
): PaymentItem {
  const id = newId("pay");
  // A subscription that has ended is not begun again: the next one is another.
  const isOn = subscription && subscription.status !== "CANCELLED";
  const status = "READY";
  return {
    ...paymentOrderKey(id),
    ...paymentKeys({ id, createdAt: at, status }),
    id,
    userId: account.id,
    subscribeId: isOn ? subscription.id : newId("sub"),
    status,
    ...wish,
    ...period,
    cardId: card.id,
    card: { issuerCode: card.issuerCode, last4: card.last4 },
    createdAt: at,
    asks: 0,
    version: 1,
  };
}

/** The next state of a payment, under the guard that it still is as it was read. */
export function changePayment(before: PaymentItem, after: PaymentItem): Write {
  const row = { ...after, ...paymentKeys(after), version: before.version + 1 };
  return {
    put: row,
    guard: {
      equals: { status: before.status, version: before.version },
      refused: overtaken,
    },
  };
}

/**
 * Gives the lock back of a payment that was never sent: READY to CANCELLED, the act of whoever
 * began it. Throws BUSY where it was sent meanwhile.
 */
export async function closeUnsent(by: Acting, paying: Opened): Promise<Standing> {
  const { payment } = paying;
  const turn = turnOf(by, paying, { openPayment: null });
  const after: PaymentItem = { ...payment, status: "CANCELLED", cancelledAt: by.now() };
  const { id, adminId, reason } = payment;
  const step = { id, from: payment.status, to: after.status, reason: noted("UNSENT", reason) };
  await write(
    ...turn.writes,
    changePayment(payment, after),
    audit(startedBy(by, adminId), { entity: "payment-order", ...step }),
  );
  return turn.standing;
}
