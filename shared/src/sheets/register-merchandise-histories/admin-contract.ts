import * as z from "zod/mini";
import { rule } from "../../kernel/rule.ts";
import { currency, priceBreaks } from "../../kernel/money/money.ts";
import { id } from "../../kernel/ids.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { instant } from "../../kernel/time.ts";
import { condition } from "../../selling/merchandises/contract.ts";
import {
  registerActions,
  rowErrorCodes,
  rowNotes,
  rowOutcomes,
} from "../register-request-histories/codes.ts";
import {
  lastSheetRow,
  mostCharacters,
  registerColumns,
} from "../register-request-histories/columns.ts";

export const cells = z.partialRecord(z.enum(registerColumns), z.string());
export type Cells = z.output<typeof cells>;

/** A listing before a row, or after it. */
const snapshot = z.object({
  condition,
  currency,
  breaks: priceBreaks,
  stock: z.nullable(z.int()),
});
export type Snapshot = z.output<typeof snapshot>;

const rowError = z.object({
  code: z.enum(rowErrorCodes),
  column: z.optional(z.enum(registerColumns)),
  /** In the caller's language. */
  message: z.string(),
});

const rowId = z.templateLiteral([id("rrh"), "#", z.string().check(z.regex(/^\d{7}$/))]);

export const registerMerchandiseHistory = z.object({
  id: rowId,
  registerRequestHistoryId: id("rrh"),
  /** The row number of the spreadsheet. */
  rowNo: z.int(),
  action: z.enum(registerActions),
  sellerId: id("sel"),
  cells,
  outcome: z.optional(z.enum(rowOutcomes)),
  /** Absent until the row is processed; until then `outcome` is the forecast of the dry run. */
  result: z.optional(z.enum(["OK", "ERROR", "SKIPPED"])),
  note: z.optional(z.enum(rowNotes)),
  errorCode: z.optional(z.enum(rowErrorCodes)),
  errors: z.array(rowError),
  productId: z.optional(id("prd")),
  merchandiseId: z.optional(id("mch")),
  before: z.optional(snapshot),
  after: z.optional(snapshot),
  /** Typed in by an admin, not read from the sheet. */
  isManual: z.boolean(),
  createdAt: instant,
  processedAt: z.optional(instant),
});
export type RegisterMerchandiseHistory = z.output<typeof registerMerchandiseHistory>;

const cellText = (column: (typeof registerColumns)[number]) =>
  z.optional(z.string().check(z.maxLength(mostCharacters[column])));
/** A row as an admin types it: cells as they would stand in a sheet. */
export const typedCells = z.strictObject({
  partNumber: cellText("partNumber"),
  manufactor: cellText("manufactor"),
  productName: cellText("productName"),
  condition: cellText("condition"),
  price: cellText("price"),
  currency: cellText("currency"),
  stock: cellText("stock"),
  moq: cellText("moq"),
  orderMultiple: cellText("orderMultiple"),
  leadTimeDays: cellText("leadTimeDays"),
  shippingFeePayer: cellText("shippingFeePayer"),
  warehouseRegion: cellText("warehouseRegion"),
  memo: cellText("memo"),
  sellerSku: cellText("sellerSku"),
});

/** Rows of one request by outcome, in the order of the sheet. */
export const rowsQuery = z.extend(pageQuery, { outcome: z.optional(z.enum(rowOutcomes)) });

export const registerMerchandiseHistoryRoutes = {
  list: route({
    method: "GET",
    path: "/register-merchandise-histories",
    access: "admin",
    summary: "Lists the rows of one bulk registration, foreseen or processed.",
    query: z.extend(rowsQuery, { registerRequestHistoryId: id("rrh") }),
    reply: page(registerMerchandiseHistory),
    problems: ["NOT_FOUND", "CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/register-merchandise-histories",
    access: "admin",
    summary: "Enters rows by hand for a seller; the request keeps its status.",
    body: z.strictObject({
      registerRequestHistoryId: id("rrh"),
      createMakers: z._default(z.boolean(), false),
      rows: z
        .array(
          z.strictObject({
            rowNo: z.int().check(z.minimum(1), z.maximum(lastSheetRow)),
            action: z.enum(registerActions),
            merchandise: typedCells,
          }),
        )
        .check(
          z.minLength(1),
          z.maxLength(500),
          rule((rows) => new Set(rows.map(({ rowNo }) => rowNo)).size === rows.length, {
            error: "DUPLICATE_LINES",
          }),
        ),
    }),
    reply: z.object({ items: z.array(registerMerchandiseHistory) }),
    problems: ["NOT_FOUND", "INVALID_TRANSITION"],
    cost: "write",
  }),
} satisfies Routes;
