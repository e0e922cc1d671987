import { normalize } from "@bupum/shared/kernel/text/text";
import type { RowItem } from "../register-merchandise-histories/items.ts";
import type { RowPlan } from "../register-merchandise-histories/plan.ts";
import { asksForYen } from "../register-merchandise-histories/rules.ts";
import type { Tally } from "./tally.ts";

/** Different unknown names that are kept of a file. */
const mostNames = 100;

type Became = Pick<RowPlan, "outcome" | "errors">;

/** Counts what a row comes to. */
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
