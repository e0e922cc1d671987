import { expect, type Page, test } from "@playwright/test";
import { addresses } from "./kit/place.ts";

/** A part of the demo with its maker and category: the pages that guests come to. */
async function guestPages(page: Page): Promise<string[]> {
  const { web } = addresses();
  const reply = await page.request.get(`${web}/api/products/search?searchKeyword=MY2N`);
  const { items } = (await reply.json()) as {
    items: { id: string; manufactorId: string; categoryTagIds: string[] }[];
  };
  const [{ id, manufactorId, categoryTagIds }] = items as [(typeof items)[number]];
  return [
    "/",
    "/search?searchKeyword=MY2N",
    "/categories",
    `/categories/${categoryTagIds[0]}`,
    `/products/${id}`,
    `/manufactors/${manufactorId}`,
    `/compare?ids=${id}`,
    "/estimates/new",
    "/wiki",
    "/news",
    "/boards",
    "/login",
    "/signup",
    "/products/prd_01J00000000000000000000000",
  ];
}

for (const language of ["ko", "en", "zh"])
  for (const width of [390, 360])
    test(`no page of a guest is wider than a phone of ${width} px in ${language}`, async ({
      page,
    }) => {
      const prefix = language === "ko" ? "" : `/${language}`;
      await page.setViewportSize({ width, height: 844 });
      const wide: string[] = [];
      for (const path of await guestPages(page)) {
        await page.goto(addresses().web + prefix + path);
        await expect(page.locator("#root h1").first()).toBeVisible();
        await page.waitForLoadState("networkidle");
        const by = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        if (by > 0) wide.push(`${path} by ${by} px`);
      }
      expect(wide).toEqual([]);
    });
