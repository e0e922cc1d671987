import * as z from "zod/mini";

/** Code to status, for every code that any route may return (D0-9). One line a code. */
export const problems = {
  INVALID_REQUEST: 400,
  BROKEN_JSON: 400,
  CURSOR_INVALID: 400,
  PAGE_TOO_DEEP: 400,
  SEARCH_PAGE_TOO_DEEP: 400,
  SELF_REQUEST: 400,
  ALTERNATIVE_NOT_ALLOWED: 400,
  ALTERNATIVE_NOT_ACCEPTED: 400,
  QUANTITY_NOT_ORDERABLE: 400,
  AMOUNT_TOO_LARGE: 400,
  BELOW_MINIMUM: 400,
  MIXED_ORDER: 400,
  MIXED_ESTIMATES: 400,
  CODE_WRONG: 400,
  VERIFICATION_INVALID: 400,
  RESET_TOKEN_INVALID: 400,
  PASSKEY_INVALID: 400,
  FILE_INVALID: 400,
  FILE_TYPE_MISMATCH: 400,
  FILE_TOO_LARGE: 400,
  FILE_EXPIRED: 400,
  FILE_PROTECTED: 400,
  IDEMPOTENCY_KEY_INVALID: 400,
  CUSTOMER_KEY_FOREIGN: 400,
  UNAUTHENTICATED: 401,
  LOGIN_FAILED: 401,
  SESSION_ENDED: 401,
  CARD_REFUSED: 402,
  PAYMENT_REFUSED: 402,
  FORBIDDEN: 403,
  SELLER_REGISTRATION_REQUIRED: 403,
  WRITER_REGISTRATION_REQUIRED: 403,
  SUBSCRIPTION_REQUIRED: 403,
  SELLER_BLOCKED: 403,
  ACCOUNT_BLOCKED: 403,
  CHAT_BLOCKED: 403,
  VIEW_READS_ONLY: 403,
  NOT_A_MEMBER: 403,
  COMPANY_ROLE_REQUIRED: 403,
  NOT_APPROVER: 403,
  NOT_FOUND: 404,
  ROUTE_NOT_FOUND: 404,
  ANSWER_LINK_INVALID: 404,
  INVITATION_INVALID: 404,
  VIEW_TICKET_INVALID: 404,
  VERSION_CONFLICT: 409,
  INVALID_TRANSITION: 409,
  IDEMPOTENCY_MISMATCH: 409,
  IDEMPOTENCY_IN_PROGRESS: 409,
  USER_ID_TAKEN: 409,
  PHONE_TAKEN: 409,
  EMAIL_TAKEN: 409,
  BUSINESS_NUMBER_TAKEN: 409,
  SELLER_INFO_EXISTS: 409,
  SELLER_INFO_MISSING: 409,
  WRITER_INFO_EXISTS: 409,
  MERCHANDISE_EXISTS: 409,
  RESTORE_EXPIRED: 409,
  PRODUCT_EXISTS: 409,
  PRODUCT_HAS_LISTINGS: 409,
  MERGE_NOT_POSSIBLE: 409,
  MANUFACTOR_EXISTS: 409,
  MANUFACTOR_HAS_PRODUCTS: 409,
  CATEGORY_TAG_IN_USE: 409,
  CATEGORY_TAG_HAS_CHILDREN: 409,
  CATEGORY_NOT_EMPTY: 409,
  EDIT_CONFLICT: 409,
  WIKI_TITLE_TAKEN: 409,
  OPINION_OPEN: 409,
  OPINION_CLOSED: 409,
  OPINION_NOT_APPLIED: 409,
  CATEGORY_LIMIT: 409,
  ENTRY_LIMIT: 409,
  SPELLING_EXISTS: 409,
  BOARD_COMPLETED: 409,
  CHAT_CLOSED: 409,
  PHONE_REQUIRED: 409,
  EMAIL_REQUIRED: 409,
  FILE_ALREADY_SENT: 409,
  FILE_EXCHANGED: 409,
  DUPLICATE_REQUEST: 409,
  BOM_PART_SENT: 409,
  SELLER_ALREADY_ASKED: 409,
  TOO_MANY_SELLERS: 409,
  ESTIMATE_CLOSED: 409,
  LINE_ANSWERED: 409,
  ROUNDS_USED_UP: 409,
  REVISIONS_USED_UP: 409,
  HAS_ACTIVE_ORDER: 409,
  HAS_RUNNING_ORDERS: 409,
  HAS_PENDING_ORDERS: 409,
  SECOND_PERSON: 409,
  APPROVAL_WAITS: 409,
  APPROVAL_NEEDED: 409,
  APPROVAL_NOT_NEEDED: 409,
  NO_APPROVER: 409,
  LINE_IN_APPROVAL: 409,
  LAST_OWNER: 409,
  COMPANY_HAS_MEMBERS: 409,
  JOIN_REQUEST_ENDED: 409,
  HAS_CONFIRMED_ORDERS: 409,
  NOTHING_TO_PRINT: 409,
  NOTHING_TO_INVOICE: 409,
  CERTIFICATE_REQUIRED: 409,
  INVOICE_LATE: 409,
  NOTHING_WAITS: 409,
  QUOTE_CHANGED: 409,
  QUOTE_EXPIRED: 409,
  QUOTE_NOT_ORDERABLE: 409,
  DUPLICATE_ORDER: 409,
  ALREADY_REPORTED: 409,
  CLAIM_OPEN: 409,
  CLAIM_NOT_POSSIBLE: 409,
  PIECES_NOT_OPEN: 409,
  OUT_OF_STOCK: 409,
  BOOKMARK_LIMIT: 409,
  BLOCK_LIMIT: 409,
  DEALER_OF_SELLER: 409,
  CARD_REQUIRED: 409,
  CARD_EXISTS: 409,
  CARD_IN_USE: 409,
  ALREADY_SUBSCRIBED: 409,
  CONSENT_OUTDATED: 409,
  PAYMENT_PENDING: 409,
  BUSY: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  LIMIT_EXCEEDED: 429,
  LOGIN_LOCKED: 429,
  CODE_LIMIT: 429,
  REQUEST_LIMIT: 429,
  REPORT_LIMIT: 429,
  CHAT_LIMIT: 429,
  BULK_LIMIT: 429,
  INTERNAL: 500,
  UNHEALTHY: 503,
  UNAVAILABLE: 503,
} as const;
export type ProblemCode = keyof typeof problems;
export const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];

