import type { FileErrorCode } from "@bupum/shared/register-request-histories/codes";

/** Why a whole file is not taken: a fault of the file, which no second try would mend. */
export class SheetError extends Error {
  override name = "SheetError";
  readonly code: FileErrorCode;
  readonly params: Record<string, unknown> | undefined;
  constructor(code: FileErrorCode, params?: Record<string, unknown>) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
