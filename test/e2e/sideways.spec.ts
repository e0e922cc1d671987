import { expect, type Page } from "@playwright/test";
import { sized } from "../kit/ring.ts";
import { addresses } from "./kit/place.ts";
import { test } from "./kit/test.ts";

interface Row {
  id: string;
  manufactorId: string;
}

/** The pages that guests come to, with those of a part, its maker and a category. */
async function guestPages(page: Page): Promise<string[]> {
  const { web } = addresses();
  const first = async <One>(path: string) => {
    const reply = await page.request.get(`${web}/api${path}`);
    return ((await reply.json()) as { items: [One] }).items[0];
  };
  const { id, manufactorId } = await first<Row>("/products/search?searchKeyword=MY2N");
  const category = await first<{ id: string }>("/category-tags");
  return [
    "/",
    "/search?searchKeyword=MY2N",
    "/categories",
    `/categories/${category.id}`,
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

/** English and Chinese in the deep ring, as in the walk. */
for (const language of sized(["ko"], ["ko", "en", "zh"]))
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
