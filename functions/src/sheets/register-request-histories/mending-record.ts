import type { mending } from "@bupum/shared/sheets/register-request-histories/mending";
import type * as z from "zod/mini";
import type { RowItem } from "../register-merchandise-histories/items.ts";

type Mending = z.output<typeof mending>;

/** Characters of a cell that the record keeps: the record of 90 rows is one row of the table. */
const mostKept = 20;
const kept = (text = ""): string =>
  text.length > mostKept ? `${text.slice(0, mostKept)}…` : text || "-";

function ofRow(row: RowItem | undefined, said: Mending["rows"][number]): string {
  const cells = Object.entries(said.cells ?? {}).map(([column, after = ""]) => {
    // Object.entries widens the columns to string.
    const before = row?.cells[column as keyof RowItem["cells"]];
    return `${column} ${kept(before)} > ${kept(after.trim())}`;
  });
  const parts = [
    ...cells,
    ...(said.isLeftOut === undefined ? [] : [said.isLeftOut ? "left out" : "put back"]),
    ...(said.overwrites ? ["overwrites"] : []),
  ];
  return `row ${said.rowNo}: ${parts.join(", ") || "as it is"}`;
}

/** What a mending changed: each cell with its text before and after, and each choice (D8-16). */
export const recordOf = (body: Mending, known: readonly (RowItem | undefined)[]): string =>
  [
    ...body.rows.map((said, index) => ofRow(known[index], said)),
    ...body.makers.map(({ name, manufactorId }) => `maker ${name} is ${manufactorId}`),
    ...(body.yenSign ? [`¥ is ${body.yenSign}`] : []),
    ...(body.overwritesAll ? ["overwrites all"] : []),
  ].join("; ") || "checked again";
