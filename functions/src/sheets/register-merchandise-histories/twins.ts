import type { Id } from "@bupum/shared/kernel/ids";
import { readRows, type RowItem } from "./items.ts";
import { meantKeyOf } from "./meant-key.ts";

const faultOf = ({ faults }: RowItem) => faults.find(({ code }) => code === "DUPLICATE_ROW");
const firstOf = (row: RowItem): number | undefined =>
  row.repeats ?? (faultOf(row)?.params?.["row"] as number | undefined);

/**
 * Rows as they stand beside the earlier row of the same listing, which may have been mended or
 * taken out since the file was read (D8-16).
 */
export async function besideTwins(
  requestId: Id<"rrh">,
  rows: readonly RowItem[],
): Promise<RowItem[]> {
  const named = [...new Set(rows.flatMap((row) => firstOf(row) ?? []))];
  const firsts = new Map(
    (named.length > 0 ? await readRows(requestId, named) : []).flatMap((row) =>
      row ? [[row.rowNo, row] as const] : [],
    ),
  );
  return rows.map((row) => {
    const rowNo = firstOf(row);
    if (rowNo === undefined) return row;
    const { repeats: _before, ...rest } = row;
    const faults = row.faults.filter(({ code }) => code !== "DUPLICATE_ROW");
    const first = firsts.get(rowNo);
    if (!first || first.isLeftOut || meantKeyOf(first.cells) !== meantKeyOf(row.cells))
      return { ...rest, faults };
    if (first.rowHash === row.rowHash) return { ...rest, faults, repeats: rowNo };
    return { ...rest, faults: [...faults, { code: "DUPLICATE_ROW", params: { row: rowNo } }] };
  });
}
