import { chunksOf } from "@bupum/shared/kernel/chunks";
import type { Id } from "@bupum/shared/kernel/ids";
import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import type { RowOutcome } from "@bupum/shared/sheets/register-request-histories/codes";
import { isEntitled } from "@bupum/shared/billing/subscribes/rules";
import { moveJob } from "../../accounts/batch-job-status/items.ts";
import * as exchangeRates from "../../reference/exchange-rates/items.ts";
import { now, accountKey } from "../../kernel/context.ts";
import { timeSlice } from "../../kernel/rows/time-slice.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { read, unless, type Write, write } from "../../kernel/table.ts";
import * as requests from "./items.ts";
import * as sellers from "../../accounts/seller-infos/items.ts";
import { applyRows, faultsIn } from "../register-merchandise-histories/apply.ts";
import type { Trader } from "../register-merchandise-histories/writes.ts";
import {
  alreadyDone,
  saveForecast,
  noOutcomes,
  readRows,
  type RowItem,
  rowsAfter,
} from "../register-merchandise-histories/items.ts";
import { Market } from "../register-merchandise-histories/market.ts";
import { plan, type RowPlan } from "../register-merchandise-histories/plan.ts";

/** Rows handled by one message (D8-7), and how many are looked up together. */
const chunkRows = 500;
const lookRows = 100;

type Counts = Record<RowOutcome, number>;
const okOf = ({ ADD, UPDATE, REMOVE }: Counts) => ADD + UPDATE + REMOVE;

interface Tally {
  counts: Counts;
  unknownMakers: number;
}
function count(tally: Tally, became: Pick<RowPlan, "outcome" | "errors">): void {
  tally.counts[became.outcome] += 1;
  if (became.errors.some(({ code }) => code === "MANUFACTOR_UNKNOWN")) tally.unknownMakers += 1;
}
const seen = (row: RowItem) => ({ outcome: row.outcome ?? "SKIP", errors: row.errors ?? [] });

/** The dry run of the next rows: stores each one's outcome, and nothing else. */
async function checkRows(step: MessageBody<"register-request.read">): Promise<void> {
  const request = await requests.find(step.requestId);
  const { status, phase, run, checkedRows } = request;
  if (status !== "IN_PROGRESS" || phase !== "CHECKING" || run !== step.run) return;
  if (checkedRows !== step.after) return;
  const { rows, more } = await rowsAfter(request.id, request.lastRowNo, chunkRows);
  const market = new Market(request.sellerId, request.createMakers);
  const tally: Tally = { counts: { ...request.outcomes }, unknownMakers: request.unknownMakerRows };
  for (const some of chunksOf(rows, lookRows))
    // oxlint-disable-next-line no-await-in-loop
    await checkSome(some, market, tally);
  const at = now();
  const reached = checkedRows + rows.length;
  const next: Write = more
    ? message(at, "register-request.read", { ...step, after: reached })
    : message(at, "register-request.checked", { requestId: request.id, run });
  await unless(
    requests.staleStep,
    write(
      requests.advance(request, {
        checkedRows: reached,
        lastRowNo: rows.at(-1)?.rowNo ?? request.lastRowNo,
        outcomes: tally.counts,
        okRows: 0,
        errorRows: tally.counts.ERROR,
        unknownMakerRows: tally.unknownMakers,
        updatedAt: at,
      }),
      moveJob(request.userId, request.jobId, {
        progress: reached,
        errorCount: tally.counts.ERROR,
        updatedAt: at,
      }),
      next,
    ),
  );
}

async function checkSome(rows: readonly RowItem[], market: Market, tally: Tally): Promise<void> {
  const open = rows.filter(({ doneHash }) => doneHash === undefined);
  for (const row of rows) if (row.doneHash !== undefined) count(tally, seen(row));
  const read = open.map((row) => ({ row, ...faultsIn(row) }));
  const found = await market.look(read.map(({ row, said }) => ({ action: row.action, said })));
  const foreseen = read.map(({ row, said, faults }, index) => {
    const { offer: _offer, ...planned } = plan(row, said, faults, found[index]!);
    count(tally, planned);
    return saveForecast(row, planned);
  });
  try {
    await write(...foreseen);
  } catch (error) {
    // An admin has just applied one of them by hand: the others are updated one by one.
    if (error !== alreadyDone) throw error;
    for (const one of foreseen)
      // oxlint-disable-next-line no-await-in-loop
      await unless(alreadyDone, write(one));
  }
}

/** Applies the next rows, each with its mark in the same transaction. */
async function applyChunk(step: MessageBody<"register-request.confirmed">): Promise<void> {
  const request = await requests.find(step.requestId);
  const { status, phase, run, appliedRows } = request;
  if (status !== "IN_PROGRESS" || phase !== "APPLYING" || run !== step.run) return;
  if (appliedRows !== step.after) return;
  const { rows, more } = await rowsAfter(request.id, request.lastRowNo, chunkRows);
  const counts = { ...(appliedRows === 0 ? noOutcomes : request.outcomes) };
  const tally: Tally = { counts, unknownMakers: 0 };
  const done = await applyInTime(rows, request, tally);
  const at = now();
  const reached = appliedRows + done;
  const isLeft = more || done < rows.length;
  const okRows = okOf(tally.counts);
  const errorRows = tally.counts.ERROR;
  await unless(
    requests.staleStep,
    write(
      requests.advance(request, {
        appliedRows: reached,
        lastRowNo: rows[done - 1]?.rowNo ?? request.lastRowNo,
        outcomes: tally.counts,
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
  const trader = await traderOf(request.sellerId);
  const market = new Market(request.sellerId, request.createMakers);
  const isOver = timeSlice();
  const isTime = () => !isOver();
  let done = 0;
  for (const some of chunksOf(rows, lookRows)) {
    if (!isTime()) break;
    const open = some.filter(({ doneHash }) => doneHash === undefined);
    // oxlint-disable-next-line no-await-in-loop
    const became = await applyRows(open, market, trader, isTime);
    const last = became.length < open.length ? some.indexOf(open[became.length]!) : some.length;
    for (const row of some.slice(0, last)) {
      const at = open.indexOf(row);
      count(tally, at < 0 ? seen(row) : became[at]!);
    }
    done += last;
  }
  return done;
}

/** The present data needed to apply a seller's rows. */
async function traderOf(sellerId: Id<"sel">): Promise<Trader> {
  const [seller, account, newest] = await Promise.all([
    sellers.readSeller(sellerId),
    read(accountKey(userIdOf(sellerId))),
    exchangeRates.newest(now()),
  ]);
  return {
    sellerId,
    seller,
    isPremium: isEntitled({ entitledUntil: account?.["entitledUntil"] }, now()),
    rates: Object.fromEntries((newest?.rates ?? []).map(({ currency, rate }) => [currency, rate])),
  };
}

/** Rows typed by an admin are applied at once; the request keeps its status (D8-10). */
async function applyEntered(step: MessageBody<"register-rows.entered">): Promise<void> {
  const request = await requests.find(step.requestId);
  const trader = await traderOf(request.sellerId);
  const market = new Market(request.sellerId, step.createMakers);
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
