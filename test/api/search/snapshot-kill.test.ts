import { afterAll, beforeAll, expect, test } from "vitest";
import { mortal } from "../../kit/cloud/mortal.ts";
import { foundIn, thingsOf } from "../../kit/snapshots.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** More than the job has. */
const mostSteps = 80;

test("A job that is killed at any step is followed by one that ends right, and leaves no file behind (S7-2)", async () => {
  const collection = "products";
  const things = await thingsOf(collection);
  const table = await import("@bupum/functions/kernel/table");
  const items = await import("@bupum/functions/search/snapshots/items");
  const { makeSnapshot, mostKept } = await import("@bupum/functions/indexing/snapshots/make");
  const { Reader } = await import("@bupum/functions/search/snapshots/reader");
  const worker = await mortal(world);
  const deaths = new Set<string>();
  // As many as are kept, so that each job deletes the oldest one.
  for (let at = 0; at < mostKept; at++) {
    await things.put("a", at);
    await things.tell("a");
    await makeSnapshot(collection, things.maker);
  }
  let died: string | undefined = "";
  for (let step = 0; died !== undefined && step < mostSteps; step++) {
    await things.put("a", 1_000 + step);
    await things.put(`t${step}`, step);
    await things.tell("a", `t${step}`);
    worker.arm(step);
    await makeSnapshot(collection, things.maker).catch(() => undefined);
    died = worker.revive();
    if (died) deaths.add(died);
    const reader = new Reader(collection, things.engine);
    expect(foundIn(await reader.current()), `killed ${died}`).toEqual(await things.expected());
    // The claim of what was killed ends.
    const claim = await table.read(items.makingKey(collection));
    if (claim) await table.write({ put: { ...claim, until: 0 } });
    await things.tell("a");
    const { last } = await items.readLast(collection);
    const next = await makeSnapshot(collection, things.maker);
    expect(next?.upTo, `killed ${died}`).toBe(last.number);
    const { kept } = await items.readLast(collection);
    expect(kept.length).toBe(mostKept);
    expect(await filesOf()).toEqual(new Set(kept.map(({ file }) => `${collection}/${file}/0`)));
  }
  expect(died).toBeUndefined();
  expect([...deaths].toSorted()).toEqual([
    "after bucket",
    "after table",
    "before bucket",
    "before table",
  ]);
  worker.stop();
});

async function filesOf(): Promise<Set<string>> {
  const { ListObjectsV2Command, S3Client } = await import("@aws-sdk/client-s3");
  const { Contents = [] } = await new S3Client({}).send(
    new ListObjectsV2Command({ Bucket: process.env["SNAPSHOT_BUCKET_NAME"]! }),
  );
  return new Set(Contents.map(({ Key }) => Key!));
}
