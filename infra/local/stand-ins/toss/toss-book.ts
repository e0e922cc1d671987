import {
  replyWith,
  type Behaviour,
  failure,
  mId,
  paymentBody,
  random,
  seoulTime,
  type TossReply,
  type TossCard,
  type TossPayment,
} from "./toss-shapes.ts";
import { Movements } from "./toss-movements.ts";

/** The result of the card window; its key goes through the browser and works once. */
export interface Authorization {
  customerKey: string;
  /** The masked number: the rest is dropped before anything is stored. */
  number: string;
  issuerCode: string;
  ownerType: string;
  behaviour: Behaviour;
}

export interface BookState {
  cards: TossCard[];
  payments: TossPayment[];
  authorizations: Record<string, Authorization>;
}
interface Options {
  now(): number;
  /** Sends an event to the market. */
  tell(eventType: string, data: object): void;
}
type Body = Record<string, unknown>;

const refusals: Partial<Record<Behaviour, string>> = {
  BALANCE: "REJECT_CARD_PAYMENT",
  LOST: "INVALID_CARD_LOST_OR_STOLEN",
  EXPIRED: "INVALID_CARD_EXPIRATION",
};

/** Cards, payments and movements of money, with the provider's arithmetic. */
export class TossBook {
  readonly #state: BookState;
  readonly #options: Options;
  readonly #cards = new Map<string, TossCard>();
  readonly #byOrder = new Map<string, TossPayment>();
  readonly #byKey = new Map<string, TossPayment>();
  readonly #movements = new Movements();

  constructor(state: BookState, options: Options) {
    this.#state = state;
    this.#options = options;
    for (const card of state.cards) this.#cards.set(card.billingKey, card);
    for (const payment of state.payments) this.#index(payment);
    this.#movements.rebuild(state.payments);
  }

  get cards(): readonly TossCard[] {
    return this.#state.cards;
  }
  get payments(): readonly TossPayment[] {
    return this.#state.payments;
  }
  card = (billingKey: string) => this.#cards.get(billingKey);
  paymentOf = (orderId: string) => this.#byOrder.get(orderId);

