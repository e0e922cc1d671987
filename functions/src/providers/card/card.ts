import type { Instant } from "@bupum/shared/kernel/time";

/** A registered card; the provider returns its billing key only once. */
export interface IssuedCard {
  billingKey: string;
  /** The provider's code of the bank or company that issued it, such as "11". */
  issuerCode: string;
  last4: string;
  cardType: "CREDIT" | "CHECK" | "GIFT" | "UNKNOWN";
  ownerType: "PERSONAL" | "CORPORATE" | "UNKNOWN";
  authenticatedAt: Instant;
}

/** Nothing was taken. */
export interface Refusal {
  state: "FAILED";
  /** The provider's own code (P6-4). */
  code: string;
  /** The card will never work again: only another card helps. */
  isHard: boolean;
  /** Our contract, keys or request are at fault, not the card: logged as an error. */
  isOurs?: true;
}
/** Whether it happened is unknown: ask with findPayment, and never charge again (P6-4). */
export interface UnknownOutcome {
  state: "UNKNOWN";
  code?: string;
}
/** The outcome of a charge. Amounts are won, with VAT. */
export type Outcome =
  | {
      state: "PAID";
      paymentKey: string;
      approvedAt: Instant;
      amount: number;
      /** The card company's. */
      approvalNumber?: string;
      receiptUrl?: string;
    }
  | Refusal
  | UnknownOutcome;

export interface Charge {
  billingKey: string;
  customerKey: string;
  /** The id of one attempt: 6 to 64 letters, digits, - and _; also the idempotency key. */
  orderId: string;
  /** At most 100 characters. */
  orderName: string;
  amount: number;
  /** The address for the provider's own receipt. */
  email?: string;
}

/** One refund of a payment, whole or in part. */
export interface Refund {
  transactionKey: string;
  amount: number;
  at: Instant;
}
/** A payment as the provider has it now. */
export interface FoundPayment {
  orderId: string;
  paymentKey: string;
  status:
    | "READY"
    | "IN_PROGRESS"
    | "WAITING_FOR_DEPOSIT"
    | "DONE"
    | "CANCELED"
    | "PARTIAL_CANCELED"
    | "ABORTED"
    | "EXPIRED";
  totalAmount: number;
  /** The remaining amount: 0 after full refunds. */
  balanceAmount: number;
  approvedAt?: Instant;
  approvalNumber?: string;
  receiptUrl?: string;
  /** The reason of a refusal. */
  failCode?: string;
  cancels: Refund[];
}

export interface Cancellation {
  paymentKey: string;
  /** At most 200 characters; the provider shows it to its own staff. */
  reason: string;
  /** All that is left if absent. */
  amount?: number;
  idempotencyKey: string;
}
export type CancelOutcome =
  /** `refund` is the newest one; absent if an earlier call had refunded all. */
  { state: "CANCELLED"; balanceAmount?: number; refund?: Refund } | Refusal | UnknownOutcome;

/** One movement of money in the provider's own list, for the reconciliation. */
export interface Transaction {
  transactionKey: string;
  paymentKey: string;
  orderId: string;
  kind: "CHARGE" | "REFUND";
  /** Always above 0. */
  amount: number;
  at: Instant;
}
export interface TransactionRange {
  /** Both ends are included. */
  from: Instant;
  to: Instant;
  /** The `transactionKey` of the last known movement. */
  after?: string;
  /** At most 5,000. */
  limit: number;
}
