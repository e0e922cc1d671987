import { chunksOf } from "@bupum/shared/kernel/chunks";
import { gunzipSync } from "node:zlib";
import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { ulid } from "../../kit/ids.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { handlerOf } from "../../kit/cloud/gateway.ts";
import { putSiteIndex } from "../../kit/content/site-index.ts";
import { productOf, someProduct } from "../../kit/goods.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let storage: S3Client;
let part: Awaited<ReturnType<typeof someProduct>>;
beforeAll(async () => {
  world = await startWorld();
  storage = new S3Client({});
  await putSiteIndex(storage);
  part = await someProduct(world, "E3Z-D61 2M");
});
afterAll(() => world.stop());

/** Requests a page as CloudFront does; a narrowed list has a question mark at its end. */
async function page(path: string) {
  const handler = await handlerOf("sites/heads");
  const reply = await handler!(
    { headers: { "x-page-path": path }, requestContext: { requestId: "one" } },
    {},
  );
  return { status: reply.statusCode, headers: reply.headers ?? {}, html: reply.body ?? "" };
}
const canonicals = (html: string) =>
  [...html.matchAll(/rel="canonical" href="([^"]*)"/g)].map(([, href]) => href);
const canonical = (html: string) => canonicals(html)[0];

async function stored(Key: string) {
  const found = await storage.send(
    new GetObjectCommand({ Bucket: process.env["SITE_BUCKET_NAME"]!, Key }),
  );
  return Buffer.from(await found.Body!.transformToByteArray());
}

describe("the pages at the edge", () => {
  test("of a part have its title, text and data in each language", async () => {
    const { id, manufactorName } = part.product;
    for (const [prefix, language] of [
      ["", "ko"],
      ["/en", "en"],
      ["/zh", "zh"],
    ] as const) {
      const { status, html, headers } = await page(`${prefix}/products/${id}`);
      expect(status).toBe(200);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(`<title>E3Z-D61 2M ${manufactorName[language]} - `);
      expect(canonical(html)).toBe(`http://localhost:3000${prefix}/products/${id}`);
      expect(html).toContain(`href="${prefix}/manufactors/${part.maker.id}"`);
      expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=60");
    }
  });

  test("of a category name those above and below it, and its parts (S2-13)", async () => {
    const { tagRow } = await import("@bupum/functions/reference/category-tags/items");
    const { productRows } = await import("@bupum/functions/catalogue/products/items");
    const at = new Date().toISOString();
    const tagOf = (ko: string, rest: { parentId?: `cat_${string}`; productCount: number }) => ({
      id: `cat_${ulid()}` as const,
      name: { ko, en: `${ko}-en`, zh: ko },
      order: 0,
      version: 1,
      memberCount: rest.productCount,
      createdAt: at,
      updatedAt: at,
      ...rest,
    });
    const top = tagOf("센서류", { productCount: 0 });
    const low = tagOf("근접류", { parentId: top.id, productCount: 1 });
    const empty = tagOf("빈류", { parentId: top.id, productCount: 0 });
    const product = productOf(part.maker, "CT-1", { categoryTagIds: [low.id] });
    await world.put([...[top, low, empty].map(tagRow), ...productRows(product)]);

    const above = await page(`/categories/${top.id}`);
    expect(above.status).toBe(200);
    expect(above.html).toContain(`href="/categories/${low.id}"`);
    expect(above.html).not.toContain(empty.id);
    const below = await page(`/en/categories/${low.id}`);
    expect(below.html).toContain(`href="/en/categories/${top.id}"`);
    expect(below.html).toContain(`href="/en/products/${product.id}"`);
    expect(below.html).toContain("BreadcrumbList");
    expect(canonical(below.html)).toBe(`http://localhost:3000/en/categories/${low.id}`);
    const narrowed = await page(`/en/categories/${low.id}?`);
    expect([narrowed.status, narrowed.headers["x-robots-tag"]]).toEqual([200, "noindex"]);
    expect(canonicals(narrowed.html)).toEqual([canonical(below.html)]);
    expect(below.headers["x-robots-tag"]).toBeUndefined();
    expect((await page("/categories")).html).toContain(`href="/categories/${top.id}"`);
    expect((await page(`/categories/cat_${ulid()}`)).status).toBe(404);
  });

  test("of a maker list its parts", async () => {
    const { status, html } = await page(`/manufactors/${part.maker.id}`);
    expect(status).toBe(200);
    expect(html).toContain(`<h1>${part.maker.name.ko}</h1>`);
    expect(html).toContain(`<a href="/products/${part.product.id}">E3Z-D61 2M PLC 본체</a>`);
  });

  test.each([
    `/products/prd_${ulid()}`,
    "/products/6ES7214-1AG40-0XB0",
    "/products/%E0%A4%A",
    `/en/manufactors/mkr_${ulid()}`,
    "/no/such/page",
    "/-",
  ])("of an unknown thing, %s, are 404 and not indexed", async (path) => {
    const { status, html, headers } = await page(path);
    expect(status).toBe(404);
    expect(html).toContain('<meta name="robots" content="noindex" data-stamped />');
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(html).toContain('<div id="root">');
  });

  test("behind the login are served, and not indexed", async () => {
    const { status, headers } = await page("/mypage/estimates");
    expect([status, headers["x-robots-tag"]]).toEqual([200, "noindex"]);
  });

  test("without data of their own have their title, with or without a slash at the end", async () => {
    for (const path of ["/en/search", "/en/search/"]) {
      const { status, html } = await page(path);
      expect(status).toBe(200);
      expect(html).toContain("<title>Find parts - Bupum</title>");
      expect(canonical(html)).toBe("http://localhost:3000/en/search");
    }
  });

  test("of a dealer contain its name; those of a hidden one are 404", async () => {
    const { api } = await world.adminUser();
    const dealer = await api.dealerEntities.create({
      body: {
        name: { ko: "한빛대리점", en: "Hanbit Dealer", zh: "韩光代理商" },
        region: "BUSAN",
        manufactorIds: [part.maker.id],
        tel: "051-123-4567",
        address: { zip: "48058", address: "부산광역시 해운대구 센텀중앙로 1" },
      },
    });
    const { status, html } = await page(`/en/dealers/${dealer.id}`);
    expect(status).toBe(200);
    expect(html).toContain("<title>Hanbit Dealer - Bupum</title>");
    expect(html).toContain(part.maker.name.en);
    const { id, version } = dealer;
    await api.dealerEntities.update({ params: { id }, body: { state: "HIDDEN", version } });
    expect((await page(`/dealers/${id}`)).status).toBe(404);
  });

  test("cost two reads of the table at most", async () => {
    const { spent } = await import("@bupum/functions/kernel/table");
    await page(`/products/${part.product.id}`);
    expect(spent.calls).toBe(1);
  });
});

