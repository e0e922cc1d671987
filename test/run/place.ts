import { existsSync } from "node:fs";
import { join, relative } from "node:path";

export const root = join(import.meta.dirname, "../..");
export const reports = join(root, "artefacts/reports");

/** A path as one types it at the project's root. */
export const fromRoot = (path: string): string => relative(root, path);

/** Real parts, where they lie beside the project. */
const parts = join(root, "../shared/data/parts-dev.jsonl.gz");
export const realProducts = existsSync(parts) ? parts : undefined;
