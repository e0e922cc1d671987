import { en } from "@bupum/shared/head/words/en";
import { ko } from "@bupum/shared/head/words/ko";
import { zh } from "@bupum/shared/head/words/zh";
import { describe, expect, test } from "vitest";
import { en as siteEn } from "../../web/src/words/en.ts";
import { ko as siteKo } from "../../web/src/words/ko.ts";
import { zh as siteZh } from "../../web/src/words/zh.ts";

const each = [
  ["ko", ko, siteKo],
  ["en", en, siteEn],
  ["zh", zh, siteZh],
] as const;

describe.each(each)("what the edge says of a page in %s", (_, edge, site) => {
  test("is what the page says of itself once it runs", () => {
    const { home, layout, products } = site;
    expect(edge.site).toBe(layout.site);
    expect(edge.pages["/"]).toEqual({ title: layout.site, description: home.description });
    expect(edge.description).toBe(home.description);
    expect(edge.pages["/search"]).toEqual({
      title: products.search.title,
      description: products.search.description,
    });
    expect(edge.product.description).toBe(products.product.description);
    expect(edge.home).toBe(products.product.home);
  });
});