describe("the sitemap's job", () => {
  test("walks all parts and makers of the table, a thousand ids at a time, repeatedly", async () => {
    const rows = Array.from({ length: 1_100 }, (_, number) => {
      const id = `prd_${ulid()}`;
      return {
        pk: `lock#product#mkr_x#${number}`,
        sk: "lock",
        gsi1pk: "product-ids",
        gsi1sk: id,
        changedAt: "2026-10-07T00:00:00.000Z",
      };
    });
    for (const some of chunksOf(rows, 100)) await world.put(some);
    const run = await handlerOf("jobs/sitemap");
    for (let times = 0; times < 2; times++) {
      await run!({}, {});
      const index = (await stored("sitemap.xml")).toString();
      expect([...index.matchAll(/<loc>([^<]+)</g)].map(([, at]) => at)).toEqual([
        "http://localhost:3000/sitemap-pages-1.xml.gz",
        "http://localhost:3000/sitemap-categories-1.xml.gz",
        "http://localhost:3000/sitemap-manufactors-1.xml.gz",
        "http://localhost:3000/sitemap-products-1.xml.gz",
      ]);
      const products = gunzipSync(await stored("sitemap-products-1.xml.gz")).toString();
      const said = new Set([...products.matchAll(/<loc>[^<]*(prd_\w+)</g)].map(([, id]) => id));
      expect(said.size).toBe(1_102);
      expect(said.has(part.product.id)).toBe(true);
      const makers = gunzipSync(await stored("sitemap-manufactors-1.xml.gz")).toString();
      expect(makers).toContain(`<loc>http://localhost:3000/en/manufactors/${part.maker.id}</loc>`);
    }
  }, 240_000);
});
