import { expect, type Locator, type Page } from "@playwright/test";
import { byMenu } from "./ways.ts";

/** The line of an order that is open in detail. */
export const openLine = (page: Page): Locator => page.getByRole("dialog", { name: "주문 상세" });

/** Opens one's own purchase order from the list of them. */
export async function openPurchaseOrder(page: Page, poNumber: string): Promise<void> {
  await byMenu(page, "estimate", "receivedOrders");
  await openRow(page, poNumber);
}

/** Opens a customer's purchase order from the list of those that came in. */
export async function openReceivedPurchaseOrder(page: Page, poNumber: string): Promise<void> {
  await byMenu(page, "seller", "sellerOrders");
  await openRow(page, poNumber);
}

/** The same, and its first line in detail. */
export async function openOrder(page: Page, poNumber: string): Promise<void> {
  await openPurchaseOrder(page, poNumber);
  await openFirstLine(page);
}
export async function openReceivedOrder(page: Page, poNumber: string): Promise<void> {
  await openReceivedPurchaseOrder(page, poNumber);
  await openFirstLine(page);
}

async function openRow(page: Page, poNumber: string): Promise<void> {
  await page.getByRole("row").filter({ hasText: poNumber }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: poNumber, level: 1 })).toBeVisible();
}

export async function openFirstLine(page: Page): Promise<void> {
  await page.getByRole("table", { name: "주문 품목" }).locator("a[data-row]").first().click();
  await expect(openLine(page)).toBeVisible();
}
