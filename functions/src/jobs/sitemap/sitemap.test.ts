import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type Entry, writeSitemap } from "./sitemap.ts";

const origin = "https://www.bupum.example";
const now = "2026-11-21T04:20:00.000Z";

/** This many pages, created only as they are consumed. */
function* pages(count: number): Generator<Entry> {
  for (let index = 0; index < count; index++)
    yield { rest: `/products/prd_${index}`, changedAt: "2026-10-07T01:02:03.000Z" };
}

async function written(count: number, most: number) {
  const files = new Map<string, Buffer>();
  const order: string[] = [];
  const put = async (name: string, body: Buffer) => {
    order.push(name);
    files.set(name, body);
  };
  const sources = [{ name: "products", entries: pages(count) }];
  const sums = await writeSitemap({ origin, sources, most, put }, now);
  const parts = order
    .filter((name) => name.endsWith(".gz"))
    .map((name) => gunzipSync(files.get(name)!).toString());
  return { sums, parts, order, index: files.get("sitemap.xml")!.toString() };
}
const addresses = (part: string) => [...part.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at!);

describe("the sitemap", () => {
  test("of more than 50,000 parts names each once in every language, and no part exceeds the limit", async () => {
    const { sums, parts } = await written(50_100, 4_000);
    expect(sums).toEqual({ addresses: 150_300, parts: 38 });
    const counts = parts.map((part) => addresses(part).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(4_000);
    const all = parts.flatMap(addresses);
    expect(new Set(all).size).toBe(150_300);
    expect(all).toContain(`${origin}/products/prd_50099`);
    expect(all).toContain(`${origin}/zh/products/prd_0`);
  });

  test("fills a part up to the last allowed address", async () => {
    const { parts } = await written(3, 6);
    expect(parts.map((part) => addresses(part).length)).toEqual([6, 3]);
  });

  test("states for each address when it changed and its other languages", async () => {
    const { parts } = await written(1, 50_000);
    expect(parts[0]).toContain(
      `<url><loc>${origin}/en/products/prd_0</loc><lastmod>2026-10-07</lastmod>` +
        `<xhtml:link rel="alternate" hreflang="ko" href="${origin}/products/prd_0"/>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${origin}/en/products/prd_0"/>` +
        `<xhtml:link rel="alternate" hreflang="zh" href="${origin}/zh/products/prd_0"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/products/prd_0"/></url>`,
    );
  });

  test("writes the index last, so that it never names a missing part", async () => {
    const { order, index } = await written(5, 6);
    expect(order.at(-1)).toBe("sitemap.xml");
    expect(addresses(index)).toEqual(order.slice(0, -1).map((name) => `${origin}/${name}`));
    expect(index).toContain("<lastmod>2026-11-21</lastmod>");
  });

  test("of an empty market is an index without parts", async () => {
    const { sums, index } = await written(0, 50_000);
    expect(sums).toEqual({ addresses: 0, parts: 0 });
    expect(index).toContain("</sitemapindex>");
  });
});
