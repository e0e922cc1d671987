import { keepers } from "../../indexing/snapshots/collections.ts";
import { makeDue } from "../../indexing/snapshots/make-due.ts";

/** Makes the snapshots that are due (S7-2). */
export const handler = (): Promise<void> => makeDue(keepers);
