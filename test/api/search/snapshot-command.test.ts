import { DeleteObjectCommand, S3Client } from "@aws-sdk/client-s3";
import type { Keeper } from "@bupum/functions/indexing/snapshots/keepers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { snapshotKit, type SnapshotKit, snapshotsUnderTest } from "../../kit/snapshots.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let kit: SnapshotKit;
let command: typeof import("@bupum/functions/indexing/snapshots/command");
beforeAll(async () => {
  world = await startWorld();
  kit = await snapshotKit();
  command = await import("@bupum/functions/indexing/snapshots/command");
});
afterAll(() => world.stop());

const { collection } = snapshotsUnderTest;
let keeper: Keeper;
let things: Awaited<ReturnType<SnapshotKit["fresh"]>>;
beforeEach(async () => {
  things = await kit.fresh();
  keeper = {
    collection,
    make: (options) => kit.making.makeSnapshot(collection, things.maker, options),
    check: (say) => kit.checkSnapshot(collection, things.maker, say),
  };
});

/** Runs `npm run index` with these options on the collection. */
const run = (...options: string[]) => command.runSnapshotAct(command.snapshotAct(options), keeper);
const kept = async () => (await kit.items.readLast(collection)).kept;

describe("npm run index", () => {
  test("makes a snapshot from the table, whatever no change told of", async () => {
    await kit.change({ a: 1 });
    await kit.make();
    await things.put("b", 2);
    await run();
    expect((await kept())[0]).toMatchObject({ count: 2 });
    expect(await kept()).toHaveLength(2);
  });

  test("with --missing makes the first snapshot alone", async () => {
    await things.put("a", 1);
    await run("--missing");
    await run("--missing");
    expect(await kept()).toHaveLength(1);
  });

  test("with --check mends what differs, and makes a snapshot where the current one cannot be read", async () => {
    await kit.change({ a: 1 });
    const snapshot = await kit.make();
    await things.put("a", 2);
    await run("--check");
    expect(await kit.readerOf().found()).toEqual({ a: 2 });
    expect(await kept()).toHaveLength(1);
    await new S3Client({}).send(new DeleteObjectCommand(kit.objectOf(snapshot)));
    await run("--check");
    expect(await kept()).toHaveLength(2);
  });

  test("with --rollback goes back, and refuses where there is nothing to go back to", async () => {
    await kit.change({ a: 1 });
    const first = await kit.make();
    await expect(run("--rollback")).rejects.toThrow("no snapshot to go back to");
    await kit.make();
    await run("--rollback");
    expect((await kept())[0]!.file).toBe(first.file);
  });

  test("says that another job is making the snapshot, and leaves it alone", async () => {
    const claim = { ...kit.items.makingKey(collection), file: "other", until: Date.now() + 60_000 };
    await kit.table.write({ put: claim });
    await expect(run()).rejects.toThrow("Another job is making the snapshot");
    expect(await kept()).toEqual([]);
  });
});
