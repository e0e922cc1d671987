import type { ProblemCode } from "../problem.ts";

/** Words of every problem code and every kind of fault, in one language; `{name}` is a parameter. */
export interface ProblemWords {
  problems: Record<ProblemCode, string>;
  issues: Record<IssueCode, string>;
}

export const issueCodes = [
  "required",
  "invalid_type",
  "too_small",
  "too_big",
  "too_short",
  "too_long",
  "too_few",
  "too_many",
  "invalid_format",
  "invalid_value",
  "unrecognized_keys",
  "invalid_union",
  "custom",
  "PAGE_SIZE",
  "UNIT_PRICE",
  "PRICE_BREAKS",
  "ONE_LINE",
  "NO_CONTROL",
  "EMAIL",
  "PHONE",
  "MOBILE",
  "USER_ID",
  "USER_ID_RESERVED",
  "PASSWORD",
  "CONSENT_REQUIRED",
  "BUSINESS_NUMBER",
  "DETAIL_REQUIRED",
  "PRODUCT_OR_TEXT",
  "DUE_AT_RANGE",
  "VALID_UNTIL_RANGE",
  "PRICE_REQUIRED",
  "DUPLICATE_LINES",
  "SELLERS_REQUIRED",
  "SELLER_NOT_AVAILABLE",
  "ZIP",
  "MAX_BELOW_MOQ",
  "MOQ_MULTIPLE",
  "DATE_RANGE",
  "DATE_PAST",
  "CLOSURE_TOO_LONG",
  "FILE_NAME",
  "FILE_TYPE",
  "MANUFACTOR_UNKNOWN",
  "PRODUCT_UNKNOWN",
  "SAME_PASSWORD",
  "PASSWORD_WRONG",
  "VERIFICATION_REQUIRED",
] as const;
export type IssueCode = (typeof issueCodes)[number];
