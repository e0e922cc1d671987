import { expect, type Page } from "@playwright/test";
import { addresses } from "./kit/place.ts";
import { Complaints } from "./kit/windows.ts";
import { test } from "./kit/test.ts";

interface Row {
  id: string;
  partNumber: string;
  manufactorId: string;
}

/** Two parts of the demo market. */
async function parts(page: Page): Promise<[Row, Row]> {
  const reply = await page.request.get(
    `${addresses().web}/api/products/search?searchKeyword=MY2N&itemsPerPage=10`,
  );
  const { items } = (await reply.json()) as { items: [Row, Row] };
  return items;
}

/** Exactly one title and one canonical link, both of this page. */
async function isAt(page: Page, path: string, title: RegExp | string): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page.locator("title")).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    addresses().web + path,
  );
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('link[hreflang="x-default"]')).toHaveCount(1);
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const prefix of ["", "/en", "/zh"])
    test(`the reply without scripts describes a part, at ${prefix || "/"}`, async ({ page }) => {
      const [part] = await parts(page);
      const path = `${prefix}/products/${part.id}`;
      await page.goto(addresses().web + path);
      await isAt(page, path, new RegExp(part.partNumber));
      await expect(page.getByRole("heading", { level: 1 })).toContainText(part.partNumber);
      await page.locator(`a[href="${prefix}/manufactors/${part.manufactorId}"]`).first().click();
      await expect(page).toHaveURL(`${addresses().web}${prefix}/manufactors/${part.manufactorId}`);
      await expect(page.locator(`a[href^="${prefix}/products/"]`).first()).toBeVisible();
    });
});

test("a page has one title and one canonical link after its start, a change of page and back", async ({
  page,
}) => {
  const { web } = addresses();
  const [part, other] = await parts(page);
  const [first, second] = [`/products/${part.id}`, `/products/${other.id}`];
  const stamped = await (await page.request.get(web + first)).text();
  const title = /<title>([^<]*)<\/title>/.exec(stamped)?.[1] ?? "";
  expect(title).toContain(part.partNumber);
  const complaints = new Complaints();
  complaints.watch(page);
  await page.goto(web + first);
  await expect(page.locator("#root h1")).toContainText(part.partNumber);
  await expect(page.locator("[data-stamped]")).toHaveCount(0);
  await isAt(page, first, title);
  await page.getByRole("combobox", { name: "부품 검색" }).fill(other.partNumber);
  await page.keyboard.press("Enter");
  await page.locator(`a[data-row][href$="${second}"]`).click();
  await isAt(page, second, new RegExp(other.partNumber.replace(/[()+.]/g, "\\$&")));
  await page.goBack();
  await expect(page).toHaveURL(/\/search/);
  await page.goBack();
  await isAt(page, first, title);
  complaints.none();
});

test("the head of a part's page is the same from the edge and after its scripts run", async ({
  page,
}) => {
  const { web } = addresses();
  const [part] = await parts(page);
  for (const path of [
    "/",
    "/search",
    `/products/${part.id}`,
    `/manufactors/${part.manufactorId}`,
  ]) {
    const html = await (await page.request.get(web + path)).text();
    const said = (pattern: RegExp) => pattern.exec(html)?.[1];
    await page.goto(web + path);
    await expect(page.locator("#root h1").first()).toBeVisible();
    await expect(page).toHaveTitle(said(/<title>([^<]*)</) ?? "");
    const description = await page.locator('meta[name="description"]').getAttribute("content");
    expect(description, path).toBe(said(/name="description" content="([^"]*)"/));
  }
});

test("a narrowed list is not indexed, and has one canonical link without its query, served and with scripts (S2-13)", async ({
  page,
}) => {
  const { web } = addresses();
  const reply = await page.request.get(`${web}/api/category-tags`);
  const { items } = (await reply.json()) as { items: { id: string }[] };
  for (const path of ["/search", `/en/categories/${items[0]!.id}`])
    for (const [query, robots] of [
      ["", "index, follow"],
      ["?inStock=true&sort=price%3Aasc", "noindex"],
    ] as const) {
      const html = await (await page.request.get(web + path + query)).text();
      expect(html.match(/rel="canonical"/g), path + query).toHaveLength(1);
      expect(html).toContain(`<meta name="robots" content="${robots}"`);
      await page.goto(web + path + query);
      await expect(page.locator("[data-stamped]")).toHaveCount(0);
      await isAt(page, path, /./);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", robots);
    }
});

test("an unknown part, an unknown page and the admin site are kept out of search engines", async ({
  request,
}) => {
  const { web, admin } = addresses();
  for (const path of ["/products/prd_01J00000000000000000000000", "/en/nowhere", "/products/x.y"]) {
    const reply = await request.get(web + path);
    expect(reply.status(), path).toBe(404);
    expect(reply.headers()["x-robots-tag"]).toBe("noindex");
  }
  const reply = await request.get(`${admin}/`);
  expect(reply.headers()["x-robots-tag"]).toBe("noindex, nofollow");
});

test("robots.txt leads to the sitemap, and the sitemap to every part", async ({ request }) => {
  const { web } = addresses();
  const robots = await (await request.get(`${web}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${web}/sitemap.xml`);
  await expect
    .poll(async () => (await request.get(`${web}/sitemap.xml`)).status(), { timeout: 60_000 })
    .toBe(200);
  const index = await (await request.get(`${web}/sitemap.xml`)).text();
  const names = [...index.matchAll(/<loc>([^<]+)</g)].map(([, name]) => name!);
  expect(names).toContain(`${web}/sitemap-products-1.xml.gz`);
  for (const name of names) expect((await request.get(name)).status(), name).toBe(200);
});
