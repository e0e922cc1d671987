import { ulidOf, sellerIdOf } from "@bupum/shared/kernel/owner-ids";
import { exportLimits, lineExport } from "@bupum/shared/deal/product-estimates/contract";
import * as z from "zod/mini";
import { findJob, moveJob } from "../../accounts/batch-job-status/items.ts";
import { exportRow, storeExport } from "../../accounts/stored-files/writes.ts";
import { now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { write } from "../../kernel/table.ts";
import { sheetOf } from "./export-sheet.ts";
import { everyLine } from "./lists.ts";
import type { StoredLine } from "../whole-groups/lines.ts";

type Requested = MessageBody<"export.requested">;

class TooManyRows extends Error {}

/** Rows after which the job stores its progress. */
const toldRows = 2_000;

/** Makes the sheet of a job; a repeat makes the same sheet, or finds the job finished. */
export async function makeSheet(wanted: Requested): Promise<void> {
  const { jobId, userId, side, language } = wanted;
  const job = await findJob(userId, jobId);
  if (!job || job.status === "DONE" || job.status === "FAILED") return;
  const at = now();
  const owner = side === "SELL" ? { sellerId: sellerIdOf(userId) } : { buyerId: userId };
  const filter = z.parse(lineExport, wanted.wanted);
  try {
    const lines = everyLine(owner, filter, at);
    let rows = 0;
    const counted = told(wanted, lines, (count) => (rows = count));
    const file = await sheetOf(counted, language, at);
    const id = `fil_${ulidOf(jobId)}` as const;
    await storeExport(id, file);
    const made = { id, fileName: file.name, size: file.size };
    const done = { status: "DONE", progress: rows, total: rows, okCount: rows } as const;
    await write(
      exportRow(made, userId, jobId, at),
      moveJob(userId, jobId, { ...done, resultFileId: id, updatedAt: now() }),
    );
  } catch (error) {
    if (!(error instanceof TooManyRows)) throw error;
    const isBasic = wanted.most !== exportLimits.most;
    await fail(wanted, isBasic ? "SUBSCRIPTION_REQUIRED" : "EXPORT_TOO_LONG");
  }
}

/** Passes lines on and returns their number; throws TooManyRows above the limit. */
async function* told(
  { jobId, userId, most = exportLimits.basic }: Requested,
  pieces: AsyncIterable<StoredLine[]>,
  count: (rows: number) => void,
): AsyncGenerator<StoredLine[]> {
  let [rows, said] = [0, 0];
  for await (const lines of pieces) {
    rows += lines.length;
    count(rows);
    if (rows > most) throw new TooManyRows();
    if (said === 0 || rows - said >= toldRows) {
      said = rows || 1;
      const progress = { status: "IN_PROGRESS", progress: rows, updatedAt: now() } as const;
      // oxlint-disable-next-line no-await-in-loop -- it says how far the loop is
      await write(moveJob(userId, jobId, progress));
    }
    yield lines;
  }
}

const fail = ({ jobId, userId }: Requested, errorCode: string): Promise<void> =>
  write(moveJob(userId, jobId, { status: "FAILED", errorCode, updatedAt: now() }));

/** The message has failed finally: nobody must wait for its job any longer. */
export const giveUp = (wanted: Requested): Promise<void> => fail(wanted, "WORK_FAILED");
