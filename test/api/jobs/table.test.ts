import { Problem } from "@bupum/shared/kernel/problem";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let table: typeof import("@bupum/functions/kernel/table");
let list: typeof import("@bupum/functions/kernel/list");

beforeAll(async () => {
  world = await startWorld();
  table = await import("@bupum/functions/kernel/table");
  list = await import("@bupum/functions/kernel/list");
});
afterAll(() => world.stop());

const numberOf = (item: Record<string, unknown>) => Number(item["n"]);
const even = (item: Record<string, unknown>) => numberOf(item) % 2 === 0;
const shelf = { pk: "shelf#1", sk: "shelf" };

describe("rows that are read together", () => {
  test("may be any number up to 2,000, and one may be named twice", async () => {
    const keys = Array.from({ length: 230 }, (_, n) => ({ pk: `many#${n}`, sk: "row" }));
    await world.put(keys.slice(1).map((key, index) => ({ ...key, n: index + 1 })));
    const asked = [...keys.toReversed(), keys[7]!, keys[0]!];
    table.resetSpent();
    const found = await table.readMany(asked);
    expect(table.spent.calls).toBe(3);
    expect(found.map((row) => row && numberOf(row))).toEqual([
      ...keys.slice(1).map((_, index) => 229 - index),
      undefined,
      7,
      undefined,
    ]);
    const tooMany = Array.from({ length: 2_001 }, (_, n) => ({ pk: `many#${n}`, sk: "row" }));
    await expect(table.readMany(tooMany)).rejects.toThrow(RangeError);
  });
});

describe("a guarded write", () => {
  test("may ignore one refusal that means the same result, and no other", async () => {
    const [known, other] = [new Problem("BUSY"), new Problem("BUSY")];
    const place = { pk: "unless#1", sk: "row" };
    const add = () => table.write({ put: place, guard: { exists: false, refused: known } });
    await table.unless(known, add());
    await table.unless(known, add());
    expect(await table.read(place)).toEqual(place);
    await expect(table.unless(other, add())).rejects.toBe(known);
  });

  test("refuses with the previous row, alone and within a transaction", async () => {
    await table.write({ put: { ...shelf, stock: 3, tags: ["a"], at: { on: "x" } } });
    const take = {
      change: shelf,
      add: { stock: -5 },
      guard: {
        atLeast: { stock: 5 },
        refused: (old: Record<string, unknown> | undefined) =>
          new Problem("OUT_OF_STOCK", { available: old?.["stock"], tags: old?.["tags"] }),
      },
    };
    const refusal = { code: "OUT_OF_STOCK", params: { available: 3, tags: ["a"] } };
    await expect(table.write(take)).rejects.toMatchObject(refusal);
    await expect(table.write({ put: { pk: "other", sk: "row" } }, take)).rejects.toMatchObject(
      refusal,
    );
    expect(await table.read({ pk: "other", sk: "row" })).toBeUndefined();
    expect(await table.read(shelf)).toMatchObject({ stock: 3 });
  });

  test("takes no more than there is with many parallel writes", async () => {
    await table.write({ put: { pk: "shelf#2", sk: "shelf", stock: 7 } });
    const refused = new Problem("OUT_OF_STOCK", { available: 0 });
    const takes = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        table.write({
          change: { pk: "shelf#2", sk: "shelf" },
          add: { stock: -1 },
          guard: { atLeast: { stock: 1 }, refused },
        }),
      ),
    );
    expect(takes.filter(({ status }) => status === "fulfilled")).toHaveLength(7);
    expect(await table.read({ pk: "shelf#2", sk: "shelf" })).toMatchObject({ stock: 0 });
  });

  test("hides rows past their time to live", async () => {
    await table.write({ put: { pk: "old", sk: "row", ttl: 1 } });
    expect(await table.read({ pk: "old", sk: "row" })).toBeUndefined();
    expect(await table.readMany([{ pk: "old", sk: "row" }, shelf])).toMatchObject([
      undefined,
      { stock: 3 },
    ]);
  });
});

