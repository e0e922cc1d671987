import { DeleteObjectCommand, GetObjectCommand, S3Client } from "@aws-sdk/client-s3";
import type { Snapshot } from "@bupum/functions/search/snapshots/items";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  mapEngine,
  snapshotKit,
  type SnapshotKit,
  snapshotsUnderTest,
} from "../../kit/snapshots.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let kit: SnapshotKit;
beforeAll(async () => {
  world = await startWorld();
  kit = await snapshotKit();
});
afterAll(() => world.stop());

let things: Awaited<ReturnType<SnapshotKit["fresh"]>>;
beforeEach(async () => {
  things = await kit.fresh();
});
const make: SnapshotKit["make"] = (options) => kit.make(options);
const change: SnapshotKit["change"] = (values) => kit.change(values);
const { collection } = snapshotsUnderTest;
const s3 = new S3Client({});

describe("the job that makes snapshots (S7-2)", () => {
  test("waits until changes are old or many enough, and makes one of a burst", async () => {
    expect(await kit.making.isDue(collection)).toEqual({ isDue: true, waitingMs: 0 });
    await make();
    expect(await kit.making.isDue(collection)).toEqual({ isDue: false, waitingMs: 0 });
    await change({ a: 1 });
    expect(await kit.making.isDue(collection)).toMatchObject({ isDue: false });
    const soon = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 11 * 60_000);
    expect(await kit.making.isDue(collection)).toMatchObject({ isDue: true });
    soon.mockRestore();
    const many = Array.from({ length: 5_000 }, (_, at) => `t${at}`);
    await things.tell(...many);
    expect(await kit.making.isDue(collection)).toMatchObject({ isDue: true });
    expect(await make()).toMatchObject({ upTo: 51, total: 5_001, count: 1 });
    expect(await kit.making.isDue(collection)).toEqual({ isDue: false, waitingMs: 0 });
  });

  test("runs once at a time, and needs no table where the last snapshot and the changes are there", async () => {
    await change({ a: 1, b: 1 });
    await make();
    await change({ a: 2 });
    const maker = { ...things.maker, everything: () => expect.fail("The table was read.") };
    const all = await Promise.all([1, 2, 3].map(() => kit.making.makeSnapshot(collection, maker)));
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(await kit.readerOf().found()).toEqual({ a: 2, b: 1 });
  });

  test("keeps some snapshots to go back to, and deletes the files of older ones", async () => {
    const made: Snapshot[] = [];
    for (let at = 0; at < kit.making.mostKept + 2; at++) {
      await change({ a: at });
      made.push(await make());
    }
    const { kept } = await kit.items.readLast(collection);
    expect(kept.map(({ file }) => file)).toEqual(
      made
        .toReversed()
        .slice(0, kit.making.mostKept)
        .map(({ file }) => file),
    );
    await expect(s3.send(new GetObjectCommand(kit.objectOf(made[1]!)))).rejects.toThrow();
    await s3.send(new GetObjectCommand(kit.objectOf(made[2]!)));
  });

  test("is refused where somebody went back meanwhile", async () => {
    await change({ a: 1 });
    await make();
    await change({ a: 2 });
    await make();
    const engine = {
      ...mapEngine(),
      merged: (...given: Parameters<typeof things.engine.merged>) => things.engine.merged(...given),
    };
    const maker = {
      ...things.maker,
      engine,
      async *everything() {
        await kit.making.rollBack(collection);
        yield { id: "a", value: 9 };
      },
    };
    await expect(kit.making.makeSnapshot(collection, maker, { fromTable: true })).rejects.toThrow(
      "VERSION_CONFLICT",
    );
    expect(await kit.readerOf().found()).toEqual({ a: 2 });
    expect(await make()).toMatchObject({ upTo: 2, count: 1 });
  });
});

describe("the check (S7-5)", () => {
  test("finds and mends what is missing, wrong or too much", async () => {
    await change({ a: 1, b: 1, c: 1 });
    await make();
    await things.put("a", 2);
    await things.put("d", 1);
    await things.drop("b");
    const checked = await kit.checkSnapshot(collection, things.maker);
    expect(checked?.wrong.toSorted()).toEqual(["a", "b", "d"]);
    expect(await kit.readerOf().found()).toEqual({ a: 2, c: 1, d: 1 });
    const again = await kit.checkSnapshot(collection, things.maker);
    expect(again).toEqual({ wrong: [], isWhole: true });
  });

  test("goes on where the one before ran out of time, and mends everything in the end", async () => {
    const all = Array.from({ length: 9 }, (_, at) => `t${at}`);
    await change(Object.fromEntries(all.map((id) => [id, 1])));
    await make();
    for (const id of ["t0", "t4", "t8"]) await things.put(id, 2);
    // Known, but listed no longer.
    await change({ unlisted1: 1, unlisted2: 1 });
    for (const id of ["unlisted1", "unlisted2"]) await things.drop(id);
    const found: string[][] = [];
    for (let isWhole = false; !isWhole;) {
      const checked = await kit.checkSnapshot(collection, things.maker, { isOver: () => true });
      found.push(checked!.wrong);
      ({ isWhole } = checked!);
    }
    expect(found.flat().toSorted()).toEqual(["t0", "t4", "t8", "unlisted1", "unlisted2"]);
    expect(found.length).toBeGreaterThan(2);
    expect(await kit.readerOf().found()).toEqual(await things.expected());
    // The next one begins anew.
    await things.put("t0", 3);
    const next = await kit.checkSnapshot(collection, things.maker, { isOver: () => true });
    expect(next).toEqual({ wrong: ["t0"], isWhole: false });
  });

  test("says where there is nothing to compare", async () => {
    expect(await kit.checkSnapshot(collection, things.maker)).toBeUndefined();
    await s3.send(new DeleteObjectCommand(kit.objectOf(await make())));
    expect(await kit.checkSnapshot(collection, things.maker)).toBeUndefined();
  });
});
