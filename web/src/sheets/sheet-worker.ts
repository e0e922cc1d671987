import { SheetError } from "@bupum/shared/sheets/reader/sheet-error";
import { type ReadSheet, readSheet, type SheetWish } from "./read-sheet.ts";

/** What the worker is sent, and what it answers. */
export interface SheetTask {
  file: Blob;
  wish: SheetWish;
}
export type SheetAnswer =
  | { rows: number }
  | { read: ReadSheet }
  | { code: SheetError["code"]; params?: Record<string, unknown> | undefined };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
const tell = (answer: SheetAnswer) => globalThis.postMessage(answer);

globalThis.addEventListener("message", ({ data }: MessageEvent<SheetTask>) => {
  readSheet(data.file, data.wish, (rows) => tell({ rows })).then(
    (read) => tell({ read }),
    (error: unknown) =>
      tell(
        error instanceof SheetError
          ? { code: error.code, params: error.params }
          : { code: "DAMAGED" },
      ),
  );
});
