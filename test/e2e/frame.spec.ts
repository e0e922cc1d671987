import { expect, type Page } from "@playwright/test";
import { buyers, demoPassword } from "@bupum/seed/people/people";
import { addresses } from "./kit/place.ts";
import { logIn } from "./kit/windows.ts";
import { banner } from "./kit/ways.ts";
import { test } from "./kit/test.ts";

/** Of the session so far: layout shifts, and the number of completely blank frames. */
interface Seen {
  shift: number;
  empty: number;
}
declare global {
  interface Window {
    seen: Seen;
  }
}

function watch() {
  window.seen = { shift: 0, empty: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      window.seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    const isSeen = document.querySelector("[data-frame], #root main");
    if (document.body && document.getElementById("root") && !isSeen) window.seen.empty += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens a page whose scripts are held back until released. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  await page.addInitScript(watch);
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  return letGo;
}

/** The parts of a search arrive after the wikis that stand below them. */
async function answerPartsLast(page: Page) {
  const wikis = page.waitForResponse(/\/api\/wikis\/search\?/);
  await page.route(/\/api\/products\/search\?/, async (route) => {
    await wikis;
    await route.continue();
  });
}

const partAddress = async (page: Page) => {
  const { web } = addresses();
  const reply = await page.request.get(`${web}/api/products/search?searchKeyword=MY2N`);
  const { items } = (await reply.json()) as { items: { id: string }[] };
  return `${web}/products/${items[0]!.id}`;
};

for (const width of [390, 1440])
  test.describe(`before its scripts, ${width} px wide`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    for (const path of ["part", "/search?searchKeyword=MY2N", "/", "/login"])
      test(`${path} shows the site's frame, and the page replaces it without a layout shift`, async ({
        page,
      }) => {
        const isHome = path === "/";
        if (path.startsWith("/search")) await answerPartsLast(page);
        const address = path === "part" ? await partAddress(page) : addresses().web + path;
        const letGo = await openWithoutScripts(page, address);
        const frame = page.locator(".frame-header");
        const search = page.locator(".frame-search");
        await expect(frame).toBeVisible();
        await expect(page.locator(".frame-page i").first()).toBeVisible();
        await expect(page.locator(".frame-bottom")).toBeVisible({ visible: width === 390 });
        await expect(search).toBeVisible({ visible: !isHome });
        await expect(page.locator("main[data-stamped] a:visible")).toHaveCount(0);
        const before = await Promise.all([frame, search].map((shape) => shape.boundingBox()));
        letGo();
        const header = page.locator("#root header").first();
        await expect(page.locator("#root h1").first()).toBeVisible();
        await expect(page.locator("[data-frame]")).toHaveCount(0);
        expect((await header.boundingBox())?.height).toBeCloseTo(before[0]!.height, 0);
        if (!isHome) {
          const box = await header.locator("form").boundingBox();
          for (const side of ["y", "height"] as const)
            expect(box?.[side]).toBeCloseTo(before[1]![side], 0);
          if (width === 390) expect(box?.width).toBeCloseTo(before[1]!.width, 0);
        }
        await page.waitForLoadState("networkidle");
        const { shift, empty } = await page.evaluate(() => window.seen);
        expect(shift, "cumulative layout shift").toBeLessThan(0.01);
        expect(empty, "frames in which nothing was to be seen").toBe(0);
      });
  });

test("the admin site shows its frame before its scripts run", async ({ page }) => {
  const letGo = await openWithoutScripts(page, `${addresses().admin}/login`);
  await expect(page.locator(".frame-header")).toBeVisible();
  letGo();
  await expect(page.getByRole("button", { name: "로그인", exact: true })).toBeVisible();
  await expect(page.locator("[data-frame]")).toHaveCount(0);
  expect((await page.evaluate(() => window.seen)).empty).toBe(0);
});

test("the links of the header stay in their place while the tools of a member load", async ({
  page,
}) => {
  await logIn(page, buyers[3]!.userId, demoPassword);
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/api\/users\/me$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`${addresses().web}/wiki`);
  const link = banner(page).getByRole("link", { name: "위키", exact: true });
  const placeOf = async () => (await link.boundingBox())!.x;
  await link.waitFor();
  const before = await placeOf();
  letGo();
  await banner(page).getByRole("button", { name: "내 메뉴" }).waitFor();
  await banner(page).getByRole("button", { name: /^알림/ }).waitFor();
  // Its own text is a little wider in the font that comes first.
  expect(Math.abs((await placeOf()) - before)).toBeLessThan(8);
});
