import type { RowOutcome } from "@bupum/shared/sheets/register-request-histories/codes";
import type { RequestItem } from "./items.ts";
import { noOutcomes } from "../register-merchandise-histories/items.ts";

/** What rows come to, counted while they are checked or applied. */
export interface Tally {
  counts: Record<RowOutcome, number>;
  /** Rows that were applied before. */
  doneRows: number;
  limitedRows: number;
  changedRows: number;
  yenRows: number;
  unknownMakerRows: number;
  unknownMakers: NonNullable<RequestItem["unknownMakers"]>;
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
