/**
 * The meaning of a code (P6-4). Only codes count: statuses do not match their meaning, and texts
 * change.
 */
export type CodeKind =
  /** This card or its key never works again. */
  | "HARD"
  /** Refused now; the same card may work later. */
  | "SOFT"
  /** Our contract, keys or request are at fault. */
  | "OURS"
  /** It may have happened. */
  | "UNKNOWN";

const kinds = {
  HARD: [
    "INVALID_CARD_NUMBER",
    "INVALID_CARD_EXPIRATION",
    "INVALID_CARD_PASSWORD",
    "INVALID_CARD_IDENTITY",
    "INVALID_BIRTH_DAY_FORMAT",
    "INVALID_STOPPED_CARD",
    "INVALID_CARD_LOST_OR_STOLEN",
    "INVALID_REJECT_CARD",
    "NOT_SUPPORTED_CARD_TYPE",
    "NOT_REGISTERED_CARD_COMPANY",
    "INVALID_BILL_KEY_REQUEST",
    "INVALID_BILLING_AUTH",
    "ALREADY_REMOVED_BILLING_KEY",
    "NOT_MATCHES_CUSTOMER_KEY",
  ],
  SOFT: [
    "REJECT_CARD_PAYMENT",
    "REJECT_CARD_COMPANY",
    "REJECT_ACCOUNT_PAYMENT",
    "EXCEED_MAX_AUTH_COUNT",
    "EXCEED_MAX_DAILY_PAYMENT_COUNT",
    "EXCEED_MAX_PAYMENT_AMOUNT",
    "EXCEED_MAX_AMOUNT",
    "EXCEED_MAX_ONE_DAY_AMOUNT",
    "EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT",
    // Of refunds.
    "REFUND_REJECTED",
    "NOT_CANCELABLE_PAYMENT",
    "NOT_CANCELABLE_AMOUNT",
    "NOT_MATCHES_REFUNDABLE_AMOUNT",
    "NOT_ALLOWED_PARTIAL_REFUND",
    "EXCEED_MAX_REFUND_DUE",
    "EXCEED_CANCEL_LIMIT",
    "NOT_FOUND_PAYMENT",
    "ALREADY_CANCELED_PAYMENT",
    "ALREADY_REFUND_PAYMENT",
  ],
  OURS: [
    "UNAUTHORIZED_KEY",
    "INVALID_API_KEY",
    "FORBIDDEN_REQUEST",
    "INCORRECT_BASIC_AUTH_FORMAT",
    "NOT_SUPPORTED_METHOD",
    "NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT",
    "BELOW_MINIMUM_AMOUNT",
    "INVALID_REQUEST",
    "INVALID_REQUIRED_PARAM",
    "INVALID_ORDER_ID",
    "INVALID_EMAIL",
    "INVALID_CARD_INSTALLMENT_PLAN",
    "INVALID_IDEMPOTENCY_KEY",
  ],
} as const satisfies Partial<Record<CodeKind, readonly string[]>>;

const kindByCode = new Map<string, CodeKind>(
  Object.entries(kinds).flatMap(([kind, codes]) =>
    // Object.entries widens the names that stand above.
    codes.map((code) => [code, kind as CodeKind] as const),
  ),
);

/**
 * The kind of a code; an unknown code leaves the outcome unknown, so that the provider is asked
 * before anything is retried.
 */
export const kindOf = (code: string | undefined): CodeKind =>
  (code !== undefined && kindByCode.get(code)) || "UNKNOWN";

/** Whether the card was not at fault. */
export const isOurs = (code: string): boolean => kindOf(code) === "OURS";
