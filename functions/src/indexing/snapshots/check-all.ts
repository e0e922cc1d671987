import type { Context } from "aws-lambda";
import { log, textOf } from "../../kernel/log.ts";
import { measure } from "../../kernel/measure.ts";
import type { Keeper } from "./keepers.ts";

/** Kept for the page that is being compared when the time is over. */
const keptMs = 60_000;

type Clock = Pick<Context, "getRemainingTimeInMillis">;

/**
 * Compares each collection with the table, for its share of the time that is left; what is not
 * finished goes on in the next run. Throws the first failure, after all have been tried.
 */
export async function checkAll(keepers: readonly Keeper[], clock: Clock): Promise<void> {
  const failures: unknown[] = [];
  const counts = { mended: 0, unfinished: 0 };
  for (const [at, { collection, check, make }] of keepers.entries())
    try {
      const left = clock.getRemainingTimeInMillis() - keptMs;
      const least = clock.getRemainingTimeInMillis() - left / (keepers.length - at);
      const checked = await check({ isOver: () => clock.getRemainingTimeInMillis() < least });
      if (!checked) await make({ fromTable: true });
      counts.mended += checked?.wrong.length ?? 0;
      if (checked?.isWhole === false) counts.unfinished += 1;
      const mended = checked?.wrong.length;
      log("info", { job: "snapshot-check", collection, mended, isWhole: checked?.isWhole });
    } catch (error) {
      log("error", { job: "snapshot-check", collection, error: textOf(error) });
      failures.push(error);
    }
  measure(
    { Job: "snapshot-check" },
    { Mended: [counts.mended, "Count"], Unfinished: [counts.unfinished, "Count"] },
    {},
  );
  if (failures.length > 0) throw failures[0];
}
