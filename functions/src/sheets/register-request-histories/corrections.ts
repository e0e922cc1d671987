import { isEntitled } from "@bupum/shared/billing/subscribes/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { SheetError } from "@bupum/shared/sheets/reader/sheet-error";
import { mostFiles } from "@bupum/shared/sheets/register-request-histories/columns";
import { rowsToCorrect } from "@bupum/shared/sheets/register-request-histories/rules";
import { accountKey, now } from "../../kernel/context.ts";
import { read, type Write } from "../../kernel/table.ts";
import * as items from "./items.ts";

/**
 * Whether a new file corrects that request of the same seller, so that it is no further file of the
 * month. Its rows are not known yet: the reading judges them (D8-21). Throws NOT_FOUND.
 */
export async function corrects(sellerId: Id<"sel">, of: Id<"rrh"> | undefined): Promise<boolean> {
  if (!of) return false;
  const before = await items.find(of);
  if (before.sellerId !== sellerId) throw new Problem("NOT_FOUND");
  return rowsToCorrect(before) > 0;
}

interface Judged {
  set: Parameters<typeof items.advance>[1];
  writes: Write[];
}

/** Thrown while a step runs on the corrected request: the message is repeated. */
const stepRuns = new Problem("BUSY");
const monthIsFull = new Problem("BULK_LIMIT");

/**
 * Takes the rows of a correction from those that remain of the request that it corrects. With more
 * rows than remain it counts as a file of the month (D8-21). A reading that is repeated takes none
 * again: the step of the correction, in the same transaction, is the guard.
 */
export async function judgeCorrection(
  request: items.RequestItem,
  totalRows: number,
): Promise<Judged> {
  const { correctionOf, tookRows } = request;
  if (!correctionOf || tookRows !== undefined) return { set: {}, writes: [] };
  const before = await items.find(correctionOf);
  if (before.status === "IN_PROGRESS" && before.phase !== "CHECKED") throw stepRuns;
  const left = rowsToCorrect(before);
  if (totalRows > left) return await counted(request, { left, rows: totalRows });
  const { status, phase, errorRows } = before;
  return {
    set: { tookRows: totalRows },
    writes: [
      {
        change: items.requestKey(correctionOf),
        add: { correctedRows: totalRows },
        guard: {
          equals: { status, phase, errorRows },
          absentOrBelow: { correctedRows: errorRows - totalRows + 1 },
          refused: stepRuns,
        },
      },
    ],
  };
}

async function counted(
  { sellerId, createdAt }: items.RequestItem,
  figures: { left: number; rows: number },
): Promise<Judged> {
  const month = items.monthKey(sellerId, createdAt);
  const [used, account] = await Promise.all([read(month), read(accountKey(userIdOf(sellerId)))]);
  const isPremium = isEntitled({ entitledUntil: account?.["entitledUntil"] }, now());
  const most = isPremium ? mostFiles.premium : mostFiles.basic;
  if (Number(used?.["count"] ?? 0) >= most) throw new SheetError("MONTH_FULL", figures);
  const guard = { absentOrBelow: { count: most }, refused: monthIsFull };
  return {
    set: { isUncounted: undefined, correctionOf: undefined },
    writes: [{ change: month, add: { count: 1 }, guard }],
  };
}

/** Gives the rows of a cancelled correction back, unless they were on sale or corrected in turn. */
export const giveBack = ({
  correctionOf,
  tookRows,
  wasConfirmed,
  correctedRows = 0,
}: items.RequestItem): Write[] =>
  correctionOf && tookRows !== undefined && !wasConfirmed && correctedRows === 0
    ? [{ change: items.requestKey(correctionOf), add: { correctedRows: -tookRows } }]
    : [];

/**
 * The same write of a request, refused where a correction has taken rows since it was read: such
 * rows are neither mended in both files nor given back twice.
 */
export function asCorrected(write: Write, { correctedRows = 0 }: items.RequestItem): Write {
  if (!write.guard) return write;
  const absentOrBelow = { ...write.guard.absentOrBelow, correctedRows: correctedRows + 1 };
  return { ...write, guard: { ...write.guard, absentOrBelow } };
}
