import type { Id } from "@bupum/shared/kernel/ids";
import { ulidOf } from "@bupum/shared/kernel/owner-ids";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Grid } from "@bupum/shared/sheets/reader/grid";
import { SheetError } from "@bupum/shared/sheets/reader/sheet-error";
import { moveJob } from "../../accounts/batch-job-status/items.ts";
import * as files from "../../accounts/stored-files/items.ts";
import { madeFile } from "../../accounts/stored-files/writes.ts";
import { now } from "../../kernel/context.ts";
import { env } from "../../kernel/env.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { unless, write } from "../../kernel/table.ts";
import * as rows from "../register-merchandise-histories/items.ts";
import { namedMakers } from "./named-makers.ts";
import { countsIn, newTally } from "./tally.ts";
import { judgeCorrection } from "./corrections.ts";
import { fail } from "./fail.ts";
import * as items from "./items.ts";
import { doneNotice } from "./notices.ts";
import { reportFile } from "./report.ts";
import { registerWords } from "./rules.ts";
import { dataRows, type SheetRow, survey } from "./sheet/sheet.ts";
import { onlySheet } from "./sheet/only-sheet.ts";
import { load, save } from "./storage.ts";
import { transition } from "./writes.ts";

/** Rows of one transaction, which takes 4 MB: a row has 14 cells of 1,100 characters at most. */
const rowsAtOnce = 50;

/** Takes a request that waits: the validator's move (D8-1). */
async function take(request: items.RequestItem): Promise<void> {
  const at = now();
  const mode = env("import").AUTO_APPLY === "true" ? "AUTO" : "MANUAL";
  await unless(
    items.staleStep,
    write(
      ...items.move(request, "IN_PROGRESS", { phase: "READING", mode, updatedAt: at }),
      transition(request, "IN_PROGRESS", at),
      moveJob(request.userId, request.jobId, { status: "IN_PROGRESS", updatedAt: at }),
    ),
  );
}

/**
 * Reads a file into rows, in two passes: the first checks that it can be read, the second stores
 * the rows. A fault of the file ends the request with a reason; other errors repeat the message.
 */
async function readFile(step: MessageBody<"register-request.received">): Promise<void> {
  let request = await items.find(step.requestId);
  if (request.run !== step.run) return;
  if (request.status === "READY") {
    await take(request);
    request = await items.find(step.requestId);
  }
  if (request.status !== "IN_PROGRESS" || request.phase !== "READING") return;
  try {
    const grid = await gridOf(request);
    const surveyed = survey(grid, request.action, request.assigned);
    await keepRows(request, dataRows(grid, surveyed, request.action));
    const judged = await judgeCorrection(request, surveyed.totalRows);
    await beginCheck(request, surveyed, judged);
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    await fail(request, error.code, error.params);
  }
}

async function gridOf(request: items.RequestItem): Promise<Grid> {
  const row = await files.findRow(request.file.id);
  if (!row) throw new SheetError("FILE_GONE");
  const bytes = await load(row.objectKey, row.etag ?? request.fileHash);
  return onlySheet(bytes);
}

async function keepRows(request: items.RequestItem, read: Iterable<SheetRow>): Promise<void> {
  let waiting: SheetRow[] = [];
  const keep = async () => {
    const kept = waiting;
    waiting = [];
    await keepSome(request, kept);
  };
  for (const row of read) {
    waiting.push(row);
    // oxlint-disable-next-line no-await-in-loop -- rows are read while others are stored
    if (waiting.length === rowsAtOnce) await keep();
  }
  if (waiting.length > 0) await keep();
}

/** Rows stored by an earlier run stay: they may have been mended since. */
async function keepSome(request: items.RequestItem, read: readonly SheetRow[]): Promise<void> {
  const { id: requestId, action, sellerId, createdAt } = request;
  const known = await rows.readRows(
    requestId,
    read.map(({ rowNo }) => rowNo),
  );
  const added = read.filter((_, index) => known[index] === undefined);
  await write(
    ...added.map((row) =>
      rows.addRow({ ...row, requestId, action, sellerId, isManual: false, createdAt }),
    ),
  );
}

