import type { Context } from "aws-lambda";
import { checkAll } from "../../indexing/snapshots/check-all.ts";
import { keepers } from "../../indexing/snapshots/collections.ts";

/** Products last: they are the most, and have all the time that the others leave. */
const byNeed = keepers.toReversed();

/** Compares the snapshots with the table, and mends them (S7-5). */
export const handler = (_event: unknown, context: Context): Promise<void> =>
  checkAll(byNeed, context);
