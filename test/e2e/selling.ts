import { expect, type Page } from "@playwright/test";
import type { Bargain } from "./buying.ts";
import { look } from "./look.ts";
import { addresses } from "./place.ts";

export interface Answer {
  unitPrice: string;
  leadTimeDays: number;
}

/** Answers the newest request for a part with a price. */
export async function answer(
  page: Page,
  { partNumber }: Bargain,
  { unitPrice, leadTimeDays }: Answer,
  isLooked: boolean,
): Promise<void> {
  await page.goto(`${addresses().web}/seller/product-estimates`);
  const row = page.getByRole("row").filter({ hasText: partNumber }).first();
  await expect(row).toBeVisible();
  if (isLooked) await look(page, "received-estimates");
  await row.getByRole("link").first().click();
  await page.getByLabel("단가").first().fill(unitPrice);
  await page.getByLabel(/납기/).first().fill(String(leadTimeDays));
  if (isLooked) await look(page, "answer");
  await page.getByRole("button", { name: /견적 보내기/ }).click();
}

/** Accepts the newest order for a part. */
export async function acceptOrder(page: Page, { partNumber }: Bargain): Promise<void> {
  await page.goto(`${addresses().web}/seller/orders`);
  const row = page.getByRole("row").filter({ hasText: partNumber }).first();
  await expect(row).toBeVisible();
  await look(page, "received-orders");
}
