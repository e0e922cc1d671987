import { chunksOf } from "@bupum/shared/kernel/chunks";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { between } from "../../kit/cloud/between.ts";
import { quoted } from "../../kit/group.ts";
import { order, reject } from "../../kit/orders.ts";
import { countRounds } from "../../kit/rounds.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = await world.adminUser();
});
afterAll(() => world.stop());

const entities = () => admin.api.productEstimateOrderEntities;
const list = (query: Parameters<ReturnType<typeof entities>["list"]>[0]["query"] = {}) =>
  entities().list({ query });
const idsOf = async (query: Parameters<typeof list>[0]) =>
  (await list(query)).items.map(({ id }) => id);

/** An order that waits, as admins find it. */
async function placed(given: Parameters<typeof quoted>[1] = {}) {
  const deal = await quoted(world, given);
  const id = (await order(deal)).orderIds[0]!;
  await world.drain({ searched: true });
  return { deal, id };
}

test("a seed writes the same rows as placing one thing after the other", async () => {
  const { rowsOfPlace } = await import("@bupum/functions/indexing/ledger/place");
  const sources = await import("@bupum/functions/indexing/ledger/sources");
  const { id } = await placed();
  const found = await sources.placed.od(id);
  const rows = rowsOfPlace("od", id, found!);
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    const { version: _, ...stored } = (await world.read(row))!;
    const { version: _own, ...wanted } = row;
    expect(stored).toEqual(JSON.parse(JSON.stringify(wanted)));
  }
});

describe("an admin's list of orders", () => {
  test("is paged without a gap or a repeat, also for a name that many orders share", async () => {
    const stem = `쪽매김${Date.now()}`;
    const { placeInLedger } = await import("@bupum/functions/indexing/ledger/place");
    const { deal, id } = await placed();
    const row = await world.read({ pk: `order#${id}`, sk: "order" });
    const ids = Array.from({ length: 25 }, (_, at) => `ord_${String(at).padStart(26, "0")}`);
    await world.put(
      ids.map((one, at) => ({
        ...row!,
        pk: `order#${one}`,
        gsi1pk: "apart",
        gsi2pk: "apart",
        id: one,
        // Twelve names, so that the second page lies among further names.
        productName: `${stem}${String(at % 12).padStart(2, "0")}`,
        status: at % 3 === 0 ? "CONFIRMED" : "PENDING",
        createdAt: new Date(Date.parse("2026-01-01") + at * 3_600_000).toISOString(),
      })),
    );
    for (const one of ids) await placeInLedger("od", one);
    const found: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const query = { searchType: "PRODUCT_NAME", searchKeyword: stem, itemsPerPage: 10 } as const;
      const page = await list({ ...query, ...(cursor && { cursor }) });
      found.push(...page.items.map((item) => item.id));
      cursor = page.nextCursor;
      pages += 1;
    } while (cursor && pages < 10);
    expect(found.toSorted()).toEqual(ids);
    const all = { endDate: "2026-01-31", itemsPerPage: 10 } as const;
    const first = await list(all);
    const second = await list({ ...all, cursor: first.nextCursor! });
    expect([...first.items, ...second.items].map((item) => item.id)).toEqual(
      ids.toReversed().slice(0, 20),
    );
    expect((await list({ ...all, page: 2 })).items).toEqual(second.items);
    expect((await list({ ...all, page: 9 })).items).toEqual([]);
    await expect(
      list({ ...all, statuses: "PENDING", cursor: first.nextCursor! }),
    ).rejects.toMatchObject({ code: "CURSOR_INVALID" });
    expect(deal.buyer.companyName).toBeTruthy();
  });

  test("is empty for a name that none has, though many contain a piece of it", async () => {
    await placed();
    const [row] = (await list()).items;
    const searchKeyword = `${row!.productName}없음`;
    expect((await list({ searchType: "PRODUCT_NAME", searchKeyword })).items).toEqual([]);
    const { items } = await list({ searchType: "PRODUCT_NAME", searchKeyword: row!.productName });
    expect(items.map(({ id }) => id)).toContain(row!.id);
  });

  test("costs a page the same at a hundred and at three thousand orders, searched or not", async () => {
    const { entryPk, nameKey } = await import("@bupum/functions/search/ledger/items");
    const { writeBatch, client } = await import("@bupum/functions/kernel/table");
    const { id } = await placed();
    const [row] = (await list({})).items.filter((one) => one.id === id);
    const written: { drop: { pk: string; sk: string } }[] = [];
    const put = async (from: number, to: number) => {
      const rows = Array.from({ length: to - from }, (_, at) => {
        const createdAt = new Date(Date.parse("2025-01-01") + (from + at) * 1_000).toISOString();
        const key = `ord_${String(from + at).padStart(26, "0")}`;
        return ["all#", "buyer#보통회사"].map((by) => ({
          put: {
            ...row,
            pk: entryPk("od", by.split("#")[0] as "buyer", by.split("#")[1]!, "REJECTED"),
            sk: `${createdAt}#${key}`,
            id: key,
            createdAt,
          },
        }));
      }).flat();
      for (const some of chunksOf(rows, 25)) await writeBatch(some);
      written.push(...rows.map(({ put: { pk, sk } }) => ({ drop: { pk, sk } })));
    };
    await writeBatch([{ put: { ...nameKey("buyer", "보통회사", 1), name: "보통회사", at: 1 } }]);
    const rounds = countRounds(client);
    const measured = async () => {
      const costs = [];
      for (const query of [
        { statuses: "REJECTED" },
        { statuses: "REJECTED", searchType: "BUYER_NAME", searchKeyword: "통회사" },
      ] as const) {
        rounds.reset();
        expect((await list(query)).items).toHaveLength(30);
        costs.push({ ...rounds.cost });
      }
      return costs;
    };
    await put(0, 100);
    const few = await measured();
    await put(100, 3_000);
    expect(await measured()).toEqual(few);
    rounds.stop();
    for (const some of chunksOf(written, 25)) await writeBatch(some);
    expect(few.map((cost) => cost.rounds)).toEqual([
      expect.toSatisfy((n: number) => n <= 4),
      expect.toSatisfy((n: number) => n <= 5),
    ]);
  });

  test("drops an order's former entries, with repeated and reordered messages", async () => {
    const { deal, id } = await placed();
    const { placeInLedger } = await import("@bupum/functions/indexing/ledger/place");
    await reject(deal, id, { reason: "INTERNAL_REASONS" });
    await Promise.all([placeInLedger("od", id), placeInLedger("od", id), placeInLedger("od", id)]);
    expect(await placeInLedger("od", id)).toBe(false);
    expect(await idsOf({ statuses: "PENDING" })).not.toContain(id);
    expect((await idsOf({ statuses: "REJECTED" })).filter((one) => one === id)).toEqual([id]);
  });
});

