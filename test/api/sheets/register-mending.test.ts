import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { codeOf, noticesOf } from "../../kit/group.ts";
import { nextNumber } from "../../kit/people.ts";
import {
  decideBy,
  filesOf,
  heads,
  mendBy,
  merchandisesOf,
  rowFor,
  rowsOf,
  seen,
  send,
  unknownRow,
} from "../../kit/register.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  admin = await world.adminUser();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());
const decide = decideBy(() => admin);

const mend = mendBy(() => world);
async function confirm(id: `rrh_${string}`) {
  await decide(id, "DONE");
  await world.drain();
}
type Seller = Awaited<ReturnType<World["seller"]>>;
async function hasListings(seller: Seller, merchandiseCount: number) {
  const info = await world.read({ pk: `seller#${seller.sellerId}`, sk: "info" });
  await world.put([{ ...info, merchandiseCount }]);
}

describe("the check of a sheet", () => {
  test("of 240 good rows and a plan of 100 says 100, and which stay out, to seller and admin (D8-15)", async () => {
    const seller = await world.seller({ membershipType: "BASIC" });
    const { maker } = await someProduct(world);
    const key = nextNumber();
    const rows = Array.from({ length: 240 }, (_, at) => [
      `LIM-${key}-${at}`,
      maker.name.ko,
      "팬",
      "신품",
      "1000",
      1,
      1,
    ]);
    const sent = await send(seller, rows);
    await world.drain();
    const said = {
      phase: "CHECKED",
      outcomes: { ADD: 100, ERROR: 140 },
      limitedRows: 140,
      listings: { live: 0, most: 100 },
    };
    expect(await seen(seller, sent.id)).toMatchObject(said);
    expect(await admin.api.registerRequestHistories.get({ params: { id: sent.id } })).toMatchObject(
      said,
    );
    const [first] = await rowsOf(seller, sent.id, "ERROR");
    expect(first).toMatchObject({ rowNo: 102, errorCode: "LISTING_LIMIT" });
  });

  test("tells of files and listings before anything is sent", async () => {
    const seller = await world.seller({ membershipType: "BASIC" });
    const { allowance } = seller.api.registerRequestHistories;
    expect(await allowance()).toEqual({
      files: { used: 0, most: 2 },
      listings: { live: 0, most: 100 },
    });
    await send(seller, [rowFor(await someProduct(world))]);
    expect(await filesOf(seller)).toEqual({ used: 1, most: 2 });
    expect(await (await world.seller()).api.registerRequestHistories.allowance()).toEqual({
      files: { used: 0, most: 50 },
      listings: { live: 0, most: 20_000 },
    });
  });

  test("asks what ¥ means, and reads it as yuan once its seller says so (D8-18)", async () => {
    const seller = await world.seller();
    const rows = [await someProduct(world), await someProduct(world)].map((part) =>
      rowFor(part, "¥55,000"),
    );
    const sent = await send(seller, [...rows, rowFor(await someProduct(world), "1000")]);
    await world.drain();
    expect(await seen(seller, sent.id)).toMatchObject({
      yenRows: 2,
      outcomes: { ADD: 1, ERROR: 2 },
    });
    expect(await mend(seller, sent.id, { yenSign: "CNY" })).toMatchObject({
      yenRows: 0,
      outcomes: { ADD: 3, ERROR: 0 },
    });
    await confirm(sent.id);
    const listings = await merchandisesOf(seller);
    expect(listings.map(({ currency }) => currency).toSorted()).toEqual(["CNY", "CNY", "KRW"]);
  });

  test("names unknown makers one by one with the nearest known ones; one of them is taken for all its rows (D8-19)", async () => {
    const seller = await world.seller();
    const { product } = await someProduct(world);
    const name = { ko: "두루미쓰비키", en: "Durumitsubiki", zh: "度鲁三键" };
    const maker = await admin.api.manufactorEntities.create({ body: { name } });
    const wrong = "두루미스비키";
    const other = await someProduct(world);
    const sent = await send(seller, [
      unknownRow(product.partNumber, wrong),
      unknownRow(`UM-${nextNumber()}`, wrong),
      unknownRow(other.product.partNumber, `전혀다른이름${nextNumber()}`),
    ]);
    await world.drain();
    const { unknownMakers, unknownMakerRows } = await seen(seller, sent.id);
    expect(unknownMakerRows).toBe(3);
    expect(unknownMakers?.map(({ name, rows }) => [name, rows])[0]).toEqual([wrong, 2]);
    expect(unknownMakers?.[0]?.nearest.map(({ id }) => id)).toContain(maker.id);
    // Without a name that is near, the number itself says whose it is.
    expect((await rowsOf(seller, sent.id)).at(-1)?.sameNumber).toMatchObject([
      { id: other.maker.id },
    ]);
    const choice = { makers: [{ name: wrong, manufactorId: maker.id }] };
    expect(await mend(seller, sent.id, choice)).toMatchObject({
      outcomes: { ADD: 2, ERROR: 1 },
      unknownMakerRows: 1,
    });
    // An admin may choose as well.
    const { version } = await seen(seller, sent.id);
    const left = String((await rowsOf(seller, sent.id, "ERROR"))[0]?.cells.manufactor);
    await admin.api.registerRequestHistories.mend({
      params: { id: sent.id },
      body: { makers: [{ name: left, manufactorId: other.maker.id }], version },
    });
    await world.drain();
    expect(await seen(seller, sent.id)).toMatchObject({ outcomes: { ADD: 3, ERROR: 0 } });
  });

  test("says of a new part which other makers have its number (D8-19)", async () => {
    const seller = await world.seller();
    const [siemens, yaskawa] = [await someProduct(world), await someProduct(world)];
    const sent = await send(seller, [
      [siemens.product.partNumber, yaskawa.maker.name.ko, "인버터", "신품", "1000", 1, 1],
    ]);
    await world.drain();
    expect(await rowsOf(seller, sent.id)).toMatchObject([
      {
        note: "PRODUCT_CREATED",
        sameNumber: [siemens.maker].map(({ id, name }) => ({ id, name })),
      },
    ]);
  });

  test("sets rows of totals aside (D8-20)", async () => {
    const seller = await world.seller();
    const sent = await send(seller, [
      rowFor(await someProduct(world)),
      ["합계", "", "", "", "120000", 5, ""],
    ]);
    await world.drain();
    expect(await rowsOf(seller, sent.id)).toMatchObject([
      { outcome: "ADD" },
      { outcome: "SKIP", note: "SUM", errors: [] },
    ]);
  });
});

