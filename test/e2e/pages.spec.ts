import { expect } from "@playwright/test";
import { demoPassword, sellers } from "@bupum/seed/people/people";
import { look } from "./kit/look.ts";
import { addresses } from "./kit/place.ts";
import { banner, openSite, searchBox } from "./kit/ways.ts";
import { logIn } from "./kit/windows.ts";
import { test } from "./kit/test.ts";

const [shop] = sellers;
if (!shop) throw new Error("The demo market has no sellers.");

test("an unknown address shows a page of its own on both sites, with a link to the start page", async ({
  page,
}) => {
  const { web } = addresses();
  await page.goto(`${web}/nowhere/at/all`);
  await expect(page.getByText("찾을 수 없습니다")).toBeVisible();
  await expect(searchBox(page)).toBeVisible();
  await look(page, "nowhere", ["dark", "light"]);
  await page.getByRole("main").getByRole("link", { name: "홈으로" }).click();
  await expect(page).toHaveURL(new RegExp(`^${web}/?$`));
});

test("the addresses of the two sections lead to their first pages", async ({ page }) => {
  const { web } = addresses();
  await logIn(page, shop.userId, demoPassword);
  await page.goto(`${web}/mypage`);
  await expect(page).toHaveURL(/\/mypage\/home$/);
  await page.goto(`${web}/seller`);
  await expect(page).toHaveURL(/\/seller\/product-estimates$/);
});

test("pages behind the login redirect to it, and back after it", async ({ page }) => {
  const { web, admin: site } = addresses();
  await page.goto(`${web}/mypage/orders?status=PENDING`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const needed = page.getByText("로그인이 필요한 페이지입니다.");
  await expect(needed).toBeVisible();
  // Who presses the button has asked for the login.
  await page.goto(web);
  await page.getByRole("link", { name: "로그인" }).click();
  await expect(page.getByLabel("아이디", { exact: true })).toBeVisible();
  await expect(needed).toHaveCount(0);
  await page.goto(`${web}/mypage/orders?status=PENDING`);
  await page.getByLabel("아이디", { exact: true }).fill(shop.userId);
  await page.getByLabel("비밀번호", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "로그인" }).click();
  await expect(page).toHaveURL(/\/mypage\/orders\?status=PENDING/);
  await page.goto(`${site}/sellers`);
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
  await look(page, "page-admin-login", ["dark", "light"]);
});

test("a buyer who opens a seller's page reads how to become a seller", async ({ page }) => {
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

test("the key / focuses the search box, Escape leaves it, and Enter searches", async ({ page }) => {
  await openSite(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "이용약관" }).click();
  // The start page has a box of its own, which goes with it.
  await expect(page.getByRole("heading", { name: "이용약관", level: 1 })).toBeVisible();
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

test("a toast closes after three seconds, or at once on click", async ({ page }) => {
  await openSite(page);
  await banner(page).getByRole("link", { name: "로그인" }).click();
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
  await expect(toast).toHaveCount(0);
});
