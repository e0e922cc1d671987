import { index } from "../../indexing/worker.ts";

/** Keeps the search index in step with what is searched. */
export const handler = index;
