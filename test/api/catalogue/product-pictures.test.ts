import { pictureAddress } from "@bupum/shared/catalogue/products/rules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { nextNumber } from "../../kit/people.ts";
import { upload } from "../../kit/upload.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>["api"];
let guest: ReturnType<World["api"]>;
let manufactorId: `mkr_${string}`;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = (await world.adminUser()).api;
  guest = world.api();
  const maker = await admin.manufactorEntities.create({
    body: { name: { ko: `사진제조${nextNumber()}` }, country: "KR" },
  });
  manufactorId = maker.id;
});
afterAll(() => world.stop());

const newPart = (more: object = {}) =>
  admin.productEntities.create({
    body: { partNumber: `PX-${nextNumber()}`, manufactorId, name: { ko: "근접센서" }, ...more },
  });
const uploadAs = (
  api: typeof admin,
  category: "IMAGE" | "FILE",
  fileName: string,
  content: Buffer<ArrayBuffer>,
) => upload({ api }, { category, fileName, content });

describe("pictures and datasheets", () => {
  const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ", "base64");
  test("of a part are public, other files are not", async () => {
    const image = await uploadAs(admin, "IMAGE", "part.png", png);
    const sheet = await uploadAs(admin, "FILE", "sheet.pdf", Buffer.from("%PDF-1.7 text"));
    const unclaimed = await uploadAs(admin, "IMAGE", "other.png", png);
    const part = await newPart({
      images: [{ id: image, alt: "앞면" }],
      datasheets: [
        { title: "사용설명서", fileId: sheet, language: "ko" },
        { title: "Maker's page", url: "https://example.com/sheet.pdf" },
      ],
    });
    expect(await guest.products.get({ params: { id: part.id } })).toMatchObject({
      imageId: image,
      images: [{ id: image, alt: "앞면" }],
      datasheets: [{ fileId: sheet }, { url: "https://example.com/sheet.pdf" }],
    });
    for (const round of ["at once", "once it is moved"]) {
      const reply = await world.raw("user", "GET", pictureAddress(image, ""));
      expect(Buffer.from(await reply.arrayBuffer()).equals(png), round).toBe(true);
      expect(reply.headers.get("content-type")).toBe("image/png");
      expect(reply.headers.get("cache-control")).toContain("max-age=31536000");
      await world.drain();
    }
    const link = await guest.files.document({ params: { id: sheet } });
    expect(await (await fetch(link.url)).text()).toContain("%PDF");
    expect((await world.raw("user", "GET", pictureAddress(unclaimed, ""))).status).toBe(404);
    expect((await world.raw("user", "GET", pictureAddress(sheet, ""))).status).toBe(404);
    const denied = guest.files.document({ params: { id: unclaimed } });
    await expect(denied).rejects.toMatchObject({ status: 404 });
  });

  test("are refused if the content does not fit, or the address is not encrypted", async () => {
    const fake = await uploadAs(admin, "IMAGE", "fake.png", Buffer.from("<svg/>"));
    await expect(newPart({ images: [{ id: fake }] })).rejects.toMatchObject({
      code: "FILE_TYPE_MISMATCH",
    });
    for (const url of ["http://example.com/a.pdf", "javascript:alert(1)", "https://"])
      await expect(newPart({ datasheets: [{ title: "x", url }] })).rejects.toMatchObject({
        issues: [{ code: "HTTPS_URL" }],
      });
  });
});

test("related parts are of the same series and category, eight at most, in two calls", async () => {
  const tag = await admin.categoryTagEntities.create({ body: { name: { ko: "관련 시험" } } });
  const stem = `REL${nextNumber()}`;
  const ids: string[] = [];
  for (let index = 0; index < 10; index++)
    ids.push((await newPart({ partNumber: `${stem}-${index}`, categoryTagIds: [tag.id] })).id);
  const { maker } = await someProduct(world);
  const foreign = await newPart({ manufactorId: maker.id, categoryTagIds: [tag.id] });
  const { spent } = await import("@bupum/functions/kernel/table");
  const read = () =>
    guest.products.related({
      query: { productId: ids[5] as `prd_${string}`, categoryTagId: tag.id },
    });
  // A function reads the names of categories and the index once for many calls.
  await read();
  const { items } = await read();
  expect(items).toHaveLength(8);
  expect(items.map(({ id }) => id)).not.toContain(ids[5]);
  expect(items.map(({ id }) => id)).toContain(foreign.id);
  expect(items.filter(({ manufactorName }) => manufactorName.ko !== maker.name.ko)[0]?.id).toBe(
    ids[6],
  );
  // Four at the same time, then two at the same time; and what changed in the index.
  expect(spent.calls).toBeLessThanOrEqual(8);
  expect(spent.readUnits).toBeLessThanOrEqual(25);
});
