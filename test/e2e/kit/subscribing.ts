import { expect, type Page } from "@playwright/test";
import { userIdOf } from "@bupum/seed/people/people-rows";
import type { Member } from "@bupum/seed/people/members";
import { useTable } from "./past.ts";
import { byMenu } from "./ways.ts";

/** Registers one of the window's test cards, and comes back with it. */
export async function registerCard(page: Page, button: string, card: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByRole("heading", { name: "카드 등록" })).toBeVisible();
  await page.getByText("시험용 카드", { exact: true }).click();
  const row = page.getByRole("listitem").filter({ hasText: card });
  await row.getByRole("button", { name: "이 카드로 등록" }).click();
  await expect(page.getByRole("heading", { name: "멤버십 구독", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "카드 변경", exact: true })).toBeVisible();
}

/** A month passes for a member, and the clock comes to the renewal. */
export async function letMonthPass(member: Member): Promise<void> {
  await useTable();
  const { letTimePass } = await import("@bupum/seed/subscriptions/past");
  await letTimePass(userIdOf(member), { months: 1 });
}

/** Opens the subscription by the menu until it says what its worker has written. */
export async function seesSoon(page: Page, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Follows the button of the newest mail of a kind, as whoever reads it in the same browser. */
export async function followMail(inbox: Page, subject: RegExp, button: string): Promise<Page> {
  await inbox.getByRole("link", { name: subject }).first().click();
  const link = inbox.frameLocator("iframe").getByRole("link", { name: button });
  const [page] = await Promise.all([inbox.waitForEvent("popup"), link.click()]);
  return page;
}

export const openSubscription = (page: Page) => byMenu(page, "mypage", "payment");
