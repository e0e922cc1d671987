import { chunksOf } from "@bupum/shared/kernel/chunks";
import type { MatchResult } from "@bupum/shared/catalogue/products/contract";
import { mostMatched } from "@bupum/shared/catalogue/products/match";
import type { ListLine } from "@bupum/shared/sheets/product-lists/lines";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQueries, type UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { matchesOf } from "./matches.ts";
import type { ListState } from "./list-state.ts";
import { type Correction, keyOf, settled, type SettledLine } from "./pasted-lines.ts";

interface Asked {
  partNumber: string;
  manufactorName?: string;
  ownNumber?: string;
}
type Found = { row: Asked | undefined; matched: MatchResult }[];

const uncorrected: Correction = {};
const askedOf = (
  line: ListLine,
  partNumber: string,
  { manufactorName = line.manufactorName }: Correction = uncorrected,
): Asked => ({
  partNumber,
  ...(manufactorName && { manufactorName }),
  ...(line.ownNumber !== undefined && { ownNumber: line.ownNumber }),
});
const nameOf = ({ partNumber, manufactorName = "", ownNumber = "" }: Asked) =>
  [partNumber, manufactorName, ownNumber].join("\t");

/** What the catalogue says to each row that was asked for. */
const knownOf = (found: readonly UseQueryResult<Found>[]): ReadonlyMap<string, MatchResult> =>
  new Map(
    found.flatMap(({ data = [] }) =>
      data.flatMap(({ row, matched }) => (row ? [[nameOf(row), matched] as const] : [])),
    ),
  );

/**
 * The lines with what was corrected of them, and what the catalogue says to that. Rows of the sheet
 * are asked for as they stand in it; what is corrected or taken over by hand, beside them, so that
 * a change asks for its own row alone.
 */
export function useSettled(
  lines: readonly ListLine[],
  { corrections, taken, boards }: Pick<ListState, "corrections" | "taken" | "boards">,
): SettledLine[] {
  const isTaken = ({ rows: [rowNo] }: ListLine) => taken.includes(rowNo!);
  const ofSheet = useMemo(
    () => lines.filter((line) => !isTaken(line)).map((line) => askedOf(line, line.partNumber)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a row that is taken changes the lines
    [lines],
  );
  const byHand = lines.flatMap((line) => {
    const by = corrections[keyOf(line)];
    const typed = by?.partNumber?.trim();
    if (typed === undefined && !isTaken(line)) return [];
    return [askedOf(line, typed ?? line.partNumber, by)];
  });
  const [late] = useDebouncedValue(JSON.stringify(byHand), 300);
  const wanted = [
    ...chunksOf(ofSheet, mostMatched),
    ...chunksOf(JSON.parse(late) as Asked[], mostMatched),
  ];
  const known = useQueries({
    queries: wanted.map((rows) => ({ ...matchesOf(rows), placeholderData: keepPreviousData })),
    combine: knownOf,
  });
  return useMemo(
    () =>
      lines.map((line) => {
        const by = corrections[keyOf(line)] ?? uncorrected;
        const asked = askedOf(line, by.partNumber?.trim() ?? line.partNumber, by);
        return settled({ line, matched: known.get(nameOf(asked)), by }, boards);
      }),
    [lines, corrections, known, boards],
  );
}
