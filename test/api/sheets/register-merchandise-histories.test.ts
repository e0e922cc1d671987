import type { CallInput } from "@bupum/shared/kernel/route";
import type { registerMerchandiseHistoryRoutes } from "@bupum/shared/sheets/register-merchandise-histories/admin-contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { nextNumber } from "../../kit/people.ts";
import { merchandisesOf, rowFor, rowsOf, seen, send } from "../../kit/register.ts";
import { codeOf } from "../../kit/group.ts";
import { expectCounts } from "../../kit/stock-counts.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = await world.adminUser();
});
afterAll(() => world.stop());

type RequestId = `rrh_${string}`;
type Part = Awaited<ReturnType<typeof someProduct>>;
type Entry = CallInput<typeof registerMerchandiseHistoryRoutes.create>["body"];

const enter = (id: RequestId, rows: Entry["rows"], more: { createMakers?: boolean } = {}) =>
  admin.api.registerMerchandiseHistories.create({
    body: { registerRequestHistoryId: id, rows, ...more },
  });
const typed = ({ product, maker }: Part, price: string) => ({
  partNumber: product.partNumber,
  manufactor: maker.name.ko,
  price,
  stock: "5",
});
const rowsFrom = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    rowNo: 100 + index,
    action: "DELETE" as const,
    merchandise: { sellerSku: `SKU-${index}` },
  }));
const confirm = (id: RequestId) =>
  admin.api.registerRequestHistories.decide({ params: { id }, body: { status: "DONE" } });

describe("rows that an admin types in", () => {
  test("are applied at once and once; the request keeps its status", async () => {
    const seller = await world.seller();
    const [good, bad] = [await someProduct(world), await someProduct(world)];
    const sent = await send(seller, [rowFor(good), rowFor(bad, "문의")]);
    await world.drain();
    const row = { rowNo: 3, action: "INSERT" as const, merchandise: typed(bad, "7,000") };
    const { items } = await enter(sent.id, [row]);
    expect(items).toMatchObject([{ rowNo: 3, isManual: true, errors: [] }]);
    expect(items[0]).not.toHaveProperty("result");
    await world.drain({ duplicate: true });
    expect(await seen(seller, sent.id)).toMatchObject({
      status: "IN_PROGRESS",
      adminManualStatus: "BEFOREPROGRESS",
      phase: "CHECKED",
    });
    expect(await merchandisesOf(seller)).toMatchObject([
      { productId: bad.product.id, breaks: [{ unitPrice: "7000" }] },
    ]);
    const [, done] = await rowsOf(seller, sent.id);
    expect(done).toMatchObject({ outcome: "ADD", result: "OK", isManual: true, note: "CREATED" });
    await enter(sent.id, [{ ...row, merchandise: typed(bad, "9,000") }]);
    await world.drain();
    expect((await rowsOf(seller, sent.id))[1]).toEqual(done);
    await confirm(sent.id);
    await world.drain();
    // The row that was entered by hand counts as done, and is not processed again.
    expect(await seen(seller, sent.id)).toMatchObject({ status: "DONE", okRows: 2, errorRows: 0 });
    const prices = (await merchandisesOf(seller)).map(({ breaks }) => breaks[0]!.unitPrice);
    expect(prices.toSorted()).toEqual(["120000", "7000"]);
  });

  test("report their faults in words, and may be typed again", async () => {
    const seller = await world.seller();
    const part = await someProduct(world);
    const sent = await send(seller, [rowFor(part)]);
    await world.drain();
    const maker = `처음보는제조사${nextNumber()}`;
    const row = {
      rowNo: 9,
      action: "INSERT" as const,
      merchandise: { partNumber: "A-1", manufactor: maker, price: "100", stock: "-1" },
    };
    await enter(sent.id, [row]);
    await world.drain();
    const nine = async () => (await rowsOf(seller, sent.id)).find(({ rowNo }) => rowNo === 9);
    expect(await nine()).toMatchObject({
      result: "ERROR",
      errors: [
        { code: "NUMBER_INVALID", column: "stock", message: expect.stringContaining("재고") },
        { code: "MANUFACTOR_UNKNOWN" },
      ],
    });
    const mended = { ...row, merchandise: { ...row.merchandise, stock: "1" } };
    await enter(sent.id, [mended]);
    await world.drain();
    expect(await nine()).toMatchObject({ result: "ERROR", errorCode: "MANUFACTOR_UNKNOWN" });
    await enter(sent.id, [mended], { createMakers: true });
    await world.drain();
    expect(await nine()).toMatchObject({ result: "OK", note: "PRODUCT_CREATED" });
    expect(await merchandisesOf(seller)).toMatchObject([{ manufactorName: { ko: maker } }]);
  });

  test("remove listings as well, also after the sheet is done", async () => {
    const seller = await world.seller();
    const part = await someProduct(world);
    const sent = await send(seller, [rowFor(part)]);
    await world.drain();
    await confirm(sent.id);
    await world.drain();
    const { partNumber, manufactor } = typed(part, "1");
    await enter(sent.id, [
      { rowNo: 50, action: "DELETE", merchandise: { partNumber, manufactor } },
    ]);
    await world.drain();
    expect(await merchandisesOf(seller)).toEqual([]);
    expect(await rowsOf(seller, sent.id, "REMOVE")).toMatchObject([{ rowNo: 50, result: "OK" }]);
    expect(await seen(seller, sent.id)).toMatchObject({ status: "DONE", okRows: 1 });
  });

  test("are many in one call, each number once, and none after the request was taken back", async () => {
    const seller = await world.seller();
    const sent = await send(seller, [rowFor(await someProduct(world))]);
    await world.drain();
    await enter(sent.id, rowsFrom(100));
    await world.drain();
    const { items } = await admin.api.registerMerchandiseHistories.list({
      query: { registerRequestHistoryId: sent.id, outcome: "ERROR", itemsPerPage: 100 },
    });
    expect(items).toHaveLength(100);
    expect(new Set(items.map(({ errorCode }) => errorCode))).toEqual(new Set(["SKU_UNKNOWN"]));
    const whole = await admin.api.registerMerchandiseHistories.list({
      query: { registerRequestHistoryId: sent.id },
    });
    expect(whole.items.map(({ rowNo }) => rowNo).slice(0, 2)).toEqual([2, 100]);
    expect(await codeOf(enter(sent.id, rowsFrom(501)))).toBe("INVALID_REQUEST");
    const [one] = rowsFrom(1);
    await expect(enter(sent.id, [one!, one!])).rejects.toMatchObject({
      issues: [{ path: "body.rows", code: "DUPLICATE_LINES" }],
    });
    const other = await send(seller, [rowFor(await someProduct(world))]);
    await seller.api.registerRequestHistories.change({
      params: { id: other.id },
      body: { status: "CANCELLED" },
    });
    expect(await codeOf(enter(other.id, rowsFrom(1)))).toBe("INVALID_TRANSITION");
  });
});

