import { SheetError } from "@bupum/shared/sheets/reader/sheet-error";
import { type ReadSheet, readSheet, type SheetChoice } from "./read-sheet.ts";

/** What the worker is sent, and what it answers. */
export interface SheetTask {
  file: Blob;
  choice: SheetChoice;
}
export type SheetReply =
  | { rows: number }
  | { read: ReadSheet }
  | { code: SheetError["code"]; params?: Record<string, unknown> | undefined };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
const tell = (answer: SheetReply) => globalThis.postMessage(answer);

globalThis.addEventListener("message", ({ data }: MessageEvent<SheetTask>) => {
  readSheet(data.file, data.choice, (rows) => tell({ rows })).then(
    (read) => tell({ read }),
    (error: unknown) =>
      tell(
        error instanceof SheetError
          ? { code: error.code, params: error.params }
          : { code: "DAMAGED" },
      ),
  );
});
