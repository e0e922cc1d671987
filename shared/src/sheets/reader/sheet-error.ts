import type { FileErrorCode } from "../register-request-histories/codes.ts";

/** Why a whole file is refused: a fault that no second try would repair. */
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
