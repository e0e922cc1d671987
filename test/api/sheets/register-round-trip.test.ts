import { afterAll, beforeAll, expect, test } from "vitest";
import { type Language, languages } from "@bupum/shared/kernel/language/languages";
import {
  merchandiseRow,
  ownListHeads,
} from "@bupum/shared/sheets/register-request-histories/merchandise-row";
import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { sheetFile } from "@bupum/functions/kernel/files/sheet";
import { templateFile } from "@bupum/functions/sheets/register-request-histories/template";
import { registerWords } from "@bupum/functions/sheets/register-request-histories/rules";
import { someProduct } from "../../kit/goods.ts";
import { merchandisesOf, rowFor, rowsOf, seen, send } from "../../kit/register.ts";
import { upload } from "../../kit/upload.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

type Seller = Awaited<ReturnType<World["seller"]>>;
const at = "2026-11-22T00:00:00.000Z";

async function sendFile(seller: Seller, file: File) {
  const content = Buffer.from(await file.arrayBuffer());
  const fileId = await upload(seller, { fileName: "내상품.xlsx", content, category: "REQUEST" });
  return seller.api.registerRequestHistories.create({ body: { fileId, action: "INSERT" } });
}

async function* rowsFrom(listings: readonly Merchandise[], language: Language) {
  for (const listing of listings) yield merchandiseRow(listing, registerWords[language], language);
}
const shown = ({ breaks, stock, memo, sellerSku, version }: Merchandise) => ({
  stated: [breaks, stock, memo, sellerSku, version],
});

const usual = {
  condition: "NEW",
  currency: "KRW",
  stock: 12,
  orderMultiple: 1,
  leadTimeDays: 3,
  shippingFeePayer: "SELLER_PAYS",
  warehouseRegion: "GYEONGGI",
} as const;
const offers = [
  {
    breaks: [
      { minQty: 10, unitPrice: "1200.5" },
      { minQty: 50, unitPrice: "1100" },
      { minQty: 100, unitPrice: "999.99999" },
      { minQty: 500, unitPrice: "900" },
      { minQty: 1000, unitPrice: "850" },
    ],
    orderMultiple: 10,
    sellerSku: "00123",
    memo: "첫 줄\n둘째 줄",
  },
  { breaks: [{ minQty: 1, unitPrice: "0.00001" }], currency: "USD", stock: null, sellerSku: "1E3" },
  {
    breaks: [{ minQty: 3, unitPrice: "999999999" }],
    condition: "REFURBISHED",
    currency: "CNY",
    shippingFeePayer: "BUYER_PAYS",
    warehouseRegion: "JEOLLA",
    sellerSku: "=1+1",
    leadTimeDays: 0,
  },
] as const;

test.each(languages)(
  "the own list in %s, sent back as downloaded, changes nothing",
  async (language) => {
    const seller = await world.seller();
    for (const [index, offer] of offers.entries()) {
      const { product } = await someProduct(world, index === 1 ? "00450" : undefined);
      const body = { ...usual, ...offer, breaks: [...offer.breaks], productId: product.id };
      await seller.api.merchandises.create({ body });
    }
    await world.drain();
    const before = await merchandisesOf(seller);
    expect(before).toHaveLength(offers.length);
    const words = registerWords[language];
    const columns = ownListHeads(words);
    const { id } = await sendFile(
      seller,
      await sheetFile(
        { name: words.templates.INSERT, columns, rows: rowsFrom(before, language) },
        at,
      ),
    );
    await world.drain();
    const found = await rowsOf(seller, id);
    expect(found.map(({ outcome, note, errors }) => ({ outcome, note, errors }))).toEqual(
      offers.map(() => ({ outcome: "SKIP", note: "UNCHANGED", errors: [] })),
    );
    expect((await merchandisesOf(seller)).map(shown)).toEqual(before.map(shown));
  },
);

test("the own list leaves alone what changed after it was downloaded (D8-17)", async () => {
  const seller = await world.seller();
  for (const stock of [5, 7]) {
    const { product } = await someProduct(world);
    const body = { ...usual, stock, breaks: [{ minQty: 1, unitPrice: "144260" }] };
    await seller.api.merchandises.create({ body: { ...body, productId: product.id } });
  }
  await world.drain();
  const words = registerWords.ko;
  const before = await merchandisesOf(seller);
  // The seller raises every price in the list, while one listing is sold out.
  const raised = before.map((one) => ({ ...one, breaks: [{ minQty: 1, unitPrice: "150000" }] }));
  const sold = before.find(({ stock }) => stock === 5)!;
  await seller.api.merchandises.update({
    params: { id: sold.id },
    body: { stock: 0, version: sold.version },
  });
  const sheet = { name: "내 상품", columns: ownListHeads(words), rows: rowsFrom(raised, "ko") };
  const { id } = await sendFile(seller, await sheetFile(sheet, at));
  await world.drain();
  const found = await rowsOf(seller, id);
  expect(
    found
      .map(({ merchandiseId, outcome, errorCode }) => [merchandiseId, errorCode ?? outcome])
      .toSorted(),
  ).toEqual(
    before.map((one) => [one.id, one.id === sold.id ? "LISTING_CHANGED" : "UPDATE"]).toSorted(),
  );
  expect((await seen(seller, id)).ignoredColumns).toEqual([]);
});

test("the unchanged template has no rows to apply, and its example is skipped beside other rows", async () => {
  const seller = await world.seller();
  const words = registerWords.ko;
  const empty = await sendFile(seller, await templateFile("INSERT", words, "ko", at));
  await world.drain();
  expect(await seen(seller, empty.id)).toMatchObject({
    status: "FAILED",
    failure: { code: "HEADER_ONLY" },
  });
  const part = await someProduct(world);
  const [, ...rest] = rowFor(part);
  const { id } = await send(seller, [["(예시) XBC-DR32H", ...rest], rowFor(part)]);
  await world.drain();
  expect(await rowsOf(seller, id)).toMatchObject([
    { outcome: "SKIP", note: "EXAMPLE", errors: [] },
    { outcome: "ADD", errors: [] },
  ]);
});
