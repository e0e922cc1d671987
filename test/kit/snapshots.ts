import type { Changes, Collection, Entry, Snapshot } from "@bupum/functions/search/snapshots/items";
import { vi } from "vitest";

// Things with a value, and an engine that is nothing but a map of them: what is promised of
// snapshots does not depend on what they hold.

export interface Thing extends Entry {
  value: number;
}

const format = "things 1\n";
/** Of the list of all things. */
const pageSize = 3;

/** An engine of maps; `cost` counts what it opened. */
export const mapEngine = () => ({
  opened: 0,
  open(content: Uint8Array): Map<string, Thing> {
    const text = Buffer.from(content).toString();
    if (!text.startsWith(format)) throw new Error("This is no snapshot of things.");
    this.opened += 1;
    return new Map(JSON.parse(text.slice(format.length)) as [string, Thing][]);
  },
  empty: () => new Map<string, Thing>(),
  overlay: (changes: ReadonlyMap<string, Thing>) => new Map(changes),
  build(entries: Iterable<Thing>): Uint8Array {
    const all = [...entries].filter(({ gone }) => !gone);
    return Buffer.from(format + JSON.stringify(all.map((one) => [one.id, one])));
  },
  merged(catalogue: Map<string, Thing>, changes: ReadonlyMap<string, Thing>): Iterable<Thing> {
    return [...new Map([...catalogue, ...changes]).values()].filter(({ gone }) => !gone);
  },
});

/** What is found: values by id. */
export function foundIn(current: {
  catalogue: ReadonlyMap<string, Thing>;
  overlay: ReadonlyMap<string, Thing>;
}): Record<string, number> {
  const all = [...new Map([...current.catalogue, ...current.overlay]).values()];
  const there = all.filter(({ gone }) => !gone).map(({ id, value }) => [id, value] as const);
  return Object.fromEntries(there.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Things in the table, and their snapshots. */
export async function thingsOf(collection: Collection) {
  const table = await import("@bupum/functions/kernel/table");
  const { append } = await import("@bupum/functions/indexing/snapshots/append");
  const items = await import("@bupum/functions/search/snapshots/items");
  const ids = new Set<string>();
  const keyOf = (id: string) => ({ pk: `thing#${collection}#${id}`, sk: "thing" });
  const source = async (some: readonly string[]) => {
    const rows = await table.readMany(some.map(keyOf));
    return rows.map((row, at): Thing | undefined =>
      row ? { id: some[at]!, value: Number(row["value"]) } : undefined,
    );
  };
  const present = async (): Promise<Thing[]> =>
    (await source([...ids])).filter((one) => one !== undefined);
  const engine = mapEngine();
  return {
    engine,
    source,
    maker: {
      engine,
      source,
      async *everything() {
        yield* await present();
      },
      async *pages(_collection: Collection, start?: { at?: number }) {
        const listed = [...ids].filter((id) => !id.startsWith("unlisted"));
        for (let at = start?.at ?? 0; at === 0 || at < listed.length; at += pageSize) {
          const next = at + pageSize;
          const page = { ids: listed.slice(at, next) };
          yield next < listed.length ? { ...page, after: { at: next } } : page;
        }
      },
    },
    async put(id: string, value: number) {
      ids.add(id);
      await table.write({ put: { ...keyOf(id), value } });
    },
    names: () => [...ids],
    /** Adds one to its value, whoever else does so. */
    async raise(id: string) {
      ids.add(id);
      await table.write({ change: keyOf(id), add: { value: 1 } });
    },
    drop: (id: string) => table.write({ drop: keyOf(id) }),
    tell: (...some: string[]) => append(collection, some, source),
    /** What a search must find. */
    expected: async () =>
      Object.fromEntries(
        (await present())
          .map(({ id, value }) => [id, value] as const)
          .toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ),
    changes: async (): Promise<Changes<Thing>[]> =>
      (await items.readChanges<Thing>(collection, 0)).changes,
  };
}

/** The collection of the tests of readers and jobs. */
export const snapshotsUnderTest = { collection: "products" } as const;
export type SnapshotKit = Awaited<ReturnType<typeof snapshotKit>>;

/** The modules of snapshots, and one collection of things in them. */
export async function snapshotKit() {
  const { collection } = snapshotsUnderTest;
  const items = await import("@bupum/functions/search/snapshots/items");
  const { isDue, makeSnapshot, mostKept, rollBack } =
    await import("@bupum/functions/indexing/snapshots/make");
  const { checkSnapshot } = await import("@bupum/functions/indexing/snapshots/check");
  const { Reader } = await import("@bupum/functions/search/snapshots/reader");
  const table = await import("@bupum/functions/kernel/table");
  let things = await thingsOf(collection);
  return {
    items,
    making: { isDue, makeSnapshot, mostKept, rollBack },
    checkSnapshot,
    table,
    /** Things of a collection without changes and snapshots. */
    async fresh() {
      for (const { number } of await things.changes())
        await table.write({ drop: changeKey(collection, number) });
      const { checkKey, keptKey, makingKey } = items;
      for (const key of [checkKey, keptKey, makingKey].map((keyOf) => keyOf(collection)))
        await table.write({ drop: key });
      await Promise.all(things.names().map((id) => things.drop(id)));
      return (things = await thingsOf(collection));
    },
    async make(options = {}): Promise<Snapshot> {
      return (await makeSnapshot(collection, things.maker, options))!;
    },
    /** Puts things, and appends the change. */
    async change(values: Record<string, number>) {
      for (const [id, value] of Object.entries(values)) await things.put(id, value);
      await things.tell(...Object.keys(values));
    },
    objectOf: ({ file }: Snapshot, piece = 0) => ({
      Bucket: process.env["SNAPSHOT_BUCKET_NAME"]!,
      Key: `${collection}/${file}/${piece}`,
    }),
    /** A reader with a clock of its own that polls at each new second. */
    readerOf(engine = mapEngine()) {
      let now = 1_000_000;
      const reader = new Reader(collection, engine, { pollMs: 1_000, clock: () => now });
      return {
        engine,
        reader,
        found: async () => foundIn(await reader.current()),
        async later(ms = 1_000) {
          now += ms;
          const found = foundIn(await reader.current());
          await reader.settled();
          return found;
        },
      };
    },
    faultsOf,
  };
}

export const changeKey = (collection: Collection, number: number) => ({
  pk: `snapshot#${collection}`,
  sk: String(number).padStart(12, "0"),
});

/** How many faults that an alarm watches are told while `act` runs. */
async function faultsOf(act: () => Promise<unknown>): Promise<number> {
  const lines: string[] = [];
  const written = vi
    .spyOn(console, "log")
    .mockImplementation((line) => void lines.push(String(line)));
  try {
    await act();
  } finally {
    written.mockRestore();
  }
  return lines.filter((line) => line.includes('"SnapshotFaults":1')).length;
}
