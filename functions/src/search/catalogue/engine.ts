import { build } from "./build.ts";
import { type Catalogue, open } from "./catalogue.ts";
import type { Entry } from "./entry.ts";
import { overlayOf } from "./view.ts";

/** What the snapshots are made and opened by. */
export const engine = {
  build,
  open,
  empty: (): Catalogue => open(build([])),
  overlay: overlayOf,
  /** All entries of a snapshot with the changes since. */
  *merged(catalogue: Catalogue, changes: ReadonlyMap<string, Entry>): Generator<Entry> {
    for (const entry of catalogue.entries()) if (!changes.has(entry.id)) yield entry;
    yield* changes.values();
  },
};
