import { chunksOf } from "@bupum/shared/kernel/chunks";
import type { Ledger } from "@bupum/functions/search/ledger/items";
import type { Item } from "@bupum/functions/kernel/table";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { quoted } from "../../kit/group.ts";
import { accept, order } from "../../kit/orders.ts";
import { countRounds } from "../../kit/rounds.ts";
import { sized } from "../../kit/ring.ts";
import { startWorld, type World } from "../../kit/world.ts";

// D3-6: lists of one's own that a state or a keyword narrows.

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

const before = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const ulidAt = (at: number) => String(at).padStart(25, "0");

/** One order with all its rows, and ways to write more like them. */
async function placed() {
  const deal = await quoted(world);
  const { orderIds } = await order(deal);
  await world.drain({ searched: true });
  const orderRow = (await world.read({ pk: `order#${orderIds[0]!}`, sk: "order" }))!;
  const pk = `group#${deal.ids[0]!.slice(4, 29)}`;
  const lineRow = (await world.read({ pk, sk: `line#${deal.ids[0]!}` }))!;
  const estimateRow = (await world.read({ pk, sk: `estimate#${deal.ids[0]!.split("#")[0]!}` }))!;
  const { placeInLedger } = await import("@bupum/functions/indexing/ledger/place");
  const write = async (ledger: Ledger, rows: Item[]) => {
    await world.put(rows);
    for (const some of chunksOf(rows, 20))
      await Promise.all(some.map((row) => placeInLedger(ledger, String(row["id"]))));
  };
  const orders = (from: number, to: number, given: (at: number) => object) =>
    Array.from({ length: to - from }, (_, index): Item => {
      const at = from + index;
      const row = {
        ...orderRow,
        id: `ord_${ulidAt(at)}1`,
        createdAt: before(at + 1),
        ...given(at),
      };
      const key = `${String(row.createdAt)}#${row.id}`;
      return { ...row, pk: `order#${row.id}`, gsi1sk: key, gsi2sk: key };
    });
  return { deal, orderId: orderIds[0]!, orderRow, lineRow, estimateRow, orders, write };
}

/** The oldest, which the narrowed lists of the measurement show. */
const isLast = (at: number) => at < 30;
const given = (at: number) =>
  isLast(at)
    ? { status: "REJECTED", productText: "드문펌프" }
    : { status: "CANCELLED", productText: "흔한펌프" };

/** A deal's id from its line's, for copies in groups of their own. */
const idsAt = (at: number) => {
  const estimate = `est_${ulidAt(at)}1`;
  return { estimate, line: `${estimate}#l01`, pk: `group#${ulidAt(at)}` };
};