describe("a list", () => {
  const rows = { pk: "list#1", newestFirst: true } as const;
  const paging = { page: 1, itemsPerPage: 10 };
  beforeAll(async () => {
    for (let n = 0; n < 25; n++)
      await table.write({ put: { pk: "list#1", sk: String(n).padStart(3, "0"), n } });
  });

  test("is walked by cursor without a gap or a repeat", async () => {
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await list.pageOf(rows, { ...paging, cursor }, numberOf);
      seen.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(Array.from({ length: 25 }, (_, index) => 24 - index));
  });

  test("is read whole up to its declared size, and refused beyond", async () => {
    expect(await list.queryAll(rows, 25)).toHaveLength(25);
    await expect(list.queryAll(rows, 24)).rejects.toThrow("More than 24 rows");
  });

  test("opens page 3 at the place where the cursor leads", async () => {
    const page = await list.pageOf(rows, { ...paging, page: 3 }, numberOf);
    expect(page).toEqual({ items: [4, 3, 2, 1, 0], page: 3, itemsPerPage: 10 });
  });

  test("fills a page with the rows that match a filter", async () => {
    const page = await list.pageOf(rows, paging, numberOf, even);
    expect(page.items).toEqual([24, 22, 20, 18, 16, 14, 12, 10, 8, 6]);
    const rest = await list.pageOf(rows, { ...paging, cursor: page.nextCursor }, numberOf, even);
    expect(rest).toEqual({ items: [4, 2, 0], page: 1, itemsPerPage: 10 });
  });

  test("refuses a cursor that is invented, altered, or of another list", async () => {
    const { nextCursor = "" } = await list.pageOf(rows, paging, numberOf);
    const bytes = Buffer.from(nextCursor, "base64url");
    const altered = [0, 12, 28, bytes.length - 1].map((at) => {
      const copy = Buffer.from(bytes);
      copy[at]! ^= 1;
      return copy.toString("base64url");
    });
    const forged = Buffer.from('{"pk":"list#2","sk":"000"}'.repeat(2)).toString("base64url");
    for (const cursor of ["x", forged, ...altered, bytes.subarray(0, 30).toString("base64url")])
      await expect(list.pageOf(rows, { ...paging, cursor }, numberOf)).rejects.toMatchObject({
        code: "CURSOR_INVALID",
      });
    const others = [{ pk: "list#2" }, { skPrefix: "0" }, { newestFirst: !rows.newestFirst }];
    for (const other of others)
      await expect(
        list.pageOf({ ...rows, ...other }, { ...paging, cursor: nextCursor }, numberOf),
      ).rejects.toMatchObject({ code: "CURSOR_INVALID" });
  });

  test("skips earlier pages by their keys only", async () => {
    await table.write({ put: { pk: "list#3", sk: "1", text: "long", ttl: 4_000_000_000 } });
    const { items } = await list.query({ pk: "list#3", newestFirst: true, keysOnly: true }, 5);
    expect(items).toEqual([{ pk: "list#3", sk: "1", ttl: 4_000_000_000 }]);
  });

  test("discloses none of its keys in the cursor, which differs each time", async () => {
    const cursors = [0, 1].map(() => list.pageOf(rows, paging, numberOf));
    const [one = "", other = ""] = (await Promise.all(cursors)).map(({ nextCursor }) => nextCursor);
    expect(one).not.toBe(other);
    expect(one).toMatch(/^[\w-]+$/);
    expect(Buffer.from(one, "base64url").toString("latin1")).not.toMatch(/list|pk|sk/);
  });

  test("refuses a page beyond the hundredth and names the cursor", async () => {
    await expect(list.pageOf(rows, { ...paging, page: 101 }, numberOf)).rejects.toMatchObject({
      code: "PAGE_TOO_DEEP",
    });
  });
});

describe("the stream of changes", () => {
  test("contains empty maps and lists as they were written, at any depth", async () => {
    const row = { pk: "empty#1", sk: "row", map: {}, list: [], in: { map: {}, list: [{}, []] } };
    await world.changes();
    await table.write({ put: row });
    await table.write({ change: { pk: row.pk, sk: row.sk }, set: { list: [{}] } });
    const [first, second] = await world.changes();
    expect(first!.newImage).toEqual(row);
    expect(second).toMatchObject({ oldImage: row, newImage: { ...row, list: [{}] } });
  });

  test("carries a message without parameters", async () => {
    const { notify } = await import("@bupum/functions/kernel/messages/outbox");
    const person = await world.member({ alarmType: "NOT_RECEIVE" });
    const notice = { userId: person.id, event: "SELLER_APPROVED", refId: "x", refVersion: 1 };
    const told = { ...notice, params: {}, link: "/" } as Parameters<typeof notify>[1];
    await table.write(notify({ now: () => "2026-11-23T02:00:00.000Z" }, told));
    expect((await world.drain()).dead).toEqual([]);
    const { items } = await person.api.notifications.list({ query: {} });
    expect(items.map(({ event, params }) => [event, params])).toEqual([["SELLER_APPROVED", {}]]);
  });
});
