import type { FileSummary } from "@bupum/shared/files/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Write } from "../kernel/table.ts";
import { fileKey } from "./items.ts";
import { withoutNames } from "./rules.ts";

export const forgetNames = (files: readonly FileSummary[]): Write[] =>
  withoutNames(files).map(({ id, fileName }) => ({
    change: fileKey(id),
    set: { fileName },
    guard: { exists: true, refused: new Problem("NOT_FOUND") },
  }));
