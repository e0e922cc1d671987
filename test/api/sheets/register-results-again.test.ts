import { afterAll, beforeAll, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { decideBy, merchandisesOf, rowFor, rowsOf, seen, send } from "../../kit/register.ts";
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

test("a result that is sent back leaves stock that was sold and prices that were raised (D8-12)", async () => {
  const seller = await world.seller();
  const part = await someProduct(world);
  const [, ...rest] = rowFor(part);
  const sent = await send(seller, [rowFor(part, "1000", 10), [1.9e18, ...rest]]);
  await world.drain();
  await decide(sent.id, "DONE");
  await world.drain();
  const [listing] = await merchandisesOf(seller);
  await seller.api.merchandises.update({
    params: { id: listing!.id },
    body: { stock: 3, breaks: [{ minQty: 1, unitPrice: "1500" }], version: listing!.version },
  });
  const again = await sendReport(seller, sent.id);
  await world.drain();
  await decide(again.id, "DONE");
  await world.drain();
  expect(await rowsOf(seller, again.id)).toMatchObject([
    { outcome: "SKIP", note: "DONE_BEFORE" },
    // The spoilt number is not there any more, and makes no part.
    { outcome: "ERROR", errors: [{ code: "REQUIRED", column: "partNumber" }] },
  ]);
  const all = await merchandisesOf(seller);
  expect(all).toMatchObject([{ stock: 3, breaks: [{ unitPrice: "1500" }] }]);
});
