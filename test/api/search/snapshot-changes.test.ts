import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changeKey, thingsOf } from "../../kit/snapshots.ts";
import { sized } from "../../kit/ring.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let items: typeof import("@bupum/functions/search/snapshots/items");
beforeAll(async () => {
  // Writers collide in a database alone.
  world = await startWorld({ isStreamed: false, table: "dynamodb" });
  items = await import("@bupum/functions/search/snapshots/items");
});
afterAll(() => world.stop());

describe("changes of what is searched (S7-1)", () => {
  test("of two writers at once have numbers without a gap, and a later one is never older", async () => {
    const things = await thingsOf("products");
    const names = ["a", "b", "c"];
    const rounds = sized(12, 150);
    const writer = async () => {
      for (let round = 0; round < rounds; round++) {
        await Promise.all(names.map((name) => things.raise(name)));
        await things.tell(...names);
      }
    };
    await Promise.all([writer(), writer()]);
    const changes = await things.changes();
    expect(changes.map(({ number }) => number)).toEqual(changes.map((_, at) => at + 1));
    expect(changes).toHaveLength(2 * rounds);
    for (const name of names) {
      const values = changes.map(({ entries }) => entries.find(({ id }) => id === name)!.value);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      expect(values.at(-1)).toBe(2 * rounds);
    }
  });

  test("are none before the first, and count as settled when they are old or one before is missing", async () => {
    const { write } = await import("@bupum/functions/kernel/table");
    const [old, young] = ["2020-01-01T00:00:00.000Z", "2030-01-01T00:00:00.000Z"];
    expect(await items.readSettled("merchandises", old)).toEqual({ number: 0, total: 0 });
    const things = await thingsOf("merchandises");
    for (let at = 0; at < 3; at++) await things.tell("a", "b");
    expect(await items.readSettled("merchandises", young)).toEqual({ number: 3, total: 6 });
    expect(await items.readSettled("merchandises", old)).toEqual({ number: 0, total: 0 });
    await write({ drop: changeKey("merchandises", 2) });
    expect(await items.readSettled("merchandises", old)).toEqual({ number: 2, total: 4 });
    for (const number of [1, 3]) await write({ drop: changeKey("merchandises", number) });
  });

  test("that were read before another writer's are read again before they get a later number", async () => {
    const things = await thingsOf("sellers");
    const { append } = await import("@bupum/functions/indexing/snapshots/append");
    await things.put("a", 1);
    let reads = 0;
    const slow = async (ids: readonly string[]) => {
      const found = await things.source(ids);
      reads += 1;
      if (reads === 1) {
        await things.put("a", 2);
        await things.tell("a");
      }
      return found;
    };
    await append("sellers", ["a"], slow);
    expect(reads).toBe(2);
    expect((await things.changes()).map(({ entries }) => entries[0]!.value)).toEqual([2, 2]);
  });

  test("of what is gone say so", async () => {
    const things = await thingsOf("manufactors");
    await things.put("a", 1);
    await things.tell("a", "b", "a");
    await things.drop("a");
    await things.tell("a");
    expect((await things.changes()).map(({ entries }) => entries)).toEqual([
      [
        { id: "a", value: 1 },
        { id: "b", gone: true },
      ],
      [{ id: "a", gone: true }],
    ]);
  });

  test("that do not fit into a row take several", async () => {
    const { randomBytes } = await import("node:crypto");
    const { append } = await import("@bupum/functions/indexing/snapshots/append");
    const source = async (ids: readonly string[]) =>
      ids.map((id) => ({ id, text: randomBytes(6_000).toString("base64") }));
    const ids = Array.from({ length: 100 }, (_, at) => `t${at}`);
    await append("merchandises", ids, source);
    const { changes } = await items.readChanges("merchandises", 0);
    expect(changes.map(({ number }) => number)).toEqual([1, 2]);
    expect(changes.flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(ids);
  });

  test("count on where all rows have expired: a snapshot knows the last number", async () => {
    const { write } = await import("@bupum/functions/kernel/table");
    const { last } = await items.readLast("products");
    const snapshot = { upTo: last.number + 7, total: last.total + 7 };
    await write({ put: { ...items.keptKey("products"), kept: [snapshot], v: 1 } });
    const things = await thingsOf("products");
    await things.tell("a");
    expect((await items.readLast("products")).last).toEqual({
      number: last.number + 8,
      total: last.total + 8,
    });
  });
});
