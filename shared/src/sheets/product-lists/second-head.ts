import type { ListRow } from "./rows.ts";

/**
 * The headings of a head of two rows: below a heading that is merged over several columns the second
 * row tells them apart (수량: 요청, 현재고), and stands before it. The second row is known by the
 * headings that are merged down into it.
 */
export function wholeHeads(
  heads: readonly string[],
  next: Pick<ListRow, "cells" | "filled"> | undefined,
): string[] {
  const filled = next?.filled ?? [];
  if (!next || filled.length < 2) return [...heads];
  let group = "";
  return heads.map((head, at) => {
    group = head || group;
    const own = filled.includes(at) ? "" : (next.cells[at] ?? "");
    return own === "" ? head : `${own} ${group}`;
  });
}
