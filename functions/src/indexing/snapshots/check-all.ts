import { log, textOf } from "../../kernel/log.ts";
import { measure } from "../../kernel/measure.ts";
import type { Keeper } from "./keepers.ts";

/** Compares each collection with the table. Throws the first failure, after all have been tried. */
export async function checkAll(keepers: readonly Keeper[]): Promise<void> {
  const failures: unknown[] = [];
  let mended = 0;
  for (const { collection, check, make } of keepers)
    try {
      const wrong = await check();
      if (!wrong) await make({ fromTable: true });
      mended += wrong?.length ?? 0;
      log("info", { job: "snapshot-check", collection, mended: wrong?.length });
    } catch (error) {
      log("error", { job: "snapshot-check", collection, error: textOf(error) });
      failures.push(error);
    }
  measure({ Job: "snapshot-check" }, { Mended: [mended, "Count"] }, {});
  if (failures.length > 0) throw failures[0];
}
