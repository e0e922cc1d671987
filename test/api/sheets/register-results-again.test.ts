import { afterAll, beforeAll, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { decideBy, heads, merchandisesOf, rowFor, rowsOf, seen, send } from "../../kit/register.ts";
import { upload } from "../../kit/upload.ts";
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

type Seller = Awaited<ReturnType<World["seller"]>>;

/** Sends a sheet's report back as it was saved. */
async function sendReport(seller: Seller, id: `rrh_${string}`) {
  const { report } = await seen(seller, id);
  const { url } = await seller.api.files.get({ params: { id: report!.id } });
  const content = Buffer.from(await (await fetch(url)).arrayBuffer());
  const fileId = await upload(seller, { fileName: "결과.xlsx", content, category: "REQUEST" });
  return seller.api.registerRequestHistories.create({ body: { fileId, action: "INSERT" } });
}
async function applied(id: `rrh_${string}`) {
  await world.drain();
  await decide(id, "DONE");
  await world.drain();
}

test("a result that is sent back as it stands is refused row by row, and makes no part (D8-12)", async () => {
  const seller = await world.seller();
  const part = await someProduct(world);
  const [, ...rest] = rowFor(part);
  const sent = await send(seller, [
    rowFor(part, "1000", 10),
    [1.9e18, ...rest],
    ["123456789012", ...rest.slice(0, 3), "문의", "많음", 1],
    rowFor(part, "1100", 10),
  ]);
  await applied(sent.id);
  const again = await sendReport(seller, sent.id);
  await applied(again.id);
  const rows = await rowsOf(seller, again.id);
  expect(rows.map(({ errors }) => errors.map(({ code, column }) => `${code} ${column}`))).toEqual([
    ["NOT_MENDED partNumber"],
    ["NOT_MENDED price", "NOT_MENDED stock"],
    // The row whose part an earlier row names as well.
    ["NOT_MENDED partNumber"],
  ]);
  expect(await merchandisesOf(seller)).toMatchObject([{ breaks: [{ unitPrice: "1000" }] }]);
});

test("a result that is sent back leaves stock that was sold and prices that were raised, until its seller chooses (D8-17)", async () => {
  const seller = await world.seller();
  const part = await someProduct(world);
  const [listing] = await (async () => {
    const first = await send(seller, [rowFor(part, "144260", 5)]);
    await applied(first.id);
    return merchandisesOf(seller);
  })();
  const sent = await send(seller, [rowFor(part, "144260", "다섯")]);
  await applied(sent.id);
  const update = (body: { stock: number; breaks?: { minQty: number; unitPrice: string }[] }) =>
    seller.api.merchandises.update({ params: { id: listing!.id }, body: { ...body, version: 1 } });
  await update({ stock: 0, breaks: [{ minQty: 1, unitPrice: "150000" }] });
  // Mended on the page: the row is as old as its first check.
  const { version } = await seen(seller, sent.id);
  await seller.api.registerRequestHistories.mend({
    params: { id: sent.id },
    body: { rows: [{ rowNo: 2, cells: { stock: "5" } }], version },
  });
  await world.drain();
  expect(await rowsOf(seller, sent.id)).toMatchObject([
    {
      outcome: "ERROR",
      errorCode: "LISTING_CHANGED",
      before: { stock: 0, breaks: [{ unitPrice: "150000" }] },
      after: { stock: 5, breaks: [{ unitPrice: "144260" }] },
    },
  ]);
  await decide(sent.id, "DONE");
  await world.drain();
  const unchanged = { stock: 0, breaks: [{ unitPrice: "150000" }] };
  expect(await merchandisesOf(seller)).toMatchObject([unchanged]);
  // The result file, sent back as it stands.
  const again = await sendReport(seller, sent.id);
  await applied(again.id);
  expect(await seen(seller, again.id)).toMatchObject({ errorRows: 1, changedRows: 1 });
  expect(await merchandisesOf(seller)).toMatchObject([unchanged]);
  // The seller chooses the values of the file.
  await seller.api.registerRequestHistories.mend({
    params: { id: again.id },
    body: {
      rows: [{ rowNo: 2, overwrites: true }],
      version: (await seen(seller, again.id)).version,
    },
  });
  await applied(again.id);
  expect(await merchandisesOf(seller)).toMatchObject([
    { stock: 5, breaks: [{ unitPrice: "144260" }] },
  ]);
});

test("an older result, which has every row, is done for the rows alone that it says were refused (D8-12)", async () => {
  const seller = await world.seller();
  const [one, other] = [await someProduct(world), await someProduct(world)];
  const sent = await send(
    seller,
    [
      ["완료", "", ...rowFor(one)],
      ["오류", "PRICE_INVALID", ...rowFor(other)],
    ],
    { head: ["결과", "오류 코드", ...heads] },
  );
  await world.drain();
  expect(await rowsOf(seller, sent.id)).toMatchObject([
    { outcome: "SKIP", note: "DONE_BEFORE" },
    { outcome: "ADD" },
  ]);
});
