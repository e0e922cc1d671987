import * as z from "zod/mini";
import { rule } from "../../kernel/rule.ts";
import { batchStatus } from "../../accounts/batch-job-status/contract.ts";
import { fileKey, fileSummary } from "../../accounts/files/contract.ts";
import { id } from "../../kernel/ids.ts";
import { inLanguages, language } from "../../kernel/language/languages.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { sheetType } from "../../kernel/sheet.ts";
import { fileName, prose } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { registerActions, rowErrorCodes, rowNotes, rowOutcomes } from "./codes.ts";
import { fileErrorCodes } from "./file-error-codes.ts";
import { mostAssigned, mostHeading } from "./heads.ts";
import { mending } from "./mending.ts";
import { adminManualStatuses, phases } from "./rules.ts";
import { currency, priceBreaks } from "../../kernel/money/money.ts";
import { condition } from "../../selling/merchandises/contract.ts";
import { registerColumns } from "./columns.ts";

export const adminManualStatus = z.enum(adminManualStatuses);

const knownMaker = z.object({ id: id("mkr"), name: inLanguages(80) });
export type KnownMaker = z.output<typeof knownMaker>;

export const registerRequestHistory = z.object({
  id: id("rrh"),
  sellerId: id("sel"),
  sellerName: z.string(),
  action: z.enum(registerActions),
  file: fileSummary,
  memo: z.optional(z.string()),
  status: batchStatus,
  adminManualStatus,
  /** The two states that a seller sees (D8-2). */
  sellerStatus: z.enum(["READY", "DONE"]),
  phase: z.enum(phases),
  /** AUTO: applied without an admin if no row has an error; MANUAL: waits for an admin. */
  mode: z.optional(z.enum(["AUTO", "MANUAL"])),
  totalRows: z.int(),
  checkedRows: z.int(),
  appliedRows: z.int(),
  /** The counts that the dry run forecasts, then the results. */
  outcomes: z.object({
    ADD: z.int(),
    UPDATE: z.int(),
    REMOVE: z.int(),
    SKIP: z.int(),
    ERROR: z.int(),
  }),
  okRows: z.int(),
  errorRows: z.int(),
  /** Rows that were applied before, of all that come to something. */
  doneRows: z.optional(z.int()),
  /** The seller's listings on sale at the check, and the most that the plan allows (D8-15). */
  listings: z.optional(z.object({ live: z.int(), most: z.int() })),
  /** Rows that the plan keeps out (D8-15). */
  limitedRows: z.optional(z.int()),
  /** Rows whose listing changed since the file was made (D8-17). */
  changedRows: z.optional(z.int()),
  /** Rows whose prices have the sign of two currencies (D8-18). */
  yenRows: z.optional(z.int()),
  /** Rows with an unknown maker; an admin may have these makers created. */
  unknownMakerRows: z.int(),
  /** The names of unknown makers, those of most rows first, with the nearest known ones (D8-19). */
  unknownMakers: z.optional(
    z.array(z.object({ name: z.string(), rows: z.int(), nearest: z.array(knownMaker) })),
  ),
  /** Headings of columns that were ignored. */
  ignoredColumns: z.array(z.string()),
  createMakers: z.boolean(),
  /** The request whose failed rows this file corrects, so that it does not count (D8-21). */
  correctionOf: z.optional(id("rrh")),
  /** Its failed rows that corrections have taken (D8-21). */
  correctedRows: z.optional(z.int()),
  /** Its rows were confirmed: it is taken back no more, and counts among the month's files. */
  wasConfirmed: z.optional(z.boolean()),
  /** Why the whole file was refused, in the caller's language. */
  failure: z.optional(z.object({ code: z.enum(fileErrorCodes), message: z.string() })),
  /** The rows that failed, or will, to be mended and sent again (D8-12). */
  report: z.optional(fileSummary),
  jobId: id("job"),
  processedBy: z.optional(z.string()),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
  doneAt: z.optional(instant),
});
export type RegisterRequestHistory = z.output<typeof registerRequestHistory>;

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
  /** Taken out by its seller (D8-16). */
  isLeftOut: z.optional(z.boolean()),
  /** Other makers that have a part of this number, where the row's own maker has none (D8-19). */
  sameNumber: z.optional(z.array(knownMaker)),
  /** Typed in by an admin, not read from the sheet. */
  isManual: z.boolean(),
  createdAt: instant,
  processedAt: z.optional(instant),
});
export type RegisterMerchandiseHistory = z.output<typeof registerMerchandiseHistory>;