  #index(payment: TossPayment) {
    this.#byOrder.set(payment.orderId, payment);
    this.#byKey.set(payment.paymentKey, payment);
  }

  /** Deletes payments; cards stay, since accounts hold their keys. */
  clear() {
    this.#state.payments.length = 0;
    this.#byOrder.clear();
    this.#byKey.clear();
    this.#movements.rebuild([]);
  }

  /** The result of the card window for an accepted card: the key for the browser. */
  authorize(customerKey: string, given: Partial<Authorization> = {}): string {
    const authKey = `bln_${random(40)}`;
    this.#state.authorizations[authKey] = {
      number: "43301200****000*",
      issuerCode: "41",
      ownerType: "개인",
      behaviour: "OK",
      ...given,
      customerKey,
    };
    return authKey;
  }

  issue({ authKey, customerKey }: Body): TossReply {
    if (typeof authKey !== "string" || typeof customerKey !== "string")
      return failure("INVALID_REQUEST");
    const found = this.#state.authorizations[authKey];
    if (!found) return failure("INVALID_BILLING_AUTH");
    if (found.customerKey !== customerKey) return failure("NOT_MATCHES_CUSTOMER_KEY");
    Reflect.deleteProperty(this.#state.authorizations, authKey);
    const { behaviour, ...shown } = found;
    const authenticatedAt = seoulTime(this.#options.now());
    const billingKey = `${random(43)}=`;
    const card = { billingKey, cardType: "신용", behaviour, authenticatedAt, ...shown };
    this.#state.cards.push(card);
    this.#cards.set(billingKey, card);
    const { issuerCode, number, cardType, ownerType } = card;
    return replyWith(200, {
      mId,
      customerKey,
      authenticatedAt,
      method: "카드",
      billingKey,
      card: { issuerCode, acquirerCode: issuerCode, number, cardType, ownerType },
      transfers: null,
      easyPay: null,
      cardCompany: null,
      cardNumber: number,
    });
  }

  charge(billingKey: string, body: Body): TossReply {
    const { customerKey, orderId, orderName, amount } = body;
    if (typeof orderId !== "string" || !/^[\w=-]{6,64}$/.test(orderId))
      return failure("INVALID_ORDER_ID");
    if (typeof orderName !== "string" || orderName.length > 100 || typeof customerKey !== "string")
      return failure("INVALID_REQUEST");
    if (typeof amount !== "number" || !Number.isInteger(amount)) return failure("INVALID_REQUEST");
    if (amount < 100) return failure("BELOW_MINIMUM_AMOUNT");
    const card = this.#cards.get(billingKey);
    if (!card) return failure("INVALID_BILL_KEY_REQUEST");
    if (card.removedAt) return failure("ALREADY_REMOVED_BILLING_KEY");
    if (card.customerKey !== customerKey) return failure("NOT_MATCHES_CUSTOMER_KEY");
    if (this.#byOrder.has(orderId)) return failure("DUPLICATED_ORDER_ID");
    const refusal = refusals[card.behaviour];
    if (refusal) return failure(refusal);
    const now = this.#options.now();
    const payment: TossPayment = {
      paymentKey: `tviva${random(24)}`,
      orderId,
      orderName,
      billingKey,
      customerKey,
      transactionKey: `txrd_${random(26)}`,
      approvedAt: seoulTime(now),
      totalAmount: amount,
      balanceAmount: amount,
      status: "DONE",
      cancels: [],
    };
    this.#state.payments.push(payment);
    this.#index(payment);
    this.#movements.add(payment, "DONE", amount, payment.transactionKey, now);
    return replyWith(200, paymentBody(payment, card));
  }

  /** By its own key or by its order id. */
  find(key: string): TossReply {
    const payment = this.#byOrder.get(key) ?? this.#byKey.get(key);
    if (!payment) return failure("NOT_FOUND_PAYMENT");
    return replyWith(200, paymentBody(payment, this.#cards.get(payment.billingKey)));
  }

  /**
   * As measured with test keys: partial refunds of the whole amount leave PARTIAL_CANCELED with 0.
   */
  cancel(paymentKey: string, body: Body): TossReply {
    const { cancelReason, cancelAmount, refundableAmount } = body;
    const payment = this.#byKey.get(paymentKey);
    if (!payment) return failure("NOT_FOUND_PAYMENT");
    if (typeof cancelReason !== "string" || cancelReason === "" || cancelReason.length > 200)
      return failure("INVALID_REQUEST");
    if (payment.status === "CANCELED") return failure("ALREADY_CANCELED_PAYMENT");
    if (refundableAmount !== undefined && refundableAmount !== payment.balanceAmount)
      return failure("NOT_MATCHES_REFUNDABLE_AMOUNT");
    const amount = cancelAmount === undefined ? payment.balanceAmount : Number(cancelAmount);
    if (!Number.isInteger(amount) || amount <= 0 || amount > payment.balanceAmount)
      return failure("NOT_CANCELABLE_AMOUNT");
    const now = this.#options.now();
    const isWhole = amount === payment.totalAmount;
    payment.balanceAmount -= amount;
    payment.status = isWhole ? "CANCELED" : "PARTIAL_CANCELED";
    const transactionKey = `txrd_${random(26)}`;
    payment.cancels.push({
      transactionKey,
      cancelAmount: amount,
      cancelReason,
      canceledAt: seoulTime(now),
      refundableAmount: payment.balanceAmount,
    });
    this.#movements.add(payment, payment.status, -amount, transactionKey, now);
    const shown = paymentBody(payment, this.#cards.get(payment.billingKey));
    this.#options.tell("PAYMENT_STATUS_CHANGED", shown);
    return replyWith(200, shown);
  }

  /** By the market, with an empty reply, or by its issuer. */
  remove(billingKey: string, reason: string | null = null): TossReply {
    const card = this.#cards.get(billingKey);
    if (!card) return failure("INVALID_BILL_KEY_REQUEST");
    if (card.removedAt) return failure("ALREADY_REMOVED_BILLING_KEY");
    card.removedAt = seoulTime(this.#options.now());
    this.#options.tell("BILLING_DELETED", { billingKey, reason });
    return { status: 200, body: "" };
  }

  transactions(query: URLSearchParams): TossReply {
    const limit = Number(query.get("limit") ?? 100);
    if (!Number.isInteger(limit) || limit < 1 || limit > 5000) return failure("INVALID_REQUEST");
    const [from, to] = ["startDate", "endDate"].map((name) => msOf(query.get(name)));
    if (from === undefined || to === undefined) return failure("INVALID_REQUEST");
    // The provider's unit is seconds: the last one is included with all its milliseconds.
    const found = this.#movements.between(from, to + 999, query.get("startingAfter"), limit);
    return found ? replyWith(200, found) : failure("INVALID_TRANSACTION_KEY");
  }
}

/** A wall clock in Seoul, with or without seconds and their fractions. */
function msOf(text: string | null): number | undefined {
  const parts = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.exec(text ?? "")?.[0];
  return parts === undefined ? undefined : Date.parse(`${parts}+09:00`);
}
