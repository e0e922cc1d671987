import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import { extensionOf } from "@bupum/shared/accounts/files/rules";

/**
 * Files of a person who left: their contents belong to the deal, but their names were typed freely.
 */
export const withoutNames = (files: readonly FileSummary[]): FileSummary[] =>
  files.map((file) => ({ ...file, fileName: `첨부파일.${extensionOf(file.fileName)}` }));