/** Rows of one request by outcome, in the order of the sheet. */
export const rowsQuery = z.extend(pageQuery, { outcome: z.optional(z.enum(rowOutcomes)) });

export const ofRequest = z.strictObject({ id: id("rrh") });
export const paged = ["CURSOR_INVALID", "PAGE_TOO_DEEP"] as const;

export const registerRequestHistoryRoutes = {
  create: route({
    method: "POST",
    path: "/register-request-histories",
    access: "seller",
    summary: "Sends an uploaded sheet (category REQUEST) whose rows shall go on or off sale.",
    status: 201,
    body: z
      .strictObject({
        /** The upload by its id, or by the key of its form (D24-1). */
        fileId: z.optional(id("fil")),
        fileKey: z.optional(fileKey),
        /** The seller's name for the file; the name of the upload if absent. */
        fileName: z.optional(fileName),
        action: z.enum(registerActions),
        memo: z.optional(prose(0, 500)),
        /** What headings of the file mean, where the seller says so (D8-22). */
        columns: z.optional(
          z
            .array(
              z.strictObject({
                heading: prose(1, mostHeading),
                column: z.enum(registerColumns),
              }),
            )
            .check(z.maxLength(mostAssigned)),
        ),
        /** One's own request whose failed rows this file corrects (D8-21). */
        correctionOf: z.optional(id("rrh")),
      })
      .check(
        rule((body) => (body.fileId === undefined) !== (body.fileKey === undefined), {
          error: "required",
          path: ["fileKey"],
        }),
      ),
    reply: registerRequestHistory,
    problems: [
      "NOT_FOUND",
      "FILE_INVALID",
      "FILE_EXPIRED",
      "FILE_TYPE_MISMATCH",
      "FILE_PROTECTED",
      "FILE_TOO_LARGE",
      "FILE_ALREADY_SENT",
      "SUBSCRIPTION_REQUIRED",
      "BULK_LIMIT",
    ],
    cost: "upload",
    idempotent: true,
  }),
  list: route({
    method: "GET",
    path: "/register-request-histories",
    access: "seller",
    summary: "Lists one's own bulk registrations, newest first.",
    query: pageQuery,
    reply: page(registerRequestHistory),
    problems: paged,
    cost: "read",
  }),
  allowance: route({
    method: "GET",
    path: "/register-request-histories/allowance",
    access: "seller",
    summary:
      "Reads how many files of the month and listings are used, and how many the plan allows.",
    reply: z.object({
      files: z.object({ used: z.int(), most: z.int() }),
      listings: z.object({ live: z.int(), most: z.int() }),
    }),
    problems: [],
    cost: "read",
  }),
  template: route({
    method: "GET",
    path: "/register-request-histories/template",
    access: "public",
    summary: "Saves the empty sheet of an action in a language.",
    query: z.strictObject({
      language: z._default(language, "ko"),
      action: z._default(z.enum(registerActions), "INSERT"),
    }),
    file: { type: sheetType },
    problems: [],
    cache: 3600,
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/register-request-histories/{id}",
    access: "seller",
    summary: "Reads one's own bulk registration and how far it has come.",
    params: ofRequest,
    reply: registerRequestHistory,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  rows: route({
    method: "GET",
    path: "/register-request-histories/{id}/rows",
    access: "seller",
    summary: "Lists what each row of one's own sheet comes to.",
    params: ofRequest,
    query: rowsQuery,
    reply: page(registerMerchandiseHistory),
    problems: ["NOT_FOUND", ...paged],
    cost: "read",
  }),
  mend: route({
    method: "PATCH",
    path: "/register-request-histories/{id}/rows",
    access: "seller",
    summary: "Mends rows of one's own sheet and has it checked again; this is no further file.",
    params: ofRequest,
    body: mending,
    reply: registerRequestHistory,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "VERSION_CONFLICT"],
    cost: "write",
  }),
  change: route({
    method: "PATCH",
    path: "/register-request-histories/{id}",
    access: "seller",
    summary: "Takes one's own request back, as long as it waits or has failed.",
    params: ofRequest,
    body: z.strictObject({ status: z.literal("CANCELLED"), version: z.optional(z.int()) }),
    reply: registerRequestHistory,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "VERSION_CONFLICT"],
    cost: "write",
  }),
} satisfies Routes;
