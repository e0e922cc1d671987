import { expect, type Page } from "@playwright/test";
import { menu } from "../../admin/src/layout/menu.ts";
import { type MenuType, menuSearch, tabs } from "../../web/src/layout/menu/menus.ts";
import { ko } from "../../web/src/layout/words/ko.ts";
import { admin, buyers, demoPassword, sellers } from "@bupum/seed/people/people";
import type { Person } from "@bupum/seed/types";
import { addresses } from "./kit/place.ts";
import { byAdminMenu, byMenu, openSite } from "./kit/ways.ts";
import { logIn, logInAsAdmin } from "./kit/windows.ts";
import { test } from "./kit/test.ts";

/** A page has come whole: its title stands, nothing still loads, and nothing failed. */
async function isWhole(page: Page): Promise<void> {
  await expect(page.getByRole("main").getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.locator('output[class*="loading"], [aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator("[data-failure]")).toHaveCount(0);
}

/** Refusals of calls while pages open; none is expected of a menu but what `isKnown` knows. */
function refusals(page: Page, isKnown: (path: string) => boolean = () => false): string[] {
  const refused: string[] = [];
  page.on("response", (reply) => {
    const { pathname } = new URL(reply.url());
    if (reply.status() >= 400 && !isKnown(pathname)) refused.push(`${reply.status()} ${pathname}`);
  });
  return refused;
}

const ownerOf: Record<MenuType, Person> = {
  mypage: buyers[0]!,
  estimate: buyers[0]!,
  seller: sellers[0]!,
  writer: sellers[0]!,
};

for (const { type, entries } of tabs)
  test(
    `each page of the menu ${type} opens without an error`,
    { tag: "@essential" },
    async ({ page }) => {
      // Who never applied as a writer has no information yet: the form starts empty.
      const refused = refusals(page, (path) => path.endsWith("/writer_infos/me"));
      await logIn(page, ownerOf[type].userId, demoPassword);
      for (const entry of entries) {
        await byMenu(page, type, entry.words);
        const wanted = new URLSearchParams(menuSearch(type, entry));
        await page.waitForURL(({ searchParams }) =>
          [...wanted].every(([name, value]) => searchParams.get(name) === value),
        );
        await isWhole(page);
      }
      expect(refused).toEqual([]);
    },
  );

test(
  "each page of a guest's header opens without an error",
  { tag: "@essential" },
  async ({ page }) => {
    const refused = refusals(page);
    await openSite(page);
    const { makers, dealers, wiki, news, boards } = ko.places;
    for (const place of [makers, dealers, wiki, news, boards]) {
      const link = page.getByRole("banner").getByRole("link", { name: place, exact: true });
      const to = await link.getAttribute("href");
      await link.click();
      await page.waitForURL(({ pathname }) => pathname === to);
      await isWhole(page);
    }
    expect(refused).toEqual([]);
  },
);

test(
  "each page of the admins' menu opens without an error",
  { tag: "@essential" },
  async ({ page }) => {
    const refused = refusals(page);
    await logInAsAdmin(page, admin.userId, demoPassword);
    for (const { words, to } of menu.flatMap(({ entries }) => [...entries])) {
      await byAdminMenu(page, words);
      await page.waitForURL(({ pathname }) => pathname === `/admin${to}`);
      await isWhole(page);
    }
    expect(refused).toEqual([]);
  },
);

test("without a connection the search box stays, and says that it is offline", async ({
  page,
  context,
}) => {
  await openSite(page);
  await context.setOffline(true);
  await page.getByRole("combobox", { name: ko.searchLabel }).first().fill("MY2N");
  await expect(page.getByText("인터넷에 연결되면 불러옵니다").first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: ko.places.dealers }).click();
  await expect(page).toHaveURL(`${addresses().web}/`);
  await expect(page.getByText("인터넷에 연결되어 있지 않아 열 수 없습니다.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("banner").getByRole("link", { name: ko.places.dealers }).click();
  await expect(page).toHaveURL(/\/dealers/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu of a seller lies within the page, down to its last entry", async ({ page }) => {
    await logIn(page, sellers[0]!.userId, demoPassword);
    await page.getByRole("banner").getByRole("button", { name: ko.account }).click();
    const log = page.getByRole("banner").getByRole("button", { name: ko.logout });
    await log.scrollIntoViewIfNeeded();
    const [menu, last] = [await log.locator("..").boundingBox(), await log.boundingBox()];
    expect(menu!.x).toBeGreaterThanOrEqual(0);
    expect(menu!.x + menu!.width).toBeLessThanOrEqual(390);
    const bar = await page.getByRole("navigation", { name: ko.menu, exact: true }).boundingBox();
    expect(last!.y + last!.height).toBeLessThanOrEqual(bar!.y);
  });
});