async function beginCheck(
  request: items.RequestItem,
  { totalRows, ignoredColumns }: Pick<ReturnType<typeof survey>, "totalRows" | "ignoredColumns">,
  judged: Awaited<ReturnType<typeof judgeCorrection>>,
) {
  const at = now();
  const { id: requestId, run, userId, jobId } = request;
  await unless(
    items.staleStep,
    write(
      items.advance(request, {
        phase: "CHECKING",
        totalRows,
        ignoredColumns,
        checkedRows: 0,
        appliedRows: 0,
        lastRowNo: 0,
        ...countsIn(newTally()),
        ...judged.set,
        updatedAt: at,
      }),
      ...judged.writes,
      // All rows are checked, then all are applied.
      moveJob(userId, jobId, { total: totalRows * 2, progress: 0, updatedAt: at }),
      message(at, "register-request.read", { requestId, run, after: 0 }),
    ),
  );
}

/** A report written again gets the same id. */
const reportId = (requestId: Id<"rrh">): Id<"fil"> => `fil_${ulidOf(requestId)}`;

/**
 * Writes the report of the rows that failed, or will, and the row by which it can be opened; without
 * such rows there is none (D8-12).
 */
async function report(request: items.RequestItem, at: Instant) {
  if (request.errorRows === 0) return { puts: [] };
  const words = registerWords[request.language];
  const made = await reportFile(request.id, request.action, words, at);
  const name = request.file.fileName.replace(/\.[^.]+$/, "");
  const file = {
    id: reportId(request.id),
    fileName: `${words.report.replace("{name}", name)}.xlsx`.slice(-120),
    size: made.size,
  };
  await save(files.movedKey(file.id), new Uint8Array(await made.arrayBuffer()));
  return {
    file,
    puts: [madeFile(file, request.userId, { entity: "register-request", id: request.id }, at)],
  };
}

/** The dry run is complete: writes a report, and waits for an admin unless no row has an error. */
async function endCheck(step: MessageBody<"register-request.checked">): Promise<void> {
  const request = await items.find(step.requestId);
  if (request.phase !== "CHECKING" || request.run !== step.run) return;
  if (request.status !== "IN_PROGRESS") return;
  const at = now();
  const [{ file, puts }, unknownMakers] = await Promise.all([
    report(request, at),
    namedMakers(request.unknownMakers),
  ]);
  const { id: requestId, run, userId, jobId, mode, errorRows } = request;
  const goesOn = mode === "AUTO" && errorRows === 0;
  await unless(
    items.staleStep,
    write(
      items.advance(request, {
        phase: goesOn ? "APPLYING" : "CHECKED",
        ...(goesOn && { lastRowNo: 0, wasConfirmed: true }),
        reportFile: file,
        unknownMakers,
        overwritesAll: undefined,
        updatedAt: at,
      }),
      ...puts,
      moveJob(userId, jobId, { resultFileId: file?.id ?? null, updatedAt: at }),
      ...(goesOn ? [message(at, "register-request.confirmed", { requestId, run, after: 0 })] : []),
    ),
  );
}

/** All rows are applied: writes the report and notifies the seller. */
async function endApply(step: MessageBody<"register-request.applied">): Promise<void> {
  const request = await items.find(step.requestId);
  if (request.phase !== "APPLYING" || request.run !== step.run) return;
  if (request.status !== "IN_PROGRESS") return;
  const at = now();
  const [{ file, puts }, unknownMakers] = await Promise.all([
    report(request, at),
    namedMakers(request.unknownMakers),
  ]);
  const { userId, jobId, okRows, errorRows } = request;
  await unless(
    items.staleStep,
    write(
      ...items.move(request, "DONE", {
        phase: "ENDED",
        reportFile: file,
        unknownMakers,
        doneAt: at,
        updatedAt: at,
      }),
      ...puts,
      transition(request, "DONE", at, request.processedBy),
      moveJob(userId, jobId, {
        status: "DONE",
        resultFileId: file?.id ?? null,
        updatedAt: at,
      }),
      doneNotice(request, at, { ok: okRows, errors: errorRows }),
    ),
  );
}

export const handlers = {
  "register-request.received": readFile,
  "register-request.checked": endCheck,
  "register-request.applied": endApply,
};
