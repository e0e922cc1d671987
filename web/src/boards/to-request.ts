import type { Board } from "@bupum/shared/boards/contract";
import { storeDraft, storedDraft } from "@bupum/ui/form/stored-draft";
import { blankLine, draftName, type GroupForm } from "../estimate-groups/group-form.ts";

const mostMemo = 500;

type Wanted = Pick<
  Board,
  | "title"
  | "content"
  | "partNumber"
  | "manufactorName"
  | "quantity"
  | "price"
  | "currency"
  | "region"
>;

/** Puts what a post looks for into the next request, behind what is in it; twice is once. */
export function toRequest(board: Wanted): void {
  const { title, content, partNumber = "", manufactorName = "", quantity = 1 } = board;
  const typed = storedDraft(draftName) as Partial<GroupForm>;
  const there = typed.lines ?? [];
  const partName = partNumber || title;
  const isThere = there.some(
    (line) => line.partName === partName && line.partNumber === partNumber,
  );
  const line = blankLine({
    partName,
    partNumber,
    manufactorName,
    quantity,
    // A target price of a request is in won.
    targetPrice: board.currency === "KRW" ? (board.price ?? "") : "",
    memo: content.slice(0, mostMemo),
  });
  storeDraft(draftName, {
    ...typed,
    lines: isThere ? there : [...there, line],
    title: typed.title || title,
    region: typed.region || (board.region ?? ""),
  });
}