describe("one's own orders", () => {
  test("of a keyword in many names are listed once each, newest first among 12 names", async () => {
    const { deal, orders, write } = await placed();
    const seller = deal.seller.api.productEstimateOrders;
    const rows = orders(0, 40, (at) => ({
      // Each is found by two names, and each name by three or four orders.
      productText: `깊은홈베어링${"가나다라마바사아자차카타"[at % 12]!}62${at} 베어링`,
    }));
    await write("od", rows);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await seller.listOfSeller({
        query: { searchKeyword: "베어링", itemsPerPage: 10, ...(cursor && { cursor }) },
      });
      found.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    const expected = rows.map(({ id }) => id);
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(found).toEqual(expected);
  });

  test("are found by a part of a number, across words, and by nothing else", async () => {
    const { deal, orders, write } = await placed();
    const buyer = deal.buyer.api.productEstimateOrders;
    const [row] = orders(0, 1, () => ({
      productText: "볼베어링 mrj440a bearing6204",
    }));
    await write("od", [row!]);
    const found = async (searchKeyword: string) =>
      (await buyer.list({ query: { searchKeyword } })).items.some(({ id }) => id === row!["id"]);
    for (const keyword of ["J4-40", "베어", "6204", "bearing 62", "볼 베어링", "MR-J4-40A"])
      expect(await found(keyword), keyword).toBe(true);
    for (const keyword of ["베어링mrj", "6205", "40b", "!!"])
      expect(await found(keyword), keyword).toBe(false);
  });

  test("are found by letters and digits together, whether texts are split between them or not", async () => {
    const { deal, orders, write } = await placed();
    const seller = deal.seller.api.productEstimateOrders;
    const texts = ["hgkn23js100", "서보모터200whgkn23j", "xhgkn23", "모터hgkn23", "hgkn43"];
    const rows = orders(0, texts.length, (at) => ({ productText: texts[at] }));
    await write("od", rows);
    const { items } = await seller.listOfSeller({ query: { searchKeyword: "HG-KN23" } });
    expect(items.map(({ id }) => id)).toEqual(rows.slice(0, 4).map(({ id }) => id));
  });

  test("of a keyword are the same by page number as by cursor", async () => {
    const { deal, orders, write } = await placed();
    const { listOfSeller } = deal.seller.api.productEstimateOrders;
    await write(
      "od",
      orders(0, 90, (at) => ({ productText: `6204x${String(at).padStart(2, "0")}` })),
    );
    const query = { searchKeyword: "6204", itemsPerPage: 10 } as const;
    const [byCursor, byNumber]: string[][][] = [[], []];
    let cursor: string | undefined;
    for (let page = 1; page <= 10; page++) {
      const idsOf = async (place: object) => {
        const found = await listOfSeller({ query: { ...query, ...place } });
        return { ids: found.items.map(({ id }) => id), next: found.nextCursor };
      };
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the last one ended
      const next = page === 1 || cursor ? await idsOf({ cursor }) : { ids: [], next: undefined };
      cursor = next.next;
      byCursor!.push(next.ids);
      // oxlint-disable-next-line no-await-in-loop
      byNumber!.push((await idsOf({ page })).ids);
    }
    expect(byNumber).toEqual(byCursor);
    expect(new Set(byCursor!.flat())).toHaveProperty("size", 90);
  });

  test("that few of many match are found on a later page, within the read limit", async () => {
    const { deal, orders, write } = await placed();
    const { list } = deal.buyer.api.productEstimateOrders;
    // The looked-up piece is in all, the whole keyword in the oldest.
    await write(
      "od",
      orders(0, 520, (at) => ({ productText: at < 518 ? "흔한펌프 12" : "흔한펌프12" })),
    );
    const query = { searchKeyword: "흔한펌프12", itemsPerPage: 10 } as const;
    const first = await list({ query });
    expect(first.items).toEqual([]);
    const { items } = await list({ query: { ...query, cursor: first.nextCursor! } });
    expect(items).toHaveLength(2);
  });

  test("in a status have a second page as well, even before their worker ran", async () => {
    const { deal, orders } = await placed();
    const rows = orders(0, 15, () => ({ status: "REJECTED" }));
    await world.put(rows);
    const { list } = deal.buyer.api.productEstimateOrders;
    const query = { status: "REJECTED", itemsPerPage: 10 } as const;
    const first = await list({ query });
    const second = await list({ query: { ...query, cursor: first.nextCursor! } });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  test("in a status are those with that status now, even before their worker ran", async () => {
    const { deal, orderId } = await placed();
    const list = async (status: "PENDING" | "CONFIRMED") =>
      (await deal.seller.api.productEstimateOrders.listOfSeller({ query: { status } })).items.map(
        ({ id }) => id,
      );
    expect([await list("PENDING"), await list("CONFIRMED")]).toEqual([[orderId], []]);
    await accept(deal, orderId);
    expect([await list("PENDING"), await list("CONFIRMED")]).toEqual([[], [orderId]]);
    await world.drain({ searched: true });
    expect([await list("PENDING"), await list("CONFIRMED")]).toEqual([[], [orderId]]);
  });
});

test("a filtered page costs the same behind few others and behind four times as many", async () => {
  const { deal, lineRow, estimateRow, orders, write } = await placed();
  const { buyer, seller } = deal;
  const { lineListKey, asLine } = await import("@bupum/functions/deal/whole-groups/lines");
  const others = async (from: number, to: number) => {
    await write(
      "od",
      orders(from, to, (at) => ({ ...given(at), createdAt: before(isLast(at) ? 9_000 + at : at) })),
    );
    const copies = Array.from({ length: to - from }, (_, index) => from + index);
    const lines = copies.map((at): Item => {
      const { estimate, line, pk } = idsAt(at);
      const own = { id: line, estimateId: estimate, createdAt: before(isLast(at) ? 9_000 : at) };
      const row = asLine({
        ...lineRow,
        ...own,
        replyType: isLast(at) ? "REJECTED" : "REPLIED",
        open: !isLast(at),
        productText: isLast(at) ? "드문펌프" : "흔한펌프",
        pk,
        sk: `line#${line}`,
      });
      return { ...row, ...lineListKey(row) };
    });
    await write("ln", lines);
    const estimates = copies.map((at): Item => {
      const { estimate, pk } = idsAt(at);
      const createdAt = before(isLast(at) ? 9_000 + at : at);
      const key = `${createdAt}#${estimate}`;
      const own = { id: estimate, createdAt, ...given(at), gsi1sk: key, gsi2sk: key };
      return { ...estimateRow, ...own, pk, sk: `estimate#${estimate}` };
    });
    await write("es", estimates);
  };
  const orderApi = {
    buyer: buyer.api.productEstimateOrders,
    seller: seller.api.productEstimateOrders,
  };
  const asks = [
    () => orderApi.buyer.list({ query: { status: "REJECTED" } }),
    () => orderApi.buyer.list({ query: { searchKeyword: "드문" } }),
    () => orderApi.seller.listOfSeller({ query: { status: "REJECTED" } }),
    () => orderApi.seller.listOfSeller({ query: { status: "REJECTED", searchKeyword: "펌프" } }),
    () => seller.api.productEstimates.listOfSeller({ query: { searchKeyword: "드문" } }),
    () =>
      seller.api.productEstimates.listOfSeller({
        query: { searchKeyword: "펌프", replyType: "REJECTED" },
      }),
    () => seller.api.productEstimates.listOfSeller({ query: { open: "false" } }),
    () => seller.api.estimates.list({ query: { side: "SELL", status: "REJECTED" } }),
    () => buyer.api.estimates.list({ query: { searchKeyword: "드문" } }),
  ];
  const { client } = await import("@bupum/functions/kernel/table");
  const rounds = countRounds(client);
  const measured = async () => {
    const costs = [];
    for (const [at, ask] of asks.entries()) {
      rounds.reset();
      expect((await ask()).items, String(at)).toHaveLength(30);
      costs.push({ ...rounds.cost });
    }
    return costs;
  };
  const few = sized(50, 100);
  await others(0, few);
  const cost = await measured();
  await others(few, 4 * few);
  expect(await measured()).toEqual(cost);
  rounds.stop();
  for (const one of cost) expect(one.rounds).toBeLessThanOrEqual(6);
}, 600_000);