const repaired = () => idsOf({ statuses: "PENDING,COMPLETED", itemsPerPage: 100 });

describe("npm run index", () => {
  test("places older orders, restores missing entries and drops entries without a place", async () => {
    const { id } = await placed();
    const { checkLedger } = await import("@bupum/functions/indexing/ledger/rebuild");
    const { entryPk, placeKey } = await import("@bupum/functions/search/ledger/items");
    const { write } = await import("@bupum/functions/kernel/table");
    const row = await world.read({ pk: `order#${id}`, sk: "order" });
    const sk = `${String(row!["createdAt"])}#${id}`;
    const [lain, stray] = ["PENDING", "COMPLETED"].map((state) => ({
      pk: entryPk("od", "all", "", state),
      sk,
    }));
    // Not there yet, as an order that was placed before there was a ledger.
    await write({ drop: lain! }, { drop: placeKey("od", id) });
    await write({ put: { ...row!, ...stray! } });
    expect((await checkLedger()).strays).toBe(1);
    expect((await repaired()).filter((one) => one === id)).toEqual([id]);
    await write({ drop: lain! });
    expect(await checkLedger()).toMatchObject({ placed: 1, strays: 0 });
    expect(await repaired()).toContain(id);
    expect(await checkLedger()).toEqual({ placed: 0, listed: 0, strays: 0 });
  });

  test("leaves what was charged on a day, whose rows begin like entries", async () => {
    const { ledgerKey } = await import("@bupum/functions/billing/payment-orders/items");
    const { checkLedger } = await import("@bupum/functions/indexing/ledger/rebuild");
    const charge = {
      ...ledgerKey(new Date().toISOString(), "CHARGE", "pay_01KB0000000000000000000000"),
      kind: "CHARGE",
      amount: 42_900,
    };
    await world.put([charge]);
    expect((await checkLedger()).strays).toBe(0);
    expect(await world.read(charge)).toMatchObject({ amount: 42_900 });
  });

  test("leaves an entry whose place is recorded a moment later", async () => {
    const { id } = await placed();
    const { checkLedger } = await import("@bupum/functions/indexing/ledger/rebuild");
    const { placeKey } = await import("@bupum/functions/search/ledger/items");
    const place = placeKey("od", id);
    const sent: string[] = [];
    const watch = await between(async (input, send, { constructor: { name } }) => {
      const key = input["Key"] as { pk?: string } | undefined;
      const beginnings = Object.values(input["ExpressionAttributeValues"] ?? {});
      if (sent.length === 0 && beginnings.includes("ledger#od#")) sent.push("entries");
      if (key?.pk !== place.pk || sent.length === 0) return send();
      sent.push(name);
      // Not there at the first look.
      return sent.length === 2 ? {} : send();
    });
    const { strays } = await checkLedger();
    watch.stop();
    expect(strays).toBe(0);
    expect(sent.slice(1).length).toBeGreaterThan(1);
    expect(await repaired()).toContain(id);
  });

  test("adds the keys of filtered lists to older lines and requests", async () => {
    const { deal } = await placed();
    const { buyer, seller, ids } = deal;
    const { groupKey } = await import("@bupum/functions/deal/whole-groups/groups");
    const { lineKey } = await import("@bupum/functions/deal/whole-groups/lines");
    const { write } = await import("@bupum/functions/kernel/table");
    const { checkLedger } = await import("@bupum/functions/indexing/ledger/rebuild");
    const lines = async () => {
      const query = { replyType: "REPLIED" } as const;
      return (await seller.api.productEstimates.listOfSeller({ query })).items.map(({ id }) => id);
    };
    const [request] = (await buyer.api.estimateGroups.list({ query: {} })).items;
    const requests = async () => {
      const query = { status: request!.status };
      return (await buyer.api.estimateGroups.list({ query })).items.map(({ id }) => id);
    };
    expect([await lines(), await requests()]).toEqual([ids, [request!.id]]);
    await checkLedger();
    for (const change of [groupKey(request!.id), ...ids.map((id) => lineKey(id))])
      await write({ change, unset: ["gsi2pk", "gsi2sk"] });
    expect([await lines(), await requests()]).toEqual([[], []]);
    expect((await checkLedger()).listed).toBe(ids.length + 1);
    expect([await lines(), await requests()]).toEqual([ids, [request!.id]]);
    expect((await checkLedger()).listed).toBe(0);
  });
});

