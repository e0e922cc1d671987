import { pictureAddress } from "@bupum/shared/catalogue/products/rules";
import type { UploadCategory } from "@bupum/shared/accounts/files/rules";
import { toInstant } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { nextNumber } from "../../kit/people.ts";
import { heads, rowFor, rowsOf, seen } from "../../kit/register.ts";
import { codeOf, contact } from "../../kit/group.ts";
import { type Member, post } from "../../kit/upload.ts";
import { workbookOf } from "../../kit/workbook.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

type Bytes = Buffer<ArrayBuffer>;
/** Uploads a file; `exchange` uploads another with the same form, which stays valid for minutes. */
async function exchangeable(
  { api }: { api: { files: Pick<Member["api"]["files"], "upload"> } },
  category: UploadCategory,
  fileName: string,
  content: Bytes,
) {
  const body = { category, fileName, size: content.length };
  const signed = await api.files.upload({ body });
  await post(signed, fileName, content);
  return { fileId: signed.fileId, exchange: (other: Bytes) => post(signed, fileName, other) };
}

const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ", "base64");

describe("an upload that is exchanged after it was checked", () => {
  test("is not kept, and its reader is told why, because the second content was not checked", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const pdf = Buffer.from("%PDF-1.7 drawing");
    const { fileId, exchange } = await exchangeable(buyer, "FILE", "도면.pdf", pdf);
    await buyer.api.estimateGroups.create({
      body: {
        contact,
        fileIds: [fileId],
        lines: [{ partName: "브래킷", quantity: 3, sellerIds: [seller.sellerId] }],
      },
    });
    await exchange(Buffer.from("MZ a program"));
    const open = () => seller.api.files.get({ params: { id: fileId } });
    // Until it is moved, a link would lead to whatever was uploaded last.
    expect(await codeOf(open())).toBe("BUSY");
    expect((await world.drain()).dead).toEqual([]);
    expect(await codeOf(open())).toBe("FILE_EXCHANGED");
    expect(await codeOf(buyer.api.files.get({ params: { id: fileId } }))).toBe("FILE_EXCHANGED");
    const row = await world.read({ pk: `file#${fileId}`, sk: "file" });
    expect(row).toMatchObject({ objectKey: `quarantine/${fileId}` });
  });

  test("stays readable as checked, if the first worker moved it before the exchange", async () => {
    const { markExchanged, markMoved } =
      await import("@bupum/functions/accounts/stored-files/items");
    const { write } = await import("@bupum/functions/kernel/table");
    const buyer = await world.member();
    const pdf = Buffer.from("%PDF-1.7 drawing");
    const { fileId } = await exchangeable(buyer, "FILE", "도면.pdf", pdf);
    const seller = await world.seller();
    await buyer.api.estimateGroups.create({
      body: {
        contact,
        fileIds: [fileId],
        lines: [{ partName: "브래킷", quantity: 3, sellerIds: [seller.sellerId] }],
      },
    });
    const key = { pk: `file#${fileId}`, sk: "file" };
    const now = toInstant(new Date());
    const early = (await world.read(key)) as unknown as Parameters<typeof markExchanged>[0];
    await world.drain();
    const open = () => seller.api.files.get({ params: { id: fileId } });
    await markExchanged(early, now);
    expect(await open()).toMatchObject({ fileName: "도면.pdf" });
    // The reverse: the exchange is noted after the first file was copied, before that is recorded.
    await world.put([{ ...(await world.read(key)), exchangedAt: now }]);
    await write(markMoved(fileId, early.etag));
    expect(await open()).toMatchObject({ fileName: "도면.pdf" });
  });

  test("is not shown as a picture of a part", async () => {
    const admin = await world.adminUser();
    const { fileId, exchange } = await exchangeable(admin, "IMAGE", "a.png", png);
    const maker = await admin.api.manufactorEntities.create({
      body: { name: { ko: `교체제조${nextNumber()}` }, country: "KR" },
    });
    await admin.api.productEntities.create({
      body: {
        partNumber: `EX-${nextNumber()}`,
        manufactorId: maker.id,
        name: { ko: "근접센서" },
        images: [{ id: fileId, alt: "앞면" }],
      },
    });
    const address = pictureAddress(fileId, "");
    expect((await world.raw("user", "GET", address)).status).toBe(200);
    await exchange(Buffer.from("<html><script>alert(1)</script>"));
    expect((await world.raw("user", "GET", address)).status).toBe(404);
    await world.drain();
    expect((await world.raw("user", "GET", address)).status).toBe(404);
  });

  test.each(["before", "after"])(
    "is not read as a sheet %s its move, because its hash is of the first content",
    async (moment) => {
      const [seller, part] = [await world.seller(), await someProduct(world)];
      const sheet = (price: string) => workbookOf([heads, rowFor(part, price)]);
      const { fileId, exchange } = await exchangeable(seller, "REQUEST", "a.xlsx", sheet("1000"));
      const create = seller.api.registerRequestHistories.create;
      const { id } = await create({ body: { fileId, action: "INSERT" } });
      if (moment === "after") await world.drain();
      await exchange(sheet("1"));
      await world.drain();
      const request = await seen(seller, id);
      const prices = (await rowsOf(seller, id)).map(({ cells }) => cells.price);
      if (moment === "after") expect(prices).toEqual(["1000"]);
      else {
        expect(request).toMatchObject({ status: "FAILED", failure: { code: "FILE_EXCHANGED" } });
        expect(prices).toEqual([]);
      }
    },
  );

  test("before any claim is checked and kept in its last version", async () => {
    const [seller, part] = [await world.seller(), await someProduct(world)];
    const sheet = (price: string) => workbookOf([heads, rowFor(part, price)]);
    const { fileId, exchange } = await exchangeable(seller, "REQUEST", "a.xlsx", sheet("1000"));
    await exchange(sheet("2000"));
    const create = seller.api.registerRequestHistories.create;
    const { id } = await create({ body: { fileId, action: "INSERT" } });
    await world.drain();
    expect((await rowsOf(seller, id)).map(({ cells }) => cells.price)).toEqual(["2000"]);
  });
});
