import { mostBomLines } from "@bupum/shared/deal/estimate-groups/contract";
import { understood } from "@bupum/shared/sheets/product-lists/columns";
import type { ListRole } from "@bupum/shared/sheets/product-lists/heads";
import { linesOf } from "@bupum/shared/sheets/product-lists/lines";
import type { ListRow } from "@bupum/shared/sheets/product-lists/rows";
import { useMemo, useReducer } from "react";
import { blankList, listAfter, type ListState, type Source } from "./list-state.ts";
import { rowsOfText } from "./pasted-lines.ts";
import { rememberedRoles } from "./remembered-roles.ts";

const rowsIn = (source: Source): readonly ListRow[] =>
  "text" in source ? rowsOfText(source.text) : source.rows;

/** What was handed in, how it is understood, and the acts that change it. */
export function useList() {
  const [history, act] = useReducer(listAfter, blankList);
  const { source, roles: chosen, boards, taken, corrections } = history.now;
  const rows = useMemo(() => rowsIn(source), [source]);
  const found = useMemo(() => {
    const columns = understood(rows);
    const kept = rememberedRoles.of(columns.heads);
    return kept ? { ...columns, roles: kept, isUnclear: !kept.includes("partNumber") } : columns;
  }, [rows]);
  const columns = useMemo(
    () => (chosen ? { ...found, roles: chosen, isUnclear: !chosen.includes("partNumber") } : found),
    [found, chosen],
  );
  // A line that was removed leaves its place to one beyond the limit.
  const dropped = Object.values(corrections).filter(({ isDropped }) => isDropped).length;
  const { lines, aside } = useMemo(
    () =>
      columns.isUnclear
        ? { lines: [], aside: [] }
        : linesOf(rows, columns, { boards, taken: new Set(taken), most: mostBomLines + dropped }),
    [rows, columns, boards, taken, dropped],
  );
  const choose = (roles: ListRole[]) => {
    rememberedRoles.keep(columns.heads, roles);
    act({ do: "choose", roles });
  };
  const move = (to: "undo" | "redo"): ListState | undefined => {
    const next = to === "undo" ? history.past.at(-1) : history.future[0];
    // A choice of columns that is undone is not what the next sheet begins with.
    if (next && next.source === source && next.roles !== chosen)
      rememberedRoles.keep(found.heads, next.roles ?? found.roles);
    act({ do: to });
    return next;
  };
  return { ...history.now, history, rows, columns, lines, aside, act, choose, move };
}
