import { sheetFaults } from "../reader/sheet-error.ts";

/** Why a whole file is refused. */
export const fileErrorCodes = [
  ...sheetFaults,
  "SELLER_NOT_APPROVED",
  "WORK_FAILED",
  "ADMIN",
] as const;
export type FileErrorCode = (typeof fileErrorCodes)[number];
