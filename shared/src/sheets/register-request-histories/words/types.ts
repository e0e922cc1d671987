import type { FileErrorCode, RegisterAction, RowErrorCode, RowNote } from "../codes.ts";
import type { RegisterColumn } from "../columns.ts";
import type { Condition, Payer } from "../terms.ts";
import type { Region } from "../../../reference/regions/regions.ts";

/** Words that the template, the report and the pages share; `{name}` is a parameter. */
export interface RegisterWords {
  /** Heads of the template: they must be read again, so each is a name that columns.ts knows. */
  columns: Record<RegisterColumn, string>;
  /** What the drop-downs of the template offer: each is a word that terms.ts knows. */
  choices: {
    condition: Record<Condition, string>;
    shippingFeePayer: Record<Payer, string>;
    warehouseRegion: Record<Region, string>;
  };
  /** A row that shows how the others are filled in. */
  example: { manufactor: string; productName: string; memo: string };
  /** Name of the template's file, without its ending. */
  templates: Record<RegisterAction, string>;
  /** Name of the report's file; `{name}` is the name of what was sent. */
  report: string;
  reportColumns: { rowNo: string; result: string; errorCode: string; message: string };
  results: { OK: string; ERROR: string; SKIPPED: string; PLANNED: string };
  notes: Record<RowNote, string>;
  rowErrors: Record<RowErrorCode, string>;
  fileErrors: Record<FileErrorCode, string>;
}
