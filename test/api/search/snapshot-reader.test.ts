import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  changeKey,
  foundIn,
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

describe("a reader of snapshots (S7-4)", () => {
  test("finds a change at its next poll, and asks no more often", async () => {
    await change({ a: 1 });
    await make();
    const { found, later } = kit.readerOf();
    expect(await found()).toEqual({ a: 1 });
    await change({ a: 2, b: 1 });
    expect(await found()).toEqual({ a: 1 });
    expect(await later()).toEqual({ a: 2, b: 1 });
    await things.drop("a");
    await things.tell("a");
    expect(await later()).toEqual({ b: 1 });
  });

  test("agrees with another one that began later, from a newer snapshot", async () => {
    await change({ a: 1, b: 1 });
    await make();
    const early = kit.readerOf();
    await early.found();
    await change({ b: 2, c: 1 });
    await make();
    await change({ d: 1 });
    const late = kit.readerOf();
    expect(await late.found()).toEqual(await things.expected());
    expect(await early.later()).toEqual(await late.found());
    expect(early.engine.opened).toBe(2);
  });

  test("answers from the old snapshot while it loads the new one", async () => {
    await change({ a: 1 });
    await make();
    const { found, reader, later } = kit.readerOf();
    await found();
    const { catalogue } = await reader.current();
    await change({ a: 2 });
    await make();
    expect(await later()).toEqual({ a: 2 });
    expect((await reader.current()).catalogue).toBe(catalogue);
    expect(await later()).toEqual({ a: 2 });
    expect((await reader.current()).catalogue).not.toBe(catalogue);
    expect((await reader.current()).overlay.size).toBe(0);
  });

  test("answers from the snapshot before where the current one is cut off, and tells of it", async () => {
    await change({ a: 1, b: 1 });
    await make();
    await change({ b: 2 });
    const current = await make();
    const whole = await (
      await s3.send(new GetObjectCommand(kit.objectOf(current)))
    ).Body!.transformToByteArray();
    await s3.send(new PutObjectCommand({ ...kit.objectOf(current), Body: whole.subarray(0, -3) }));
    const { found, later, reader } = kit.readerOf();
    expect(await kit.faultsOf(async () => expect(await found()).toEqual({ a: 1, b: 2 }))).toBe(1);
    expect((await reader.current()).overlay.size).toBe(2);
    await change({ a: 3 });
    expect(await kit.faultsOf(async () => expect(await later()).toEqual({ a: 3, b: 2 }))).toBe(0);
    // Mended, it is taken after a minute.
    await s3.send(new PutObjectCommand({ ...kit.objectOf(current), Body: whole }));
    await later(60_000);
    expect(await later()).toEqual({ a: 3, b: 2 });
    expect((await reader.current()).overlay.size).toBe(1);
  });

  test("goes on with what it has where the newer snapshot is missing, and tells of it", async () => {
    await change({ a: 1 });
    await make();
    const { found, later } = kit.readerOf();
    await found();
    await change({ a: 2 });
    await s3.send(new DeleteObjectCommand(kit.objectOf(await make())));
    expect(await kit.faultsOf(async () => expect(await later()).toEqual({ a: 2 }))).toBe(1);
    expect(await kit.faultsOf(async () => expect(await later()).toEqual({ a: 2 }))).toBe(0);
  });

  test("answers from the changes alone where no snapshot can be read, and tells of it", async () => {
    await change({ a: 1 });
    const { found } = kit.readerOf();
    expect(await kit.faultsOf(async () => expect(await found()).toEqual({ a: 1 }))).toBe(1);
    await s3.send(new DeleteObjectCommand(kit.objectOf(await make())));
    const other = kit.readerOf();
    expect(await kit.faultsOf(async () => expect(await other.found()).toEqual({ a: 1 }))).toBe(1);
  });

  test("tells of no fault where the bucket refuses a call that succeeds when repeated", async () => {
    await change({ a: 1 });
    await make();
    const { fetch } = globalThis;
    let refused = 0;
    globalThis.fetch = async (...given) =>
      given[1]?.method === "GET" && refused++ === 0
        ? new Response("SlowDown", { status: 503 })
        : fetch(...given);
    const { found } = kit.readerOf();
    expect(await kit.faultsOf(async () => expect(await found()).toEqual({ a: 1 }))).toBe(0);
    expect(refused).toBe(2);
    globalThis.fetch = fetch;
  });

  test("refuses a snapshot of another code's form, and takes the one before", async () => {
    await change({ a: 1 });
    await make();
    const engine = { ...mapEngine(), build: () => Buffer.from("things 2\n") };
    await kit.making.makeSnapshot(collection, { ...things.maker, engine });
    const { found } = kit.readerOf();
    expect(await kit.faultsOf(async () => expect(await found()).toEqual({ a: 1 }))).toBe(1);
  });

  test("notices a change that is missing, and shows what came after it", async () => {
    await change({ a: 1 });
    await make();
    const { found, later } = kit.readerOf();
    await found();
    await change({ a: 2 });
    await change({ b: 1 });
    await kit.table.write({ drop: changeKey(collection, 2) });
    expect(await kit.faultsOf(async () => expect(await later()).toEqual({ a: 1, b: 1 }))).toBe(1);
    // The job reads the table instead of what is missing.
    await make();
    await later();
    expect(await later()).toEqual({ a: 2, b: 1 });
  });

  test("goes back with everybody, and reads the changes since once more", async () => {
    await change({ a: 1 });
    const first = await make();
    await change({ a: 2 });
    const second = await make();
    const { found, later, reader } = kit.readerOf();
    expect(await found()).toEqual({ a: 2 });
    expect((await reader.current()).overlay.size).toBe(0);
    expect((await kit.making.rollBack(collection))?.file).toBe(first.file);
    await later();
    expect(await later()).toEqual({ a: 2 });
    expect((await reader.current()).overlay.size).toBe(1);
    expect(foundIn(await kit.readerOf().reader.current())).toEqual({ a: 2 });
    // The one that was left is the oldest, and the next one is made from what is current.
    expect((await kit.items.readLast(collection)).kept.map(({ file }) => file)).toEqual([
      first.file,
      second.file,
    ]);
    await change({ b: 1 });
    const third = await make();
    expect(third.upTo).toBe(3);
    await later();
    expect(await later()).toEqual({ a: 2, b: 1 });
  });
});
