import { checkAll } from "../../indexing/snapshots/check-all.ts";
import { keepers } from "../../indexing/snapshots/collections.ts";

/** Compares the snapshots with the table, and mends them (S7-5). */
export const handler = (): Promise<void> => checkAll(keepers);
