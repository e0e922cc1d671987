/** Why a whole file is refused while it is read. */
export const sheetFaults = [
  "FILE_GONE",
  "FILE_EXCHANGED",
  "PROTECTED",
  "OLD_FORMAT",
  "OTHER_FORMAT",
  "NOT_A_SHEET",
  "DAMAGED",
  "TOO_LARGE",
  "TOO_WIDE",
  "UNSAFE_XML",
  "MANY_SHEETS",
  "ENCODING",
  "EMPTY",
  "HEADER_ONLY",
  "WRONG_TEMPLATE",
  "DUPLICATE_COLUMN",
  "TOO_MANY_ROWS",
  "MONTH_FULL",
] as const;
export type SheetFault = (typeof sheetFaults)[number];

/** A fault of a file that no second try would repair. */
export class SheetError extends Error {
  override name = "SheetError";
  readonly code: SheetFault;
  readonly params: Record<string, unknown> | undefined;
  constructor(code: SheetFault, params?: Record<string, unknown>) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
