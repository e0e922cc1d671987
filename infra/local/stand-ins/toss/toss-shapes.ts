import { randomBytes } from "node:crypto";

/** The behaviour of a card when it is charged; a person chooses it by the typed number. */
export const behaviours = [
  "OK",
  "BALANCE",
  "LOST",
  "EXPIRED",
  "TIMEOUT_BEFORE",
  "TIMEOUT_AFTER",
] as const;
export type Behaviour = (typeof behaviours)[number];

/** A stored card: its number is dropped once the mask is made. */
export interface TossCard {
  billingKey: string;
  customerKey: string;
  issuerCode: string;
  /** Such as 43301234****123*. */
  number: string;
  cardType: string;
  ownerType: string;
  behaviour: Behaviour;
  authenticatedAt: string;
  removedAt?: string;
}

export interface TossCancel {
  transactionKey: string;
  cancelAmount: number;
  cancelReason: string;
  canceledAt: string;
  refundableAmount: number;
}

export interface TossPayment {
  paymentKey: string;
  orderId: string;
  orderName: string;
  billingKey: string;
  customerKey: string;
  transactionKey: string;
  approvedAt: string;
  totalAmount: number;
  balanceAmount: number;
  status: "DONE" | "CANCELED" | "PARTIAL_CANCELED";
  cancels: TossCancel[];
}

/** A reply as it is sent: serialised once, so that a repeat is identical to the byte. */
export interface TossReply {
  status: number;
  body: string;
}

export const mId = "tvivarepublica4";
export const random = (length: number) =>
  randomBytes(length).toString("base64url").slice(0, length);

/** A time in the provider's form: the time in Seoul, with its offset. */
export const seoulTime = (ms: number) =>
  `${new Date(ms + 9 * 3_600_000).toISOString().slice(0, 19)}+09:00`;

export const replyWith = (status: number, body: unknown): TossReply => ({
  status,
  body: JSON.stringify(body),
});

/**
 * Statuses of the codes that this stand-in returns; they follow no rule, as at the provider (P6-4).
 */
const statuses: Record<string, number> = {
  UNAUTHORIZED_KEY: 401,
  INCORRECT_BASIC_AUTH_FORMAT: 403,
  FORBIDDEN_REQUEST: 403,
  REJECT_CARD_PAYMENT: 403,
  REJECT_CARD_COMPANY: 403,
  EXCEED_MAX_AUTH_COUNT: 403,
  FORBIDDEN_CONSECUTIVE_REQUEST: 403,
  NOT_CANCELABLE_AMOUNT: 403,
  NOT_CANCELABLE_PAYMENT: 403,
  NOT_FOUND_PAYMENT: 404,
  NOT_FOUND: 404,
  IDEMPOTENT_REQUEST_PROCESSING: 409,
  FAILED_INTERNAL_SYSTEM_PROCESSING: 500,
  FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING: 500,
  FAILED_CARD_COMPANY_RESPONSE: 500,
  FAILED_DB_PROCESSING: 500,
  FAILED_REFUND_PROCESS: 500,
  COMMON_ERROR: 500,
};

export const failure = (code: string): TossReply =>
  replyWith(statuses[code] ?? 400, { code, message: `${code} (로컬 토스페이먼츠)` });

const cardBody = ({ issuerCode, number, cardType, ownerType }: TossCard, amount: number) => ({
  issuerCode,
  acquirerCode: issuerCode,
  number,
  installmentPlanMonths: 0,
  isInterestFree: false,
  interestPayer: null,
  approveNo: "00000000",
  useCardPoint: false,
  cardType,
  ownerType,
  acquireStatus: "READY",
  amount,
});

const cancelBody = (cancel: TossCancel) => ({
  ...cancel,
  taxFreeAmount: 0,
  taxExemptionAmount: 0,
  receiptKey: null,
  cancelStatus: "DONE",
  cancelRequestId: null,
});

/** Fields of payments that were not made by card. */
const otherMethods = {
  virtualAccount: null,
  transfer: null,
  mobilePhone: null,
  giftCertificate: null,
  cashReceipt: null,
  cashReceipts: null,
  discount: null,
};

/** The Payment object with every field that the provider sends. */
export function paymentBody(paid: TossPayment, card: TossCard | undefined) {
  const vat = Math.round(paid.totalAmount / 11);
  return {
    mId,
    lastTransactionKey: paid.cancels.at(-1)?.transactionKey ?? paid.transactionKey,
    paymentKey: paid.paymentKey,
    orderId: paid.orderId,
    orderName: paid.orderName,
    taxExemptionAmount: 0,
    status: paid.status,
    requestedAt: paid.approvedAt,
    approvedAt: paid.approvedAt,
    useEscrow: false,
    cultureExpense: false,
    card: card && cardBody(card, paid.totalAmount),
    ...otherMethods,
    cancels: paid.cancels.length === 0 ? null : paid.cancels.map(cancelBody),
    secret: `ps_${paid.paymentKey.slice(0, 20)}`,
    type: "BILLING",
    easyPay: null,
    country: "KR",
    failure: null,
    isPartialCancelable: true,
    receipt: {
      url: `https://dashboard.tosspayments.com/receipt/redirection?transactionId=${paid.paymentKey}&ref=PX`,
    },
    checkout: { url: `https://api.tosspayments.com/v1/payments/${paid.paymentKey}/checkout` },
    currency: "KRW",
    totalAmount: paid.totalAmount,
    balanceAmount: paid.balanceAmount,
    suppliedAmount: paid.totalAmount - vat,
    vat,
    taxFreeAmount: 0,
    method: "카드",
    version: "2024-06-01",
    metadata: null,
  };
}
