import { keepers } from "@bupum/functions/indexing/snapshots/collections";
import type { Searched } from "./batch-writer.ts";

/** Makes the snapshots that searches answer from, or the next ones with what was added. */
export async function makeSnapshots(
  searched: Searched,
  say: (text: string) => void = () => undefined,
): Promise<void> {
  const started = performance.now();
  let count = 0;
  for (const [name, ids] of searched) {
    const keeper = keepers.find(({ collection }) => collection === name)!;
    const snapshot = await keeper.make({ loaded: [...ids] });
    count += snapshot?.count ?? 0;
  }
  say(`${count} entries in snapshots in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
