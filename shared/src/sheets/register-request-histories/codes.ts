// Lists without a schema, because the sites load them before any page.

/** Insert or delete action, as given (D23-2). */
export const registerActions = ["INSERT", "DELETE"] as const;
export type RegisterAction = (typeof registerActions)[number];

/** Why a row does not go on sale. */
export const rowErrorCodes = [
  "REQUIRED",
  "TOO_LONG",
  "CONTROL_CHARACTERS",
  "CODE_NOT_TEXT",
  "DATE_CELL",
  "FORMULA_CELL",
  "ERROR_CELL",
  "MERGED_CELL",
  "HIDDEN_ROW",
  "DUPLICATE_ROW",
  "PRICE_INVALID",
  "PRICE_WITH_VAT",
  "PRICE_REQUIRED",
  "BREAKS_INVALID",
  "NUMBER_INVALID",
  "MOQ_MULTIPLE",
  "CONDITION_UNKNOWN",
  "CURRENCY_UNKNOWN",
  "CURRENCY_UNCLEAR",
  "PAYER_UNKNOWN",
  "REGION_UNKNOWN",
  "MANUFACTOR_UNKNOWN",
  "PRODUCT_GONE",
  "MERCHANDISE_UNKNOWN",
  "SKU_UNKNOWN",
  "SKU_AMBIGUOUS",
  "LISTING_LIMIT",
  "LISTING_CHANGED",
  "NOT_MENDED",
  "SELLER_NOT_APPROVED",
  "BUSY",
] as const;
export type RowErrorCode = (typeof rowErrorCodes)[number];

/** The outcome of a row: the forecast of the dry run, then the result. */
export const rowOutcomes = ["ADD", "UPDATE", "REMOVE", "SKIP", "ERROR"] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** Further detail of a row that succeeded or was skipped. */
export const rowNotes = [
  "CREATED",
  "PRODUCT_CREATED",
  "UPDATED",
  "REMOVED",
  "DUPLICATE",
  "UNCHANGED",
  "EXAMPLE",
  "DONE_BEFORE",
  "LEFT_OUT",
  "SUM",
] as const;
export type RowNote = (typeof rowNotes)[number];
