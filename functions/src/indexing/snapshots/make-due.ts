import { log, textOf } from "../../kernel/log.ts";
import { measure } from "../../kernel/measure.ts";
import type { Keeper } from "./keepers.ts";
import { isDue } from "./make.ts";

/** A change that waits longer is an alarm: jobs are failing. */
const lateMs = 3_600_000;

/** Makes each snapshot that is due. Throws the first failure, after all have been tried. */
export async function makeDue(keepers: readonly Keeper[]): Promise<void> {
  const failures: unknown[] = [];
  let [made, late] = [0, 0];
  for (const keeper of keepers)
    try {
      const { isDue: isWanted, waitingMs } = await isDue(keeper.collection);
      if (waitingMs > lateMs) late += 1;
      if (isWanted && (await keeper.make())) made += 1;
    } catch (error) {
      log("error", { job: "snapshots", collection: keeper.collection, error: textOf(error) });
      failures.push(error);
    }
  measure(
    { Job: "snapshots" },
    { SnapshotsMade: [made, "Count"], SnapshotsLate: [late, "Count"] },
    {},
  );
  if (failures.length > 0) throw failures[0];
}
