import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseRow } from "@bupum/functions/sheets/register-merchandise-histories/rules";
import { someProduct } from "../../kit/goods.ts";
import { codeOf } from "../../kit/group.ts";
import { decideBy, rowFor, rowsOf, seen, send } from "../../kit/register.ts";
import { upload } from "../../kit/upload.ts";
import { startWorld, type World } from "../../kit/world.ts";

// What dealers sent and how it has to be read; rows of the same list about plans, results and makers
// stand in register-mending.test.ts and register-results-again.test.ts.

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  admin = await world.adminUser();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());
const decide = decideBy(() => admin);

const named = { partNumber: "XBC-DR20E", manufactor: "LS일렉트릭" };

test.each([
  ["price", "125,000원", { price: "125000", currency: "KRW" }],
  ["price", "₩125,000", { price: "125000", currency: "KRW" }],
  ["price", "５５０００", { price: "55000" }],
  ["stock", "5개", { stock: 5 }],
  ["stock", "5 EA", { stock: 5 }],
  ["leadTimeDays", "2일", { leadTimeDays: 2 }],
  ["leadTimeDays", "즉시", { leadTimeDays: 0 }],
  ["leadTimeDays", "당일", { leadTimeDays: 0 }],
  ["condition", "신동품", { condition: "NEW_SURPLUS" }],
  ["condition", "미개봉", { condition: "NEW" }],
  ["condition", "중고(A급)", { condition: "USED" }],
  ["warehouseRegion", "인천시 부평구", { warehouseRegion: "INCHEON" }],
] as const)("A cell of %s that says %s is read (D8-14)", (column, text, value) =>
  expect(parseRow({ ...named, [column]: text }, "INSERT")).toEqual({
    said: { ...named, ...value },
    faults: [],
  }),
);

describe("The month's files of a plan", () => {
  test("are said before one is sent; the third is refused, and what was sent may be mended and listed again (D8-15, D8-16)", async () => {
    const seller = await world.seller({ membershipType: "BASIC" });
    const part = await someProduct(world);
    const sent = await send(seller, [rowFor(part, "문의")]);
    await send(seller, [rowFor(part, "무료")]);
    await world.drain();
    await decide(sent.id, "DONE");
    await world.drain();
    const { files } = await seller.api.registerRequestHistories.allowance();
    expect(files).toEqual({ used: 2, most: 2 });
    expect(await codeOf(send(seller, [rowFor(part, "1000")]))).toBe("SUBSCRIPTION_REQUIRED");
    const { version, status } = await seen(seller, sent.id);
    expect(status).toBe("DONE");
    await seller.api.registerRequestHistories.mend({
      params: { id: sent.id },
      body: { rows: [{ rowNo: 2, cells: { price: "1000" } }], version },
    });
    await world.drain();
    await decide(sent.id, "DONE");
    await world.drain();
    expect(await seen(seller, sent.id)).toMatchObject({ status: "DONE", okRows: 1 });
    expect((await seller.api.registerRequestHistories.allowance()).files.used).toBe(2);
  });
});

describe("A file with the name of another kind (D8-3)", () => {
  test.each([
    ["a csv named .xlsx", "재고.xlsx", "품번,제조사,단가\nA-1,없는곳,100\n"],
    ["a csv of Excel's Unicode text", "재고.csv", "\uFEFF품번\t제조사\t단가\nA-1\t없는곳\t100\n"],
  ])("%s is read as what it is", async (_, fileName, text) => {
    const seller = await world.seller();
    const content = Buffer.from(text, text.startsWith("\uFEFF") ? "utf16le" : "utf8");
    const fileId = await upload(seller, { fileName, content, category: "REQUEST" });
    const { id } = await seller.api.registerRequestHistories.create({
      body: { fileId, action: "INSERT" },
    });
    await world.drain();
    expect(await rowsOf(seller, id)).toMatchObject([
      { cells: { partNumber: "A-1", price: "100" } },
    ]);
  });

  test("a picture named .xlsx is refused with its reason when it is sent", async () => {
    const seller = await world.seller();
    const content = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
    const fileId = await upload(seller, { fileName: "재고.xlsx", content, category: "REQUEST" });
    const sending = seller.api.registerRequestHistories.create({
      body: { fileId, action: "INSERT" },
    });
    expect(await codeOf(sending)).toBe("FILE_TYPE_MISMATCH");
  });
});
