import type { RegisterAction, RowErrorCode } from "../codes.ts";
import type { FileErrorCode } from "../file-error-codes.ts";
import type { RegisterColumn } from "../columns.ts";
import type { Condition, Payer } from "../terms.ts";
import type { Region } from "../../../reference/regions/regions.ts";

/** Words that the template, the report and the pages share; `{name}` is a parameter. */
export interface RegisterWords {
  /** Headings of the template. They are read back, so columns.ts must know each of them. */
  columns: Record<RegisterColumn, string>;
  /** Choices of the template's drop-downs; terms.ts must know each of them. */
  choices: {
    condition: Record<Condition, string>;
    shippingFeePayer: Record<Payer, string>;
    warehouseRegion: Record<Region, string>;
  };
  /** The example row of the template. */
  example: { manufactor: string; productName: string; memo: string };
  /** Name of the template's file, without its ending. */
  templates: Record<RegisterAction, string>;
  /** Name of the report's file; `{name}` is the name of the uploaded file. */
  report: string;
  reportColumns: {
    rowNo: string;
    result: string;
    errorCode: string;
    message: string;
    /** What stood in refused cells, a line each. */
    cleared: string;
    /** The listing's version that a row was made from (D8-17). */
    version: string;
  };
  results: { ERROR: string };
  /** What figures of a column may look like, each read as it stands. */
  numberExamples: Record<"stock" | "leadTimeDays" | "quantity", string>;
  rowErrors: Record<RowErrorCode, string>;
  fileErrors: Record<FileErrorCode, string>;
}