describe("rows that come a second time in another file", () => {
  test("are forecast as unchanged if the listing equals them, and change nothing", async () => {
    const seller = await world.seller();
    const parts = [await someProduct(world), await someProduct(world)];
    const rows = parts.map((part) => rowFor(part, "1,500", 7));
    const first = await send(seller, rows);
    await world.drain();
    await confirm(first.id);
    await world.drain();
    const before = await merchandisesOf(seller);
    expect(before).toHaveLength(2);
    const again = await send(seller, [...rows.slice(0, 1), rowFor(parts[1]!, "1500.0", 8)], {
      fileName: "다시.xlsx",
    });
    await world.drain();
    const [same, other] = await rowsOf(seller, again.id);
    expect(same).toMatchObject({ outcome: "SKIP", note: "UNCHANGED", errors: [] });
    expect(other).toMatchObject({ outcome: "UPDATE", before: { stock: 7 }, after: { stock: 8 } });
    await confirm(again.id);
    await world.drain();
    expect(await seen(seller, again.id)).toMatchObject({
      status: "DONE",
      okRows: 1,
      outcomes: { ADD: 0, UPDATE: 1, SKIP: 1, ERROR: 0 },
    });
    const after = await merchandisesOf(seller);
    const of = (all: typeof after, part: Part) =>
      all.find(({ productId }) => productId === part.product.id);
    expect(of(after, parts[0]!)).toEqual(of(before, parts[0]!));
    expect(of(after, parts[1]!)).toMatchObject({ stock: 8, breaks: [{ unitPrice: "1500" }] });
  });

  test("renew the date of the stock count, if it is old", async () => {
    const seller = await world.seller();
    const part = await someProduct(world);
    const first = await send(seller, [rowFor(part)]);
    await world.drain();
    await confirm(first.id);
    await world.drain();
    const [fresh] = await merchandisesOf(seller);
    const longAgo = "2026-01-05T01:00:00.000Z";
    const { id, version } = fresh!;
    const body = { stock: 5, version, stockCheckedAt: longAgo };
    await seller.api.merchandises.update({ params: { id }, body });
    const again = await send(seller, [[...rowFor(part), ""]], { fileName: "다시.xlsx" });
    await world.drain();
    expect((await merchandisesOf(seller))[0]?.stockCheckedAt).toBe(longAgo);
    await confirm(again.id);
    await world.drain();
    expect((await rowsOf(seller, again.id))[0]).toMatchObject({ result: "SKIPPED" });
    const [listing] = await merchandisesOf(seller);
    expect(Date.parse(listing!.stockCheckedAt)).toBeGreaterThan(Date.parse(longAgo));
    expect(listing).toMatchObject({ stock: 5, breaks: [{ unitPrice: "120000" }] });
    await expectCounts(seller.sellerId);
  });
});
