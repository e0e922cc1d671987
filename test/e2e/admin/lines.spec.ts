import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { admin, demoPassword, sellers } from "@bupum/seed/people/people";
import { adminApi, apiOf, patiently } from "../kit/calls.ts";
import { look } from "../kit/look.ts";
import { byAdminMenu } from "../kit/ways.ts";
import { Complaints, logIn, logInAsAdmin, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

const toast = (page: Page, text: string) =>
  expect(page.locator("button[data-tone]").filter({ hasText: text })).toBeVisible();
const partName = "단종된 보일러 점화 변압기";
const [, , seller] = sellers;

/** A request that an admin made for a buyer, for what nobody sells; its number. */
async function askNobody(request: APIRequestContext): Promise<string> {
  const [buyer, calls] = [await apiOf(request, "buyer02"), await adminApi(request)];
  const { id: buyerId } = await buyer.users.me();
  const body = {
    buyerId,
    title: "점화 변압기 교체",
    lines: [{ partName, quantity: 3 }],
    sellerSelection: { mode: "AUTO" as const, max: 3 },
    contact: { name: "구본아", phone: "010-1234-5678" },
    allowDuplicate: true,
  };
  return (await patiently(() => calls.estimates.create({ body }))).number;
}

test("an admin assigns a seller to a line, who gets the notice; refuses the line for him, and deletes it", async ({
  browser,
  request,
}) => {
  const complaints = new Complaints();
  const number = await askNobody(request);
  const page = await openWindow(browser, complaints);
  await logInAsAdmin(page, admin.userId, demoPassword);
  await byAdminMenu(page, "lines");
  await page.getByRole("link", { name: "판매자 미지정" }).click();
  const row = page.getByRole("row").filter({ hasText: number });
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await byAdminMenu(page, "orders");
  await page.getByRole("link", { name: /^판매자를 기다리는 요청 \d+\+?건$/ }).click();
  await expect(row).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "견적 품목" });
  await expect(tabs.locator('[aria-current="page"]')).toHaveText(["판매자 미지정"]);
  await look(page, "admin-lines-unassigned");
  await row.getByRole("button", { name: "판매자 지정" }).click();
  const dialog = page.getByRole("dialog");
  await pickSeller(page, seller!.companyName!);
  await look(page, "admin-lines-assign");
  await dialog.getByRole("button", { name: "판매자 지정" }).click();
  await toast(page, "판매자에게 견적을 요청했습니다.");

  const shop = await openWindow(browser, complaints);
  await logIn(shop, seller!.userId, demoPassword);
  await expect(async () => {
    await shop.reload();
    await shop.getByRole("button", { name: /^알림/ }).click();
    await expect(shop.getByText(partName).first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });

  await page.getByRole("link", { name: "요청된 품목" }).click();
  const line = row.getByRole("link", { name: partName });
  await expect(async () => {
    await page.reload();
    await expect(line).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await look(page, "admin-lines");
  await line.click();
  await page.getByRole("button", { name: "대신 거절" }).click();
  await dialog.getByLabel("거절 메모").fill("판매자와 통화: 취급하지 않는 품목");
  await look(page, "admin-line-refuse");
  await dialog.getByRole("button", { name: "대신 거절" }).click();
  await toast(page, "견적을 거절했습니다.");
  await expect(page.getByText("견적 거절", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "대신 거절" })).toHaveCount(0);
  await look(page, "admin-line");
  await page.getByRole("button", { name: "삭제" }).click();
  await dialog.getByRole("button", { name: "삭제" }).click();
  await toast(page, "품목을 삭제했습니다.");
  await expect(page.getByText("삭제된 품목")).toBeVisible();
  complaints.none();
});

/** The list of what was found reaches beyond its dialog, and nothing may cut it. */
async function pickSeller(page: Page, name: string) {
  await page.getByRole("dialog").getByRole("searchbox", { name: "판매자" }).fill(name);
  const found = page.getByRole("option", { name });
  await expect(found).toBeInViewport({ ratio: 1 });
  await found.click();
}
