import type { GridRow } from "@bupum/shared/sheets/reader/grid";
import {
  columnOf,
  type RegisterColumn,
} from "@bupum/shared/sheets/register-request-histories/columns";
import { basisIn, unknownBasis } from "../../register-merchandise-histories/basis.ts";
import { registerWords } from "../rules.ts";

/** Where a file that we wrote says what became of a row, or which listing it was made from. */
export interface OwnColumns {
  result?: number;
  cleared?: number;
  version?: number;
}

const refusedResults = new Set(Object.values(registerWords).map(({ results }) => results.ERROR));

/** Columns of results count only beside that of error codes, as our own reports have it. */
export function ownColumns({ cells }: GridRow): OwnColumns {
  const at = new Map([...cells].map(([index, { text }]) => [text.trim(), index] as const));
  for (const { reportColumns } of Object.values(registerWords)) {
    const [result, cleared, version] = [
      at.has(reportColumns.errorCode) ? at.get(reportColumns.result) : undefined,
      at.get(reportColumns.cleared),
      at.get(reportColumns.version),
    ];
    if (result !== undefined || version !== undefined)
      return {
        ...(result !== undefined && { result }),
        ...(result !== undefined && cleared !== undefined && { cleared }),
        ...(version !== undefined && { version }),
      };
  }
  return {};
}

/** What such a file says of one row. */
export function ownMarks({ cells }: GridRow, { result, cleared, version }: OwnColumns) {
  const textAt = (index: number | undefined) =>
    index === undefined ? "" : (cells.get(index)?.text.trim() ?? "");
  const became = textAt(result);
  const basis = basisIn(textAt(version)) ?? (became === "" ? undefined : unknownBasis);
  return {
    wasDone: became !== "" && !refusedResults.has(became),
    cleared: clearedIn(textAt(cleared)),
    ...(basis !== undefined && version !== undefined && { basis }),
  };
}

/** One line of what stood in a refused cell, which is empty now (D8-12). */
export const clearedLine = (head: string, text: string): string =>
  `${head}: ${text.replaceAll(/\s+/g, " ").slice(0, 200)}`;

const clearedIn = (text: string): RegisterColumn[] =>
  text.split("\n").flatMap((line) => columnOf(/^([^:]*):/.exec(line)?.[1] ?? "") ?? []);