test("entries from before a change of their shape are read from the things themselves (S4-1)", async () => {
  const { entryPk } = await import("@bupum/functions/search/ledger/items");
  const { query } = await import("@bupum/functions/kernel/list");
  const { write } = await import("@bupum/functions/kernel/table");
  const { id } = await placed({ lines: 2 });
  const all = {
    od: async () => (await list({ statuses: "PENDING" })).items,
    po: async () => (await entities().purchaseOrders({ query: { statuses: "PENDING" } })).items,
    ln: async () =>
      (await admin.api.productEstimateEntities.list({ query: { replyTypes: "REPLIED" } })).items,
    rq: async () => (await admin.api.estimates.list({ query: {} })).items,
  } as const;
  const removed = { od: "amount", po: "partly", ln: "title", rq: "sellerCount" };
  const states = { od: ["PENDING"], po: ["PENDING"], ln: ["REPLIED"], rq: ["PENDING", "REPLIED"] };
  for (const ledger of ["od", "po", "ln", "rq"] as const) {
    const before = await all[ledger]();
    expect(before.length, ledger).toBeGreaterThan(0);
    for (const state of [...states[ledger], "CONFIRMED"])
      for (const { pk, sk } of (
        await query({ pk: entryPk(ledger, "all", "", state), newestFirst: true }, 100)
      ).items)
        await write({ change: { pk, sk }, unset: [removed[ledger]] });
    expect(await all[ledger](), ledger).toEqual(before);
  }
  expect((await all.po()).map((row) => row.id)).toContain(id);
});
