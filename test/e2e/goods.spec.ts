import { expect, type Page } from "@playwright/test";
import { admin, demoPassword, sellers } from "@bupum/seed/people/people";
import { ko } from "../../web/src/merchandises/words/ko.ts";
import { look } from "./kit/look.ts";
import { byAdminMenu, byMenu, openSite } from "./kit/ways.ts";
import { Complaints, logIn, logInAsAdmin } from "./kit/windows.ts";
import { test } from "./kit/test.ts";

const [shop] = sellers;
if (!shop) throw new Error("The demo market has no sellers.");

const rowAt = (page: Page, index: number) => page.locator("tbody tr").nth(index);
/** The editable cell of a row, by its label. */
const cell = (page: Page, index: number, name: RegExp) =>
  rowAt(page, index).getByRole("button", { name });
const textOf = async (page: Page, index: number, name: RegExp) =>
  (await cell(page, index, name).innerText()).trim();
const undoBar = (page: Page) => page.getByRole("status").filter({ hasText: "되돌리기" });

async function openList(page: Page): Promise<void> {
  await logIn(page, shop!.userId, demoPassword);
  await byMenu(page, "seller", "merchandises");
  await expect(rowAt(page, 0)).toBeVisible();
}

test("a seller changes stock, price and lead time by keyboard, and undoes all of it", async ({
  page,
}) => {
  const complaints = new Complaints();
  complaints.watch(page);
  await openList(page);
  const before = await textOf(page, 0, /재고 바꾸기/);
  const leadBefore = await textOf(page, 0, /납기 바꾸기/);
  await cell(page, 0, /재고 바꾸기/).focus();
  await page.keyboard.type("77");
  await page.keyboard.press("Enter");
  await expect(cell(page, 0, /재고 바꾸기/)).toContainText("77개");
  await expect(cell(page, 1, /재고 바꾸기/)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(cell(page, 0, /재고 바꾸기/)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(cell(page, 0, /최소 주문 수량 바꾸기/)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.type("9");
  await page.keyboard.press("Escape");
  await expect(cell(page, 0, /납기 바꾸기/)).toBeFocused();
  expect(await textOf(page, 0, /납기 바꾸기/)).toBe(leadBefore);
  await page.keyboard.press("F2");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("21");
  await page.keyboard.press("Tab");
  await expect(cell(page, 0, /납기 바꾸기/)).toContainText("영업일 21일");
  await expect(undoBar(page)).toContainText("되돌리기 (2)");
  // Undoing outlives the toasts.
  await expect(page.locator("button[data-tone]")).toHaveCount(0);
  await expect(undoBar(page)).toBeVisible();
  await look(page, "goods-undo");
  await undoBar(page)
    .getByRole("button", { name: /되돌리기/ })
    .click();
  await expect.poll(() => textOf(page, 0, /납기 바꾸기/)).toBe(leadBefore);
  await page.keyboard.press("Control+z");
  await expect(undoBar(page)).toHaveCount(0);
  await expect(page.getByText(ko.undo.saving)).toHaveCount(0);
  await page.reload();
  await expect(rowAt(page, 0)).toBeVisible();
  expect(await textOf(page, 0, /재고 바꾸기/)).toBe(before);
  expect(await textOf(page, 0, /납기 바꾸기/)).toBe(leadBefore);
  complaints.none();
});

test("chosen rows are changed, deleted and restored together", async ({ page }) => {
  await openList(page);
  for (const index of [0, 1, 2]) await rowAt(page, index).getByRole("checkbox").check();
  const prices = await Promise.all([0, 1, 2].map((index) => textOf(page, index, /단가 바꾸기/)));
  const bar = page.getByRole("toolbar", { name: "선택한 상품 한꺼번에 바꾸기" });
  await bar.getByRole("button", { name: "단가 올리기·내리기" }).click();
  const dialog = page.getByRole("dialog", { name: "단가 올리기·내리기" });
  await dialog.getByLabel("올리거나 내릴 비율").fill("10");
  await look(page, "goods-bulk-price");
  await dialog.getByRole("button", { name: "3개 상품에 적용" }).click();
  await expect(undoBar(page)).toContainText("3개 상품의 단가를 10% 바꿨습니다.");
  expect(await textOf(page, 0, /단가 바꾸기/)).not.toBe(prices[0]);
  await undoBar(page)
    .getByRole("button", { name: /되돌리기/ })
    .click();
  for (const [index, price] of prices.entries())
    await expect(cell(page, index, /단가 바꾸기/)).toHaveText(price, { useInnerText: true });
  const names = await page.locator("tbody tr td[data-main]").allInnerTexts();
  await bar.getByRole("button", { name: "삭제" }).click();
  await page
    .getByRole("dialog", { name: "판매 상품 삭제" })
    .getByRole("button", { name: "삭제" })
    .click();
  await expect(undoBar(page)).toContainText("3개를 삭제했습니다.");
  await expect(page.locator("tbody tr td[data-main]").first()).not.toHaveText(names[0] ?? "", {
    useInnerText: true,
  });
  await page.getByRole("link", { name: "최근 삭제" }).click();
  await expect(page.getByRole("button", { name: /다시 판매$/ })).toHaveCount(3);
  await look(page, "goods-removed");
  await page.goBack();
  await page.getByRole("link", { name: "최근 삭제" }).click();
  for (const left of [2, 1, 0]) {
    await page
      .getByRole("button", { name: /다시 판매$/ })
      .first()
      .click();
    await expect(page.getByRole("button", { name: /다시 판매$/ })).toHaveCount(left);
  }
  await page.getByRole("link", { name: "판매 중" }).click();
  await expect(page.locator("tbody tr td[data-main]").first()).toHaveText(names[0] ?? "", {
    useInnerText: true,
  });
});

test("of two windows that change the same field, the second sees both values before it saves", async ({
  page,
}) => {
  await openList(page);
  const other = await page.context().newPage();
  await openSite(other);
  await byMenu(other, "seller", "merchandises");
  await expect(rowAt(other, 0)).toBeVisible();
  const before = await textOf(page, 0, /재고 바꾸기/);
  const set = async (where: Page, count: string) => {
    await cell(where, 0, /재고 바꾸기/).click();
    await where.keyboard.type(count);
    await where.keyboard.press("Enter");
  };
  await set(other, "31");
  await expect(undoBar(other)).toBeVisible();
  await set(page, "32");
  const dialog = page.getByRole("dialog", { name: "그 사이 값이 변경되었습니다" });
  await expect(dialog).toContainText("31개");
  await expect(dialog).toContainText("32개");
  await look(page, "goods-clash");
  await dialog.getByRole("button", { name: "내 값으로 저장" }).click();
  await expect(cell(page, 0, /재고 바꾸기/)).toContainText("32개");
  await undoBar(page)
    .getByRole("button", { name: /되돌리기/ })
    .click();
  await expect(cell(page, 0, /재고 바꾸기/)).toContainText("31개");
  await other.close();
  await set(page, before.replace(/\D/g, ""));
});

test("an admin deletes listings with a reason", async ({ page }) => {
  await logInAsAdmin(page, admin.userId, demoPassword);
  await byAdminMenu(page, "merchandises");
  await expect(rowAt(page, 0)).toBeVisible();
  await look(page, "goods-admin");
  const part = await rowAt(page, 0).locator("a").innerText();
  await rowAt(page, 0).getByRole("checkbox").check();
  await page.getByRole("button", { name: "삭제", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "판매 상품 삭제" });
  await expect(dialog).toContainText("삭제하면 복구할 수 없습니다.");
  await dialog.getByLabel("삭제 사유").fill("안전 인증이 없는 상품입니다");
  await dialog.getByRole("button", { name: "삭제", exact: true }).click();
  await expect(page.getByText("1개를 삭제했습니다.")).toBeVisible();
  await page.getByLabel("판매 상태").selectOption("REMOVED");
  await expect(rowAt(page, 0)).toContainText(part.split("\n")[0]!.trim());
  await rowAt(page, 0).locator("a").click();
  await expect(page.getByText("안전 인증이 없는 상품입니다")).toBeVisible();
  await look(page, "goods-admin-detail");
});
