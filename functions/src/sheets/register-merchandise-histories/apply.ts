import { cloudLimits } from "@bupum/shared/kernel/chunks";
import { Problem } from "@bupum/shared/kernel/problem";
import { now } from "../../kernel/context.ts";
import { retry } from "../../kernel/retry.ts";
import { unless, write } from "../../kernel/table.ts";
import { mostMerchandises } from "../../selling/merchandises/rules.ts";
import * as sellers from "../../accounts/seller-infos/items.ts";
import { type RowWrites, rowWritesOf, type Trader, writesOf } from "./writes.ts";
import { alreadyDone, type RowFault, type RowItem, saveResult } from "./items.ts";
import type { RowFindings, Market } from "./market.ts";
import { keptOut, plan, type RowPlan } from "./plan.ts";
import { type RowValues, parseRow } from "./rules.ts";

export const faultsIn = (
  row: RowItem,
  yenSign?: "CNY",
): { said: RowValues; faults: RowFault[] } => {
  const { said, faults } = parseRow(row.cells, row.action, yenSign);
  // A cell that could not be read gets no second fault.
  const unread = new Set(row.faults.map(({ column }) => column));
  const further = faults.filter(({ column }) => column === undefined || !unread.has(column));
  return { said, faults: [...row.faults, ...further] };
};

interface ReadRow {
  row: RowItem;
  said: RowValues;
  faults: RowFault[];
}
interface FoundRow extends ReadRow {
  found: RowFindings;
}

/**
 * Applies rows in their order, as many in one transaction as fit; each row's outcome is written
 * with it. After a crash no row is applied twice and none is lost. Returns the last row applied in
 * time.
 */
export async function applyRows(
  rows: readonly RowItem[],
  market: Market,
  trader: Trader,
  isTime: () => boolean,
): Promise<RowPlan[]> {
  const read = rows.map((row) => ({ row, ...faultsIn(row, trader.yenSign) }));
  const found = await market.look(read.map(({ row, said }) => ({ action: row.action, said })));
  const waiting = read.map((one, index) => ({ ...one, found: found[index]! }));
  const done: RowPlan[] = [];
  while (done.length < waiting.length && isTime())
    // One after the other: each changes the counter of the same seller.
    // oxlint-disable-next-line no-await-in-loop
    done.push(...(await applySome(waiting.slice(done.length), market, trader)));
  return done;
}

/** Rows of one transaction, and the two rows that all of them share: count and message. */
const mostWrites = cloudLimits.transaction - 2;

const planOf = ({ row, said, faults }: ReadRow, found: RowFindings, trader: Trader): RowPlan =>
  sellers.isLive(trader.seller) ? plan(row, said, faults, found) : failed("SELLER_NOT_APPROVED");

/** Whether a row changes nothing that another row of its transaction may read. */
const mayRide = ({ outcome }: RowPlan, { product }: RowFindings): boolean =>
  outcome !== "REMOVE" && (outcome !== "ADD" || product !== undefined);

/** The next rows for one transaction: each names a different part, which exists already. */
async function gather(waiting: readonly FoundRow[], trader: Trader): Promise<RowWrites[]> {
  const carried: RowWrites[] = [];
  const parts = new Set<string>();
  let writes = 0;
  for (const one of waiting) {
    const planned = planOf(one, one.found, trader);
    const part = one.found.product?.id;
    if (!mayRide(planned, one.found) || (part && parts.has(part))) break;
    // oxlint-disable-next-line no-await-in-loop
    const next = await rowWritesOf(one.row, one.said, planned, one.found, trader);
    writes += next.writes.length;
    if (writes > mostWrites) break;
    carried.push(next);
    if (part) parts.add(part);
  }
  return carried;
}

/** The next rows, together if possible; one by one if one of them was refused. */
async function applySome(
  waiting: readonly FoundRow[],
  market: Market,
  trader: Trader,
): Promise<RowPlan[]> {
  const carried = await gather(waiting, trader);
  if (carried.length > 1)
    try {
      await write(...writesOf(carried, trader));
      return carried.map(({ became }) => became);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  const became: RowPlan[] = [];
  for (const one of waiting.slice(0, Math.max(1, carried.length)))
    // oxlint-disable-next-line no-await-in-loop
    became.push(await applyRow(one, market, trader));
  return became;
}

/** A row that could not be applied; a failed read of the market fails the message, not the row. */
const refused = new Problem("BUSY");
const isRefused = (error: unknown) => error === refused;

async function applyRow(one: FoundRow, market: Market, trader: Trader): Promise<RowPlan> {
  const { row, said } = one;
  /** A concurrent call was faster: a listing changed, or the part or maker exists by now. */
  const foundAnew = async () => {
    market.forget(said);
    return (await market.look([{ action: row.action, said }]))[0]!;
  };
  const attempt = async (round: number): Promise<RowPlan> => {
    const found = round > 0 ? await foundAnew() : one.found;
    const planned = planOf(one, found, trader);
    try {
      const carried = await rowWritesOf(row, said, planned, found, trader);
      await write(...writesOf([carried], trader));
      return carried.became;
    } catch (error) {
      if (error === alreadyDone) return planned;
      if (!(error instanceof Problem)) throw error;
      if (error.code !== "SUBSCRIPTION_REQUIRED") throw refused;
    }
    return finishRow(row, beyondPlan(planned, trader));
  };
  try {
    return await retry(isRefused, attempt);
  } catch (error) {
    if (!isRefused(error)) throw error;
    return finishRow(row, failed("BUSY"));
  }
}

/** A row that the plan keeps out. */
export const beyondPlan = (planned: RowPlan, { isPremium }: Pick<Trader, "isPremium">): RowPlan =>
  keptOut(planned, { code: "LISTING_LIMIT", params: { most: mostMerchandises(isPremium) } });

const failed = (code: RowFault["code"]): RowPlan => ({ outcome: "ERROR", errors: [{ code }] });

async function finishRow(row: RowItem, became: RowPlan): Promise<RowPlan> {
  // If another delivery applied the row, that counts as success.
  await unless(alreadyDone, write(saveResult(row, became, now())));
  return became;
}
