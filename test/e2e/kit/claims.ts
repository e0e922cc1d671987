import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { artefacts } from "./place.ts";

/** What one of several walks at once has taken, as empty files: each is taken once. */
const folder = join(artefacts, "claims");
const fileOf = (what: string) => join(folder, encodeURIComponent(what));

export function forgetClaims(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

export const isClaimed = (what: string): boolean => existsSync(fileOf(what));

/** Whether it was free: it is the caller's now. */
export function claims(what: string): boolean {
  try {
    writeFileSync(fileOf(what), "", { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
