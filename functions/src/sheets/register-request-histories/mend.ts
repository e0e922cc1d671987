import type { RegisterColumn } from "@bupum/shared/sheets/register-request-histories/columns";
import type { mending } from "@bupum/shared/sheets/register-request-histories/mending";
import { Problem } from "@bupum/shared/kernel/problem";
import { mayMend, mostChecksAnHour } from "@bupum/shared/sheets/register-request-histories/rules";
import { normalize } from "@bupum/shared/kernel/text/text";
import { addHours, type Instant } from "@bupum/shared/kernel/time";
import type { Cells } from "@bupum/shared/sheets/register-request-histories/contract";
import type * as z from "zod/mini";
import { moveJob } from "../../accounts/batch-job-status/items.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { type Write, write } from "../../kernel/table.ts";
import * as rows from "../register-merchandise-histories/items.ts";
import { rowHash } from "../register-merchandise-histories/row-hash.ts";
import { countsIn, newTally } from "./tally.ts";
import { asCorrected } from "./corrections.ts";
import * as items from "./items.ts";
import { recordOf } from "./mending-record.ts";
import { mendedNotice } from "./notices.ts";

type Mending = z.output<typeof mending>;

/**
 * Mends rows and has all that are not applied checked again: a correction is no further file of the
 * month, and what a plan or a maker had stopped gets another check without one (D8-16). Throws
 * INVALID_TRANSITION, VERSION_CONFLICT.
 */
export async function mend(
  ctx: Context,
  before: items.RequestItem,
  body: Mending,
): Promise<items.RequestItem> {
  if (!mayMend(before))
    throw new Problem("INVALID_TRANSITION", { from: before.status, to: "IN_PROGRESS" });
  if (body.version !== undefined && body.version !== before.version)
    throw new Problem("VERSION_CONFLICT");
  const known = await rows.readRows(
    before.id,
    body.rows.map(({ rowNo }) => rowNo),
  );
  const mended = body.rows.flatMap((said, index): Write[] => {
    const row = known[index];
    if (!row) throw new Problem("NOT_FOUND");
    const set = changeOf(row, said);
    const isOpen = row.doneHash === undefined && Object.keys(set).length > 0;
    return isOpen ? [rows.mendRow(row, set)] : [];
  });
  const record = recordOf(body, known);
  await write(...mended, ...again(ctx, before, body, record), ...told(ctx, before, body));
  return items.find(before.id);
}

/** A seller is told of what an admin changes of the file. */
const told = (ctx: Context, before: items.RequestItem, body: Mending): Write[] =>
  ctx.actor.type === "admin" ? [mendedNotice(before, ctx.now(), body.rows.length)] : [];

/** Counts the checks of an hour: each reads up to 5,000 rows. Throws LIMIT_EXCEEDED. */
function oneMoreCheck({ checks }: items.RequestItem, at: Instant) {
  const since = checks && at < addHours(checks.since, 1) ? checks.since : at;
  const count = since === checks?.since ? checks.count + 1 : 1;
  if (count > mostChecksAnHour) {
    const left = Date.parse(addHours(since, 1)) - Date.parse(at);
    throw new Problem("LIMIT_EXCEEDED", { retryAfterSeconds: Math.ceil(left / 1000) });
  }
  return { since, count };
}

/** Faults of the file that somebody lifts by mending the row, whatever its cells. */
const liftedByMending: ReadonlySet<rows.RowFault["code"]> = new Set(["HIDDEN_ROW", "MERGED_CELL"]);

function changeOf(
  row: rows.RowItem,
  { cells: typed, isLeftOut, overwrites }: Mending["rows"][number],
): Partial<rows.RowItem> {
  return {
    ...(typed && withCells(row, typed)),
    ...(isLeftOut !== undefined && { isLeftOut }),
    ...(overwrites && row.present !== undefined && { basis: row.present }),
  };
}

function withCells(row: rows.RowItem, typed: NonNullable<Mending["rows"][number]["cells"]>) {
  const cells: Cells = { ...row.cells };
  // Object.entries widens the columns to string.
  for (const [column, text] of Object.entries(typed) as [RegisterColumn, string | undefined][])
    if (text === undefined || text.trim() === "") delete cells[column];
    else cells[column] = text.trim();
  const faults = row.faults.filter(
    ({ code, column }) =>
      !liftedByMending.has(code) && (column === undefined || typed[column] === undefined),
  );
  return { cells, faults, rowHash: rowHash(row.action, cells) };
}

/** Names with a chosen maker that a request keeps, the newest last: a row of the table is 400 KB. */
const mostChosen = 300;

function makersAfter(
  { makers = {} }: items.RequestItem,
  body: Mending,
): NonNullable<items.RequestItem["makers"]> {
  const chosen = new Map(Object.entries(makers));
  for (const { name, manufactorId } of body.makers) chosen.set(normalize(name), manufactorId);
  return Object.fromEntries([...chosen].slice(-mostChosen));
}

/**
 * The check begins anew; rows that were applied stay so. Makers are created for names that an admin
 * saw, not for those that are typed later.
 */
function again(ctx: Context, before: items.RequestItem, body: Mending, record: string): Write[] {
  const at = ctx.now();
  const { id: requestId, userId, jobId, status } = before;
  const run = before.run + 1;
  const set = {
    phase: "CHECKING",
    run,
    ...countsIn(newTally()),
    checkedRows: 0,
    appliedRows: 0,
    lastRowNo: 0,
    room: undefined,
    failure: undefined,
    doneAt: undefined,
    makers: makersAfter(before, body),
    createMakers: false,
    ...(body.yenSign && { yenSign: body.yenSign }),
    overwritesAll: body.overwritesAll,
    checks: oneMoreCheck(before, at),
    updatedAt: at,
  } as const;
  const [step, ...beside] =
    status === "IN_PROGRESS"
      ? [items.advance(before, { ...set, version: before.version + 1 })]
      : items.move(before, "IN_PROGRESS", set);
  return [
    asCorrected(step!, before),
    ...beside,
    moveJob(userId, jobId, { status: "IN_PROGRESS", progress: 0, updatedAt: at }),
    audit(ctx, {
      entity: "register-request",
      id: requestId,
      from: status,
      to: "CHECKING",
      reason: record,
      ...(ctx.actor.type === "admin" && { onBehalfOf: before.sellerId }),
    }),
    message(at, "register-request.read", { requestId, run, after: 0 }),
  ];
}
