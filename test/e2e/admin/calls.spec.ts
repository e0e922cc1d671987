import { expect, type Page } from "@playwright/test";
import { admin, demoPassword } from "@bupum/seed/people/people";
import { look } from "../kit/look.ts";
import { Complaints, logInAsAdmin, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

const toast = (page: Page, text: string | RegExp) =>
  expect(page.locator("button[data-tone]").filter({ hasText: text })).toBeVisible();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const openPage = (page: Page, name: string) =>
  page.getByRole("navigation").getByRole("link", { name, exact: true }).click();

async function pick(page: Page, box: string, text: string, offered: RegExp) {
  await page.getByRole("searchbox", { name: box }).fill(text);
  await page.getByRole("option", { name: offered }).first().click();
}

test("an admin puts a part on sale for a seller, and changes its price alone", async ({
  browser,
}) => {
  const complaints = new Complaints();
  const page = await openWindow(browser, complaints);
  await logInAsAdmin(page, admin.userId, demoPassword);
  await openPage(page, "판매 상품");
  await page.getByRole("link", { name: "판매 대행 등록" }).click();
  await pick(page, "판매자", "자동", /자동/);
  await pick(page, "품번", "MY4", /^MY4/);
  await page.getByLabel("상태").selectOption("REFURBISHED");
  await page.getByLabel("단가 (부가세 별도)").fill("12345");
  await page.getByLabel("재고 수량", { exact: true }).fill("7");
  await page.getByLabel("출고지").selectOption("SEOUL");
  await look(page, "admin-listing-new");
  await button(page, "판매 대행 등록").click();
  await toast(page, /판매 상품을 등록했습니다/);
  await expect(page.getByText("12,345원")).toBeVisible();

  await page.getByRole("link", { name: "조건 수정" }).click();
  await page.getByLabel("단가 (부가세 별도)").fill("13000");
  await button(page, "저장").click();
  await toast(page, /판매 조건을 변경했습니다/);
  await expect(page.getByText("13,000원")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "수량별 단가" })).toHaveCount(1);
  complaints.none();
});

test("an admin reads the number of accounts, and runs a maintenance call after typing its name", async ({
  browser,
}) => {
  const complaints = new Complaints();
  const page = await openWindow(browser, complaints);
  await logInAsAdmin(page, admin.userId, demoPassword);
  await openPage(page, "회원 통계");
  await expect(page.getByRole("row", { name: /^전체 회원 \d/ })).toBeVisible();
  await look(page, "admin-user-statistics");
  await openPage(page, "데이터 정비");
  const act = page.getByRole("region", { name: /외부 식별자 부여/ });
  await act.getByRole("textbox").fill("apply");
  await act.getByRole("button", { name: "실행" }).click();
  await expect(act.getByText("입력한 값이 다릅니다.")).toBeVisible();
  await act.getByRole("textbox").fill("apply-uuid");
  await act.getByRole("button", { name: "실행" }).click();
  await toast(page, "실행을 시작했습니다.");
  await expect(act.getByText("완료", { exact: true })).toBeVisible();
  await look(page, "admin-maintenance");
  complaints.none();
});
