import type { Entry } from "./entry.ts";

// A snapshot is a line of JSON an entry, after one that says its form.

const form = "entries 1";
type Catalogue = ReadonlyMap<string, Entry>;

/** What the snapshots are made and opened by. */
export const engine = {
  open(content: Uint8Array): Catalogue {
    const [first, ...lines] = Buffer.from(content).toString().split("\n");
    if (first !== form) throw new Error(`Not ${form}: ${first?.slice(0, form.length)}.`);
    // Written by `build`.
    return new Map(
      lines.map((line) => JSON.parse(line) as Entry).map((entry) => [entry.id, entry]),
    );
  },
  empty: (): Catalogue => new Map(),
  overlay: (changes: Catalogue): Catalogue => changes,
  build(entries: Iterable<Entry>): Uint8Array {
    const lines = [form];
    for (const entry of entries) lines.push(JSON.stringify(entry));
    return Buffer.from(lines.join("\n"));
  },
  /** All entries of a snapshot with the changes since. */
  *merged(catalogue: Catalogue, changes: Catalogue): Generator<Entry> {
    for (const entry of catalogue.values()) if (!changes.has(entry.id)) yield entry;
    yield* changes.values();
  },
};
