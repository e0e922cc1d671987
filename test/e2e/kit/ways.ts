import { expect, type Page } from "@playwright/test";
import { ko as adminWords } from "../../../admin/src/layout/words/ko.ts";
import { ko } from "../../../web/src/layout/words/ko.ts";
import { addresses } from "./place.ts";

// How people reach pages: they type a site's address, and click from there.

export const banner = (page: Page) => page.getByRole("banner");

/** Opens the start page of the buyers' and sellers' site. */
export async function openSite(page: Page): Promise<void> {
  await page.goto(addresses().web);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
}

/** Back to the start page by the logo. */
export async function goHome(page: Page): Promise<void> {
  await banner(page).getByRole("link", { name: ko.site, exact: true }).click();
  await expect(page).toHaveURL(`${addresses().web}/`);
}

/** Opens the admin site, which first asks for the login. */
export async function openAdminSite(page: Page): Promise<void> {
  await page.goto(`${addresses().admin}/`);
}

/** Opens a page by the member's menu, which every page has in its header. */
export async function byMenu(
  page: Page,
  tab: keyof typeof ko.tabs,
  entry: keyof typeof ko.menus,
): Promise<void> {
  await page.getByRole("button", { name: ko.account }).click();
  const menu = banner(page).getByRole("navigation", { name: ko.tabs[tab] });
  await menu.getByRole("link", { name: ko.menus[entry], exact: true }).click();
}

type AdminEntry = {
  [Name in keyof typeof adminWords]: (typeof adminWords)[Name] extends string ? Name : never;
}[keyof typeof adminWords];

/** Opens a page of the admin site by its side menu. */
export async function byAdminMenu(page: Page, entry: AdminEntry): Promise<void> {
  const menu = page.getByRole("navigation", { name: adminWords.menu });
  await menu.getByRole("link", { name: adminWords[entry], exact: true }).click();
}

/** Switches the language of the page by the menu in the header. */
export async function readIn(page: Page, from: string, to: string): Promise<void> {
  await banner(page)
    .getByRole("button", { name: new RegExp(`: ${from}$`) })
    .click();
  await banner(page).getByRole("button", { name: to, exact: true }).click();
  await expect(banner(page).getByRole("button", { name: new RegExp(`: ${to}$`) })).toBeVisible();
}

export const searchBox = (page: Page) => page.getByRole("combobox", { name: ko.searchLabel });

/** Types into the search box of the start page or the header, and presses Enter. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text);
  await searchBox(page).press("Enter");
  await expect(page).toHaveURL(/searchKeyword=/);
}

interface Part {
  id: string;
  partNumber: string;
}

/** Searches a part by its number, and opens it from the results. */
export async function openProduct(page: Page, { id, partNumber }: Part): Promise<void> {
  await searchFor(page, partNumber);
  await page.locator(`a[data-row][href$="/products/${id}"]`).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(partNumber);
}
