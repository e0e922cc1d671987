import type { RowOutcome } from "@bupum/shared/sheets/register-request-histories/codes";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { RequestItem } from "./items.ts";
import { noOutcomes, type RowItem } from "../register-merchandise-histories/items.ts";
import type { RowPlan } from "../register-merchandise-histories/plan.ts";
import { asksForYen } from "../register-merchandise-histories/rules.ts";

type UnknownMakers = NonNullable<RequestItem["unknownMakers"]>;
/** Different unknown names that are kept of a file. */
const mostNames = 100;

/** What rows come to, counted while they are checked or applied. */
export interface Tally {
  counts: Record<RowOutcome, number>;
  /** Rows that were applied before. */
  doneRows: number;
  limitedRows: number;
  changedRows: number;
  yenRows: number;
  unknownMakerRows: number;
  unknownMakers: UnknownMakers;
}

/** The counts so far of a request. */
export const tallyOf = (request: RequestItem): Tally => ({
  counts: { ...request.outcomes },
  doneRows: request.doneRows ?? 0,
  limitedRows: request.limitedRows ?? 0,
  changedRows: request.changedRows ?? 0,
  yenRows: request.yenRows ?? 0,
  unknownMakerRows: request.unknownMakerRows,
  unknownMakers: (request.unknownMakers ?? []).map((one) => ({ ...one })),
});
export const newTally = (): Tally => ({
  counts: { ...noOutcomes },
  doneRows: 0,
  limitedRows: 0,
  changedRows: 0,
  yenRows: 0,
  unknownMakerRows: 0,
  unknownMakers: [],
});

/** The counts as a request stores them. */
export const countsIn = ({ counts, ...rest }: Tally) => ({ ...rest, outcomes: counts });

export const okOf = ({ counts: { ADD, UPDATE, REMOVE } }: Tally): number => ADD + UPDATE + REMOVE;

type Became = Pick<RowPlan, "outcome" | "errors">;

/** Counts a row. */
export function count(tally: Tally, { cells }: Pick<RowItem, "cells">, became: Became): void {
  const has = (code: string) => became.errors.some((error) => error.code === code);
  tally.counts[became.outcome] += 1;
  if (has("LISTING_LIMIT")) tally.limitedRows += 1;
  if (has("LISTING_CHANGED")) tally.changedRows += 1;
  if ((has("CURRENCY_UNCLEAR") || has("CURRENCY_UNKNOWN")) && asksForYen(cells)) tally.yenRows += 1;
  if (!has("MANUFACTOR_UNKNOWN")) return;
  countMaker(tally, cells.manufactor ?? "");
  // A row with further faults goes on sale with its maker neither.
  if (became.errors.length === 1) tally.unknownMakerRows += 1;
}

function countMaker(tally: Tally, name: string): void {
  const known = tally.unknownMakers.find((one) => normalize(one.name) === normalize(name));
  if (known) known.rows += 1;
  else if (tally.unknownMakers.length < mostNames)
    tally.unknownMakers.push({ name, rows: 1, nearest: [] });
}

/** A row that was applied before comes to what it came to then. */
export const seen = (row: RowItem): Became => ({
  outcome: row.outcome ?? "SKIP",
  errors: row.errors ?? [],
});
