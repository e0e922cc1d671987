import { chunksOf } from "@bupum/shared/kernel/chunks";
import { moveJob } from "../../accounts/batch-job-status/items.ts";
import { now } from "../../kernel/context.ts";
import { timeSlice } from "../../kernel/rows/time-slice.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { unless, write } from "../../kernel/table.ts";
import * as requests from "./items.ts";
import { applyRows } from "../register-merchandise-histories/apply.ts";
import { checkRows, chunkRows, lookRows } from "./check.ts";
import { readRows, type RowItem, rowsAfter } from "../register-merchandise-histories/items.ts";
import { Market } from "../register-merchandise-histories/market.ts";
import { count, seen } from "./count.ts";
import { countsIn, newTally, okOf, type Tally, tallyOf } from "./tally.ts";
import { traderOf } from "../register-merchandise-histories/trader.ts";
import { besideTwins } from "../register-merchandise-histories/twins.ts";

/** Applies the next rows, each with its mark in the same transaction. */
async function applyChunk(step: MessageBody<"register-request.confirmed">): Promise<void> {
  const request = await requests.find(step.requestId);
  const { status, phase, run, appliedRows } = request;
  if (status !== "IN_PROGRESS" || phase !== "APPLYING" || run !== step.run) return;
  if (appliedRows !== step.after) return;
  const { rows, more } = await rowsAfter(request.id, request.lastRowNo, chunkRows);
  const tally = appliedRows === 0 ? newTally() : tallyOf(request);
  const done = await applyInTime(rows, request, tally);
  const at = now();
  const reached = appliedRows + done;
  const isLeft = more || done < rows.length;
  const okRows = okOf(tally);
  const errorRows = tally.counts.ERROR;
  await unless(
    requests.staleStep,
    write(
      requests.advance(request, {
        appliedRows: reached,
        lastRowNo: rows[done - 1]?.rowNo ?? request.lastRowNo,
        ...countsIn(tally),
        okRows,
        errorRows,
        updatedAt: at,
      }),
      moveJob(request.userId, request.jobId, {
        progress: request.totalRows + reached,
        okCount: okRows,
        errorCount: errorRows,
        updatedAt: at,
      }),
      isLeft
        ? message(at, "register-request.confirmed", { ...step, after: reached })
        : message(at, "register-request.applied", { requestId: request.id, run }),
    ),
  );
}

async function applyInTime(
  rows: readonly RowItem[],
  request: requests.RequestItem,
  tally: Tally,
): Promise<number> {
  const trader = await traderOf(request);
  const market = new Market(request.sellerId, request.createMakers, request.makers);
  const isOver = timeSlice();
  const isTime = () => !isOver();
  let done = 0;
  for (const some of chunksOf(rows, lookRows)) {
    if (!isTime()) break;
    // oxlint-disable-next-line no-await-in-loop
    const open = await besideTwins(
      request.id,
      some.filter(({ doneHash }) => doneHash === undefined),
    );
    // oxlint-disable-next-line no-await-in-loop
    const became = await applyRows(open, market, trader, isTime);
    const last = became.length < open.length ? indexOf(some, open[became.length]!) : some.length;
    for (const row of some.slice(0, last)) {
      const at = indexOf(open, row);
      count(tally, row, at < 0 ? seen(row) : became[at]!);
    }
    done += last;
  }
  return done;
}

const indexOf = (rows: readonly RowItem[], { rowNo }: RowItem) =>
  rows.findIndex((row) => row.rowNo === rowNo);

/** Rows typed by an admin are applied at once; the request keeps its status (D8-10). */
async function applyEntered(step: MessageBody<"register-rows.entered">): Promise<void> {
  const request = await requests.find(step.requestId);
  const trader = await traderOf(request);
  const market = new Market(request.sellerId, step.createMakers, request.makers);
  const isOver = timeSlice();
  for (const [at, rowNos] of chunksOf(step.rowNos, lookRows).entries()) {
    // oxlint-disable-next-line no-await-in-loop
    const found = await readRows(request.id, rowNos);
    const open = found.filter((row): row is RowItem => !!row && row.doneHash === undefined);
    // oxlint-disable-next-line no-await-in-loop
    await applyRows(open, market, trader, () => !isOver());
    // Rows applied by then are recognised by their mark.
    const left = step.rowNos.slice(at * lookRows);
    if (isOver()) return write(message(now(), "register-rows.entered", { ...step, rowNos: left }));
  }
}

export const handlers = {
  "register-request.read": checkRows,
  "register-request.confirmed": applyChunk,
  "register-rows.entered": applyEntered,
};
