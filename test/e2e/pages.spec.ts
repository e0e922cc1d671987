import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { admin, demoPassword, sellers } from "../seed/people.ts";
import { look } from "./look.ts";
import { addresses } from "./place.ts";
import { pagesOf } from "./site-routes.ts";
import { Complaints, logIn, tokenOf } from "./windows.ts";

const languages = [
  { language: "ko", prefix: "" },
  { language: "en", prefix: "/en" },
  { language: "zh", prefix: "/zh" },
] as const;

const [shop] = sellers;
if (!shop) throw new Error("The demo market has no sellers.");

/** Entries of local storage that are there before any page of the window opens. */
const remember = (context: BrowserContext, entries: Record<string, string>) =>
  context.addInitScript((known) => {
    for (const [key, value] of Object.entries(known)) localStorage.setItem(key, value);
  }, entries);

const pageName = (site: string, path: string) =>
  `page-${site}${path.replace(/_01[0-9A-Z]{24}/g, "").replaceAll("/", "-")}`;

/** One heading of the first level, which is there as soon as the page is. */
async function shown(page: Page): Promise<void> {
  await expect(page.locator("main")).toBeVisible();
  await expect(page.locator('output[class*="loading"], [aria-busy="true"]')).toHaveCount(0);
}

test.describe("every page of the buyers' and sellers' site", () => {
  for (const { language, prefix } of languages)
    test(`opens in ${language} with one title, one canonical link and a quiet console`, async ({
      context,
      page,
    }) => {
      const { web } = addresses();
      const token = await tokenOf(page.request, `${web}/api`, shop.userId, demoPassword);
      const reply = await page.request.get(`${web}/api/products/search?searchKeyword=MY2N`);
      const { items } = (await reply.json()) as { items: { id: string; manufactorId: string }[] };
      await remember(context, { token, language });
      const complaints = new Complaints();
      complaints.watch(page);
      for (const path of pagesOf("web", {
        productId: items[0]?.id ?? "",
        manufactorId: items[0]?.manufactorId ?? "",
      })) {
        await page.goto(`${web}${prefix}${path}?type=mypage`);
        await shown(page);
        const { pathname } = new URL(page.url());
        await expect(page.locator("head > title"), path).toHaveCount(1);
        expect(await page.title(), path).not.toBe("");
        await expect(page.locator('link[rel="canonical"]'), path).toHaveAttribute(
          "href",
          `${web}${pathname === "/" ? "" : pathname.replace(/\/$/, "")}`,
        );
        await expect(page.locator("html"), path).toHaveAttribute("lang", language);
        if (language === "ko") await look(page, pageName("web", path), ["dark", "light"]);
      }
      complaints.none();
    });
});

test.describe("every page of the admin site", () => {
  for (const { language } of languages)
    test(`opens in ${language} with one title and a quiet console`, async ({ context, page }) => {
      const { admin: site } = addresses();
      const api = `${new URL(site).origin}/admin-api`;
      const token = await tokenOf(page.request, api, admin.userId, demoPassword);
      await context.addCookies([{ name: "adminToken", value: token, url: `${site}/` }]);
      await remember(context, { language });
      const complaints = new Complaints();
      complaints.watch(page);
      for (const path of pagesOf("admin", {})) {
        await page.goto(`${site}${path}`);
        await shown(page);
        await expect(page.locator("head > title"), path).toHaveCount(1);
        await expect(page.locator("html"), path).toHaveAttribute("lang", language);
        if (language === "ko") await look(page, pageName("admin", path), ["dark", "light"]);
      }
      complaints.none();
    });
});

test("an unknown address says so on both sites and leads home", async ({ page }) => {
  const { web } = addresses();
  await page.goto(`${web}/nowhere/at/all`);
  await expect(page.getByText("찾을 수 없습니다")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "홈으로" }).click();
  await expect(page).toHaveURL(new RegExp(`^${web}/?$`));
});

test("pages behind the login lead to it and back", async ({ page }) => {
  const { web, admin: site } = addresses();
  await page.goto(`${web}/mypage/orders?status=PENDING`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel("아이디", { exact: true }).fill(shop.userId);
  await page.getByLabel("비밀번호", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "로그인" }).click();
  await expect(page).toHaveURL(/\/mypage\/orders\?status=PENDING/);
  await page.goto(`${site}/sellers`);
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
});

test("a buyer who opens a seller's page is told how to become one", async ({ page }) => {
  const { web } = addresses();
  await logIn(page, "buyer01", demoPassword);
  await page.goto(`${web}/seller/merchandises`);
  const dialog = page.getByRole("dialog", { name: "판매자 등록이 필요합니다" });
  await expect(dialog).toBeVisible();
  const box = await dialog.boundingBox();
  expect(box?.width).toBe(382);
  await dialog.getByRole("button", { name: "판매자 등록하기" }).click();
  await expect(page).toHaveURL(/\/seller\/sellerInfo\/add/);
});

test("the search box is reached by / and left by Escape, and Enter searches", async ({ page }) => {
  await page.goto(`${addresses().web}/terms`);
  const box = page.getByRole("combobox", { name: "부품 검색" });
  await expect(box).toBeVisible();
  await page.keyboard.press("/");
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(box).not.toBeFocused();
  await page.keyboard.press("/");
  await page.keyboard.type("MY2N");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/searchKeyword=MY2N/);
  const rows = page.locator("a[data-row]");
  await expect(rows.first()).toBeVisible();
  await rows.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\/prd_/);
});

test("a toast goes by itself after three seconds, and at a click at once", async ({ page }) => {
  await page.goto(`${addresses().web}/login`);
  const refuse = async () => {
    await page.getByLabel("아이디", { exact: true }).fill("nobody-here");
    await page.getByLabel("비밀번호", { exact: true }).fill("Wrong-password-1");
    await page.getByRole("button", { name: "로그인" }).click();
  };
  const toast = page.locator("button[data-tone]");
  await refuse();
  await expect(toast).toHaveCount(1);
  await toast.click();
  await expect(toast).toHaveCount(0);
  await refuse();
  await expect(toast).toHaveCount(1);
  await expect(toast).toHaveCount(0, { timeout: 3500 });
});
