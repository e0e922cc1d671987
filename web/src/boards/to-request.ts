import type { Board } from "@bupum/shared/reading/boards/contract";
import { storeDraft, storedDraft } from "@bupum/ui/form/stored-draft";
import type { UploadedFile } from "@bupum/ui/files/uploads";
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

/** Copies of a post's files, uploaded for the request. */
interface Attached {
  files: UploadedFile[];
  uploader: string;
}

const nameOf = ({ title, partNumber }: Wanted): string => partNumber || title;
/** Whether the next request already contains it. */
export const isAsked = (board: Wanted): boolean =>
  ((storedDraft(draftName()) as Partial<GroupForm>).lines ?? []).some(
    (line) => line.partName === nameOf(board) && line.partNumber === (board.partNumber ?? ""),
  );

/** Appends the post's part to the next request; idempotent. */
export function toRequest(board: Wanted, { files, uploader }: Attached): void {
  const { title, content, partNumber = "", manufactorName = "", quantity = 1 } = board;
  const typed = storedDraft(draftName()) as Partial<GroupForm>;
  const isOthers = typed.uploader !== undefined && typed.uploader !== uploader;
  // Files of another account on this machine cannot be sent.
  const there = (typed.lines ?? []).map((one) => (isOthers ? { ...one, files: [] } : one));
  const isThere = isAsked(board);
  const partName = nameOf(board);
  const line = blankLine({
    partName,
    partNumber,
    manufactorName,
    quantity,
    // The target price of a request is in won.
    targetPrice: board.currency === "KRW" ? (board.price ?? "") : "",
    memo: content.slice(0, mostMemo),
    files,
  });
  storeDraft(draftName(), {
    ...typed,
    uploader,
    lines: isThere ? there : [...there, line],
    title: typed.title || title,
    region: typed.region || (board.region ?? ""),
  });
}
