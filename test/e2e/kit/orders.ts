import { expect, type Page } from "@playwright/test";
import { byMenu } from "./ways.ts";

/** Opens one's own order from the list of them. */
export async function openOrder(page: Page, poNumber: string): Promise<void> {
  await byMenu(page, "estimate", "receivedOrders");
  const row = page.getByRole("row").filter({ hasText: poNumber });
  await row.getByRole("link").first().click();
  await expect(page.getByRole("dialog", { name: "주문 상세" })).toBeVisible();
}

/** Opens a customer's order from the list of those that came in. */
export async function openReceivedOrder(page: Page, poNumber: string): Promise<void> {
  await byMenu(page, "seller", "sellerOrders");
  const card = page.getByRole("listitem").filter({ hasText: poNumber });
  await card.getByRole("button", { name: /^상세/ }).first().click();
  await expect(page.getByRole("heading", { name: "진행 내역" })).toBeVisible();
}
