import type { ListRow } from "@bupum/shared/sheets/product-lists/rows";
import type { RegisterAction } from "@bupum/shared/sheets/register-request-histories/codes";
import { headReach } from "@bupum/shared/sheets/reader/grid";
import {
  missingColumns,
  type RegisterColumn,
  registerColumns,
} from "@bupum/shared/sheets/register-request-histories/columns";
import {
  areHeads,
  type AssignedColumn,
  mostAssigned,
  mostHeading,
  namedHeads,
} from "@bupum/shared/sheets/register-request-histories/heads";
import { rememberedColumns } from "../sheets/remembered-columns.ts";

/** What a heading was said to mean; an empty text where nothing was. */
export type Said = RegisterColumn | "";

const isSaid = (one: unknown): one is Said =>
  one === "" || registerColumns.some((column) => column === one);

/** What was chosen for the headings of sheets of listings. */
export const rememberedHeads = rememberedColumns<Said>("registerColumns", isSaid);

/** The headings of a sheet, with the first cell below each. */
export interface SheetHeads {
  heads: readonly string[];
  samples: readonly string[];
}

const textsIn = (cells: readonly string[]) =>
  cells.flatMap((text, index) => (text.trim() === "" ? [] : [[index, text] as const]));

/** The row of headings: one that names columns, else the fullest of the first rows. */
export function headsIn(rows: readonly ListRow[]): SheetHeads | undefined {
  const first = rows.slice(0, headReach);
  const named = first.findIndex(({ cells }) => {
    const texts = textsIn(cells);
    return texts.length > 1 && areHeads(namedHeads(texts), texts.length);
  });
  const fullest = Math.max(0, ...first.map(({ cells }) => textsIn(cells).length));
  const at =
    named === -1 ? first.findIndex(({ cells }) => textsIn(cells).length === fullest) : named;
  const row = rows[at];
  if (!row || fullest < 2) return undefined;
  const below = rows.slice(at + 1);
  return {
    heads: row.cells,
    samples: row.cells.map(
      (_head, index) => below.find(({ cells }) => cells[index])?.cells[index] ?? "",
    ),
  };
}

/** The choices as they are sent. */
export const assignedIn = (heads: readonly string[], said: readonly Said[]): AssignedColumn[] =>
  heads
    .flatMap((heading, index) => {
      const column = said[index];
      const text = heading.trim();
      return column && text !== "" && text.length <= mostHeading ? [{ heading: text, column }] : [];
    })
    .slice(0, mostAssigned);

/** What is still open with these choices: headings without a column, and needed columns. */
export function openIn({ heads }: SheetHeads, said: readonly Said[], action: RegisterAction) {
  const { columns, ignored } = namedHeads(textsIn(heads), assignedIn(heads, said));
  const named = new Set(columns.values());
  return {
    /** Headings to be shown: what no word of ours names, and what was chosen. */
    shown: [...ignored.map(({ index }) => index), ...said.flatMap((one, at) => (one ? [at] : []))]
      .toSorted((left, right) => left - right)
      .slice(0, mostAssigned),
    named,
    missing: missingColumns(named, action),
  };
}
