import { log } from "../../kernel/log.ts";
import { readLast } from "../../search/snapshots/items.ts";
import type { Keeper } from "./keepers.ts";
import { rollBack } from "./make.ts";

// The part of `npm run index` that is about snapshots: it makes them from the table, or with
// --check compares them with it, with --missing makes those that are not there yet, with --rollback
// goes back to the ones before.

/** What is done with the snapshots. */
export type SnapshotAct = "make" | "check" | "missing" | "rollback";

export const snapshotAct = (args: readonly string[]): SnapshotAct =>
  (["check", "missing", "rollback"] as const).find((act) => args.includes(`--${act}`)) ?? "make";

/** Runs one act on a collection beside live traffic, with progress. */
export async function runSnapshotAct(
  act: SnapshotAct,
  { collection, make, check }: Keeper,
): Promise<void> {
  const say = (progress: string) => log("info", { job: act, collection, progress });
  const makeAnew = async () => {
    const snapshot = await make({ fromTable: true, say });
    if (!snapshot) throw new Error(`Another job is making the snapshot of ${collection}.`);
    log("info", { job: "make", collection, ...snapshot });
  };
  if (act === "rollback") {
    const snapshot = await rollBack(collection);
    if (!snapshot) throw new Error(`${collection} has no snapshot to go back to.`);
    return log("info", { job: "rollback", collection, ...snapshot });
  }
  if (act === "check") {
    const checked = await check({ say });
    if (checked) return log("info", { job: "check", collection, mended: checked.wrong.length });
    say("The current snapshot cannot be read.");
  }
  const isThere = (await readLast(collection)).kept.length > 0;
  if (act !== "missing" || !isThere) await makeAnew();
}
