import type { FileSummary } from "@bupum/shared/files/contract";
import { extensionOf } from "@bupum/shared/files/rules";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Write } from "../kernel/table.ts";
import { fileKey } from "./items.ts";

/** Files of somebody who left: what they hold belongs to the deal, their names were typed freely. */
export const withoutNames = (files: readonly FileSummary[]): FileSummary[] =>
  files.map((file) => ({ ...file, fileName: `첨부파일.${extensionOf(file.fileName)}` }));

export const forgetNames = (files: readonly FileSummary[]): Write[] =>
  withoutNames(files).map(({ id, fileName }) => ({
    change: fileKey(id),
    set: { fileName },
    guard: { exists: true, refused: new Problem("NOT_FOUND") },
  }));