describe("rows that are mended on the page (D8-16)", () => {
  test("are checked again without a further file, whatever spoilt them", async () => {
    const seller = await world.seller({ membershipType: "BASIC" });
    const [one, other, third] = [
      await someProduct(world),
      await someProduct(world),
      await someProduct(world),
    ];
    const [, ...rest] = rowFor(other);
    const sent = await send(seller, [
      rowFor(one, "문의"),
      [1.9e18, ...rest],
      rowFor(third, "100"),
      rowFor(third, "200"),
    ]);
    await world.drain();
    expect(await seen(seller, sent.id)).toMatchObject({ outcomes: { ADD: 1, ERROR: 3 } });
    const files = await filesOf(seller);
    const after = await mend(seller, sent.id, {
      rows: [
        { rowNo: 2, cells: { price: "125,000원" } },
        { rowNo: 3, cells: { partNumber: other.product.partNumber } },
        // Of two rows for one listing, the second is meant.
        { rowNo: 4, isLeftOut: true },
      ],
    });
    expect(after).toMatchObject({ outcomes: { ADD: 3, SKIP: 1, ERROR: 0 }, errorRows: 0 });
    expect(after).not.toHaveProperty("report");
    expect(await filesOf(seller)).toEqual(files);
    await confirm(sent.id);
    const prices = (await merchandisesOf(seller)).map(({ breaks }) => breaks[0]?.unitPrice);
    expect(prices.toSorted()).toEqual(["120000", "125000", "200"]);
    expect(await seen(seller, sent.id)).toMatchObject({ status: "DONE", okRows: 3 });
  });

  test("of a plan's limit are listed again once the plan allows it, and those on sale stay", async () => {
    const seller = await world.seller({ membershipType: "BASIC" });
    const parts = [await someProduct(world), await someProduct(world), await someProduct(world)];
    await hasListings(seller, 98);
    const sent = await send(
      seller,
      parts.map((part) => rowFor(part)),
    );
    await world.drain();
    await confirm(sent.id);
    expect(await seen(seller, sent.id)).toMatchObject({
      status: "DONE",
      okRows: 2,
      limitedRows: 1,
    });
    await hasListings(seller, 50);
    const after = await mend(seller, sent.id, {});
    expect(after).toMatchObject({
      status: "IN_PROGRESS",
      phase: "CHECKED",
      doneRows: 2,
      limitedRows: 0,
      outcomes: { ADD: 3 },
    });
    await confirm(sent.id);
    expect(await seen(seller, sent.id)).toMatchObject({ status: "DONE", okRows: 3, errorRows: 0 });
    expect(await merchandisesOf(seller)).toHaveLength(3);
    expect((await noticesOf(seller)).map(({ event }) => event)).toEqual(["BULK_DONE", "BULK_DONE"]);
  });

  test("are refused from strangers, after another change, and where nothing is left", async () => {
    const seller = await world.seller();
    const sent = await send(seller, [rowFor(await someProduct(world))]);
    const change = (of: Seller, version: number, rowNo = 2) =>
      codeOf(
        of.api.registerRequestHistories.mend({
          params: { id: sent.id },
          body: { rows: [{ rowNo, cells: { stock: "7" } }], version },
        }),
      );
    expect(await change(seller, 1)).toBe("INVALID_TRANSITION");
    await world.drain();
    const { version } = await seen(seller, sent.id);
    expect(await change(await world.seller(), version)).toBe("NOT_FOUND");
    expect(await change(seller, version - 1)).toBe("VERSION_CONFLICT");
    expect(await change(seller, version, 99)).toBe("NOT_FOUND");
    await confirm(sent.id);
    expect(await change(seller, (await seen(seller, sent.id)).version)).toBe("INVALID_TRANSITION");
  });

  test("count a listing that was sold between check and confirmation as changed (D8-17)", async () => {
    const seller = await world.seller();
    const part = await someProduct(world);
    const first = await send(seller, [rowFor(part, "1000", 5)]);
    await world.drain();
    await confirm(first.id);
    const [listing] = await merchandisesOf(seller);
    const sent = await send(seller, [rowFor(part, "1100", 5)], { head: heads });
    await world.drain();
    expect(await seen(seller, sent.id)).toMatchObject({ outcomes: { UPDATE: 1 } });
    await seller.api.merchandises.update({
      params: { id: listing!.id },
      body: { stock: 1, version: listing!.version },
    });
    await confirm(sent.id);
    expect(await seen(seller, sent.id)).toMatchObject({ okRows: 0, changedRows: 1 });
    expect(await merchandisesOf(seller)).toMatchObject([
      { stock: 1, breaks: [{ unitPrice: "1000" }] },
    ]);
    expect(await mend(seller, sent.id, { overwritesAll: true })).toMatchObject({
      changedRows: 0,
      outcomes: { UPDATE: 1 },
    });
    await confirm(sent.id);
    expect(await merchandisesOf(seller)).toMatchObject([
      { stock: 5, breaks: [{ unitPrice: "1100" }] },
    ]);
  });
});
