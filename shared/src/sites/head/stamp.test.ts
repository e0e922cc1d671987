import { describe, expect, test } from "vitest";
import type { Product } from "../../catalogue/products/contract.ts";
import { plainProduct } from "./plain-page.ts";
import { productHead } from "./product-head.ts";
import { stampPage } from "./stamp.ts";
import { ko } from "./words/ko.ts";
import { zh } from "./words/zh.ts";

const index = `<!doctype html>
<html lang="ko">
  <head>
    <link rel="icon" href="/favicon.svg" />
    <title>부품 - 산업용 부품 견적·구매</title>
    <meta
      name="description"
      content="제조사와 품번으로"
    />
    <script type="module" crossorigin src="/assets/index.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

const alike = (text: string) => ({ ko: text, en: text, zh: text });
const at = "2026-11-21T00:00:00.000Z";
const part = (over: Partial<Product> = {}): Product => ({
  id: "prd_01J8Z3K4M5N6P7Q8R9S0T1V2W3",
  partNumber: "6ES7214-1AG40-0XB0",
  name: alike("CPU 1214C"),
  manufactorId: "mkr_01J8Z3K4M5N6P7Q8R9S0T1V2W3",
  manufactorName: { ko: "지멘스", en: "Siemens", zh: "西门子" },
  unit: "EA",
  offerCount: 3,
  bestOffer: {
    unitPrice: "412000.5",
    currency: "KRW",
    moq: 1,
    stock: 20,
    leadTimeDays: 1,
    condition: "NEW",
  },
  inStock: true,
  specifications: [{ name: alike("전원"), value: "DC 24 V" }],
  safetyMarks: ["CE"],
  aliases: [],
  alternates: [],
  oldNumbers: [],
  categoryTagIds: [],
  images: [],
  datasheets: [],
  version: 1,
  createdAt: at,
  updatedAt: at,
  ...over,
});

function stampOf(product: Product, language: "ko" | "zh" = "ko") {
  const words = language === "ko" ? ko : zh;
  const rest = `/products/${product.id}`;
  const place = { origin: "https://www.bupum.example", siteName: words.site, language, rest };
  const head = productHead(product, { description: product.partNumber, home: words.home }, place);
  return stampPage(index, { ...place, head, main: plainProduct(product, words, place) });
}
const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([whole, inner]) => inner ?? whole);
const tagsIn = (html: string) =>
  all(html, /<\/?(?:script|img|title|meta|link|main|html)\b/g).length;
const dataOf = (html: string) =>
  all(html, /<script type="application\/ld\+json" data-stamped>(.*?)<\/script>/gs).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  );

describe("a stamped page", () => {
  test("has one title, one description and one canonical address in its own language", () => {
    const html = stampOf(part(), "zh");
    expect(all(html, /<title>(.*?)<\/title>/g)).toEqual(["6ES7214-1AG40-0XB0 西门子 - Bupum 部品"]);
    expect(all(html, /name="description"/g)).toHaveLength(1);
    expect(all(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([
      "https://www.bupum.example/zh/products/prd_01J8Z3K4M5N6P7Q8R9S0T1V2W3",
    ]);
    expect(html).toContain('<html lang="zh"');
    expect(all(html, /hreflang="([^"]+)"/g)).toEqual(["ko", "en", "zh", "x-default"]);
  });

  test("contains the page's content as plain text and links", () => {
    const html = stampOf(part());
    expect(html).toContain("<h1>6ES7214-1AG40-0XB0 지멘스</h1>");
    expect(html).toContain("판매자 3곳 · 재고 최저가 ₩412,000.5 (부가세 별도)");
    expect(html).toContain("<dt>전원</dt><dd>DC 24 V</dd>");
    expect(html).toContain('<a href="/manufactors/mkr_01J8Z3K4M5N6P7Q8R9S0T1V2W3">지멘스</a>');
    expect(dataOf(html)).toMatchObject([
      {
        "@type": "Product",
        brand: { name: "지멘스" },
        offers: {
          "@type": "Offer",
          price: "412000.5",
          priceCurrency: "KRW",
          availability: "https://schema.org/InStock",
        },
      },
      { "@type": "BreadcrumbList" },
    ]);
  });

  test("keeps the scripts and styles of the build", () => {
    expect(stampOf(part())).toContain(
      '<script type="module" crossorigin src="/assets/index.js"></script>',
    );
  });
});

describe("a hostile name", () => {
  const hostile = [
    "$& $1 $` $' $$",
    "</script><script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</title><script>alert(1)</script>",
    "<!--",
    "'\"&amp;",
    "]]>\u2028\u2029",
  ];
  test.each(hostile)("%j stays text in title, tags, data and page", (name) => {
    const product = part({
      partNumber: name,
      name: alike(name),
      manufactorName: alike(name),
      description: alike(name),
      specifications: [{ name: alike(name), value: name }],
      alternates: [
        {
          id: "prd_01J8Z3K4M5N6P7Q8R9S0T1V2W4",
          partNumber: name,
          name: alike(name),
          manufactorId: "mkr_01J8Z3K4M5N6P7Q8R9S0T1V2W3",
          manufactorName: alike(name),
          unit: "EA",
          offerCount: 0,
          inStock: false,
          relation: "EQUIVALENT",
        },
      ],
    });
    const html = stampOf(product);
    const clean = stampOf(part());
    expect(tagsIn(html)).toBe(tagsIn(clean));
    expect(titleIn(html)).toBe(`${name} ${name} - 부품`);
    expect(dataOf(html)[0]).toMatchObject({ mpn: name, brand: { name } });
  });
});

/** The title as a browser reads it: text between the first tags, entities resolved. */
function titleIn(html: string): string {
  const [raw = ""] = all(html, /<title>(.*?)<\/title>/gs);
  return raw.replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}
