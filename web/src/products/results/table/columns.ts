import type { FoundRow } from "@bupum/shared/catalogue/products/contract";
import type { FoundFacets } from "../../queries.ts";

export type Counted = NonNullable<FoundFacets["specificationFacets"]>[number];
type Row = Pick<FoundRow, "specifications">;

/** The first page decides on the columns: they stay while more rows come. */
export const rowsOfColumns = 30;
/** Columns of specifications beside picture, number, maker, offer and sellers. */
const most = 4;
/** As many as a desk has room for where a reader chooses them. */
export const mostChosen = 6;
/** A column that fewer rows have something in would be mostly empty. */
const leastShare = 0.3;

export const valuesIn = ({ specifications = [] }: Row, spec: string): readonly string[] =>
  specifications.find((one) => one.spec === spec)?.values ?? [];

/**
 * The specifications that tell the rows apart, in the order of the filters (S8-10): what all rows
 * have alike says nothing in a column, and comes only where too few differ.
 */
export function columnsOf(facets: readonly Counted[], rows: readonly Row[]): Counted[] {
  const filled = facets.filter(
    ({ spec }) =>
      rows.filter((row) => valuesIn(row, spec).length > 0).length >= rows.length * leastShare,
  );
  const differs = ({ spec }: Counted) =>
    new Set(rows.map((row) => valuesIn(row, spec).join())).size > 1;
  const telling = filled.filter(differs);
  return [...telling, ...filled.filter((facet) => !differs(facet))].slice(0, most);
}

/** What a reader chose of the facets, in their order; the telling ones where nothing is chosen. */
export function shownColumns(
  facets: readonly Counted[],
  rows: readonly Row[],
  chosen: readonly string[] | undefined,
): Counted[] {
  if (!chosen) return columnsOf(facets, rows);
  return facets.filter(({ spec }) => chosen.includes(spec)).slice(0, mostChosen);
}

/** Whether the columns before name all that the new ones name: the same columns, no further value. */
export const nameSame = (before: readonly Counted[], now: readonly Counted[]): boolean =>
  before.length === now.length &&
  now.every(({ spec, unit, values }, at) => {
    const known = before[at]!;
    if (known.spec !== spec || known.unit !== unit) return false;
    const names = new Set(known.values.map(({ value }) => value));
    return values.every(({ value }) => names.has(value));
  });