/**
 * One fault of the input: its path (`body.lines.0.quantity`), its code, and its words in the
 * caller's language.
 */
export const issue = z.object({ path: z.string(), code: z.string(), message: z.string() });
export type Issue = z.output<typeof issue>;

export type ProblemParams = Record<string, unknown>;

/** RFC 9457 body, with `message` in the caller's language because pages toast it (D0-9). */
export const problemBody = z.object({
  type: z.string(),
  status: z.int(),
  code: z.enum(problemCodes),
  message: z.string(),
  params: z.optional(z.record(z.string(), z.unknown())),
  requestId: z.string(),
  issues: z.optional(z.array(issue)),
});
export type ProblemBody = z.output<typeof problemBody>;

/** An issue before it has words: `code` names an entry of `issueWords`. */
export interface Fault {
  path: string;
  code: string;
  params?: ProblemParams;
}

/** The only error whose message reaches a caller. */
export class Problem extends Error {
  override name = "Problem";
  readonly code: ProblemCode;
  readonly params: ProblemParams | undefined;
  readonly faults: Fault[] | undefined;
  constructor(code: ProblemCode, params?: ProblemParams, faults?: Fault[]) {
    super(code);
    this.code = code;
    this.params = params;
    this.faults = faults;
  }
  get status() {
    return problems[this.code];
  }
}

/** A single fault of one field, as the body schema would have reported it. */
export const faultAt = (path: string, code: string, params?: ProblemParams) =>
  new Problem("INVALID_REQUEST", undefined, [{ path, code, ...(params && { params }) }]);

/** The problems of every operation that takes files. */
export const fileProblems = [
  "FILE_INVALID",
  "FILE_EXPIRED",
  "FILE_TYPE_MISMATCH",
  "FILE_TOO_LARGE",
] as const;
