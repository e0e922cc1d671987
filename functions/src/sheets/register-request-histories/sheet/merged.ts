import type { Grid, GridCell, GridRow, MergedCells } from "@bupum/shared/sheets/reader/grid";
import type { RegisterColumn } from "@bupum/shared/sheets/register-request-histories/columns";

/** Columns whose merged cell means each of its rows; a price or a stock does not (D8-5). */
const meansEachRow: ReadonlySet<RegisterColumn> = new Set([
  "manufactor",
  "condition",
  "currency",
  "leadTimeDays",
  "shippingFeePayer",
  "warehouseRegion",
]);

interface Known {
  columns: ReadonlyMap<number, RegisterColumn>;
  merged: readonly MergedCells[];
}

interface FilledRow {
  row: GridRow;
  /** A cell is merged that cannot mean each of its rows. */
  isMerged: boolean;
}

/** The rows of a grid, where a maker that is merged down stands in each of its rows. */
export function* filledDown(grid: Grid, { columns, merged }: Known): Generator<FilledRow> {
  const read = merged.filter(({ columns: [left, right] }) =>
    [...columns.keys()].some((index) => left <= index && index <= right),
  );
  const above = new Map<MergedCells, GridCell>();
  for (const row of grid.rows()) {
    const here = read.filter(({ rows: [top, end] }) => top <= row.rowNo && row.rowNo <= end);
    const cells = new Map(row.cells);
    let isMerged = false;
    for (const range of here) {
      const [left, right] = range.columns;
      const column = columns.get(left);
      const isDown = left === right && column !== undefined && meansEachRow.has(column);
      if (!isDown) isMerged = true;
      const cell = row.cells.get(left);
      if (cell && range.rows[0] === row.rowNo) above.set(range, cell);
      const first = above.get(range);
      if (isDown && first && !cell) cells.set(left, first);
    }
    yield { row: here.length > 0 ? { ...row, cells } : row, isMerged };
  }
}
