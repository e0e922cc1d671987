import type { ReadSheet, SheetChoice } from "./read-sheet.ts";
import type { SheetReply, SheetTask } from "./sheet-worker.ts";

/** Codes for which there are words; any other fault of a file is one of these to its reader. */
const known = [
  "PROTECTED",
  "OLD_FORMAT",
  "OTHER_FORMAT",
  "NOT_A_SHEET",
  "DAMAGED",
  "TOO_LARGE",
  "TOO_WIDE",
  "TOO_MANY_ROWS",
  "ENCODING",
  "EMPTY",
] as const;
export type SheetFaultCode = (typeof known)[number];

/** Why a file cannot be read; `sheets` has words for each code. */
export class SheetFault extends Error {
  readonly code: SheetFaultCode;
  readonly most: number;
  constructor(code: string, params: Record<string, unknown> = {}) {
    super(code);
    this.code = known.find((one) => one === code) ?? "DAMAGED";
    this.most = Number(params["most"] ?? 0);
  }
}

/**
 * Reads a sheet off the main thread, so that no file stops the page; `onRows` is told how far it
 * is. Throws SheetFault.
 */
export function openSheet(
  file: Blob,
  choice: SheetChoice = {},
  onRows: (count: number) => void = () => undefined,
): Promise<ReadSheet> {
  const worker = new Worker(new URL("./sheet-worker.ts", import.meta.url), { type: "module" });
  const answer = new Promise<ReadSheet>((done, fail) => {
    worker.addEventListener("message", ({ data }: MessageEvent<SheetReply>) => {
      if ("rows" in data) onRows(data.rows);
      else if ("read" in data) done(data.read);
      else fail(new SheetFault(data.code, data.params));
    });
    // The worker ran out of memory, or could not be loaded.
    worker.addEventListener("error", () => fail(new SheetFault("TOO_LARGE")));
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  worker.postMessage({ file, choice } satisfies SheetTask);
  return answer.finally(() => worker.terminate());
}
