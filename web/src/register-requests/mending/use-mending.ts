import type { CallInput } from "@bupum/shared/kernel/route";
import type {
  RegisterRequestHistory,
  registerRequestHistoryRoutes,
} from "@bupum/shared/sheets/register-request-histories/contract";
import { mayMend, mostMended } from "@bupum/shared/sheets/register-request-histories/rules";
import type { FindingChoice } from "@bupum/ui/register-requests/findings";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { mendRequest, oneRequest, requestsKey } from "../queries.ts";

type Body = CallInput<(typeof registerRequestHistoryRoutes)["mend"]>["body"];
/** What the seller has changed of a row, and not sent yet. */
export type RowEdit = Omit<NonNullable<Body["rows"]>[number], "rowNo">;

/** What was typed into a row while its call was under way, which is not sent yet. */
function leftOf(
  rowNo: number,
  edit: RowEdit,
  sent: ReadonlyMap<number, RowEdit>,
): [number, RowEdit][] {
  const before = sent.get(rowNo);
  if (!before) return [[rowNo, edit]];
  const cells = Object.entries(edit.cells ?? {}).filter(
    // Object.entries widens the columns to string.
    ([column, text]) => before.cells?.[column as keyof NonNullable<RowEdit["cells"]>] !== text,
  );
  const left: RowEdit = {
    ...(cells.length > 0 && { cells: Object.fromEntries(cells) }),
    ...(edit.isLeftOut !== before.isLeftOut && { isLeftOut: edit.isLeftOut }),
    ...(edit.overwrites !== before.overwrites && { overwrites: edit.overwrites }),
  };
  return Object.keys(left).length > 0 ? [[rowNo, left]] : [];
}

/** Corrections of rows until they are sent together, and the check that follows (D8-16). */
export function useMending(request: RegisterRequestHistory) {
  const client = useQueryClient();
  const [edits, setEdits] = useState<ReadonlyMap<number, RowEdit>>(new Map());
  const { mutate, isPending } = useMutation({
    ...mendRequest,
    onSuccess: (after, { rows = [] }) => {
      const sent = new Map(rows.map(({ rowNo, ...one }) => [rowNo, one] as const));
      setEdits((all) => new Map([...all].flatMap(([rowNo, one]) => leftOf(rowNo, one, sent))));
      client.setQueryData(oneRequest(request.id).queryKey, after);
    },
    onSettled: () => client.invalidateQueries({ queryKey: requestsKey }),
  });
  const edit = (rowNo: number, change: RowEdit) =>
    setEdits((all) => {
      const before = all.get(rowNo);
      const cells = { ...before?.cells, ...change.cells };
      const after = { ...before, ...change, ...(Object.keys(cells).length > 0 && { cells }) };
      return new Map(all).set(rowNo, after);
    });
  const send = (choice: FindingChoice = {}) =>
    mutate({
      id: request.id,
      ...choice,
      rows: [...edits].slice(0, mostMended).map(([rowNo, one]) => ({ rowNo, ...one })),
      version: request.version,
    });
  return { edits, edit, send, isSending: isPending, isOpen: mayMend(request) };
}
export type Mending = ReturnType<typeof useMending>;
