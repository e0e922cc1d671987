import { mustHaveCard } from "@bupum/shared/billing/credit-cards/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { mustBeSettled } from "@bupum/shared/billing/payment-orders/rules";
import type { PaymentKind } from "@bupum/shared/billing/payment-orders/states";
import type { SubscribeType } from "@bupum/shared/billing/plans/plans";
import type { Consent } from "@bupum/shared/billing/subscribes/rules";
import { audit, noted, startedBy } from "../../kernel/audit.ts";
import { type Actor, newId } from "../../kernel/context.ts";
import { write, type Write } from "../../kernel/table.ts";
import type { Standing } from "../standings/items.ts";
import { type Acting, mustBeChargeable, overtaken, turnOf } from "../standings/writes.ts";
import { paymentKeys, userPaymentKey } from "./items.ts";
import type { CardItem } from "../standings/cards.ts";
import { paymentOrderKey, type PaymentItem } from "../standings/payments.ts";

/** A charge that was decided. */
export interface PlannedCharge {
  kind: PaymentKind;
  /** The number of the attempt for this period, from 1 on. */
  attempt: number;
  subscribeType: SubscribeType;
  /** KRW with VAT, above 0, and at most the consented amount (D13-9). */
  amount: number;
  credit?: number;
  /** The period it pays for; absent for a period that begins with the payment. */
  period?: { periodStart: Instant; periodEnd: Instant; anchorDay: number };
  /** The terms from the payment on; absent if the subscription's terms apply. */
  consent?: Consent;
  /** Not one of the four attempts of a renewal (D13-8). */
  isExtra?: true;
  /** The reason of the admin who caused it. */
  reason?: string | undefined;
}
/** A standing with an open payment. */
export type Opened = Standing & { payment: PaymentItem };
/** A standing with an open payment and the card to charge. */
export type Paying = Opened & { card: CardItem };

/**
 * Takes the lock of an account's money for one attempt (D13-7): the payment is READY, and the clock
 * closes it if nobody sends it. Throws PAYMENT_PENDING, CARD_REQUIRED; INVALID_TRANSITION for a
 * blocked member (D13-17); BUSY if the standing has changed.
 */
export async function open(by: Acting, standing: Standing, wish: PlannedCharge): Promise<Paying> {
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

/** If the caller dies, this event still says who began it; the payment itself says the rest. */
const asked = (by: Acting, { id, status, reason }: PaymentItem): Write =>
  audit(by, { entity: "payment-order", id, from: "NONE", to: status, reason });

function paymentOf(
  { subscription, account }: Standing,
  card: CardItem,
  { period, ...wish }: PlannedCharge & { adminId?: Id<"usr"> },
  at: Instant,
): PaymentItem {
  const id = newId("pay");
  // An ended subscription is not renewed: a new one gets a new id.
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

/** The next state of a payment, guarded by the state that was read. */
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
 * Releases the lock of a payment that was never sent: READY to CANCELLED, audited as the act of who
 * began it. Throws BUSY if it was sent meanwhile.
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
