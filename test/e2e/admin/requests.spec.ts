import { expect, type Page } from "@playwright/test";
import { admin, demoPassword, sellers } from "@bupum/seed/people/people";
import { acceptedOrder, apiOf } from "../kit/calls.ts";
import { look } from "../kit/look.ts";
import { byAdminMenu } from "../kit/ways.ts";
import { Complaints, logIn, logInAsAdmin, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

/** The toast, after the question whether to ask again where an earlier try has asked already. */
async function sent(page: Page) {
  const toast = page
    .locator("button[data-tone]")
    .filter({ hasText: /견적 요청 EG-\S+ 보냈습니다/ });
  const again = page.getByRole("button", { name: "그래도 보내기" });
  await expect(toast.or(again)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(toast).toBeVisible();
}
const [, , , seller] = sellers;
const partName = "설비 명판 각인 교체용 베이스";

async function pick(page: Page, box: string, text: string) {
  await page.getByRole("searchbox", { name: box }).fill(text);
  await page.getByRole("option", { name: text }).first().click();
}

test("an admin sends a request for a buyer who called, and the seller gets the notice", async ({
  browser,
}) => {
  const complaints = new Complaints();
  const page = await openWindow(browser, complaints);
  await logInAsAdmin(page, admin.userId, demoPassword);
  await byAdminMenu(page, "lines");
  await page.getByRole("link", { name: "요청 대신 등록" }).click();
  const form = page.getByRole("form", { name: "요청 대신 등록" });
  const send = form.getByRole("button", { name: "견적 요청 보내기" });

  await send.click();
  await expect(page.getByRole("searchbox", { name: "구매자" })).toBeFocused();
  for (const box of ["구매자", "부품 찾아 담기", "판매자 추가"])
    await expect(page.getByRole("searchbox", { name: box })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
  await expect(form.getByText("1개 이상 필요합니다.")).toHaveCount(2);
  await look(page, "admin-request-new-faults");

  await pick(page, "구매자", "온새미식품");
  await expect(form.getByLabel("담당자")).toHaveValue("남지우");
  await form.getByRole("button", { name: "직접 입력" }).click();
  await pick(page, "부품 찾아 담기", "MY4");
  const written = form.getByRole("listitem", { name: "1번 품목" });
  await written.getByLabel("품명").fill(partName);
  await written.getByLabel("수량").fill("");
  await pick(page, "판매자 추가", seller!.companyName!);
  await send.click();
  await expect(written.getByLabel("수량")).toBeFocused();
  await written.getByLabel("수량").fill("12");
  await written.getByLabel("단위").fill("SET");
  await form.getByLabel("요청 제목").fill("명판 베이스 교체");
  await look(page, "admin-request-new");
  await send.click();
  await sent(page);
  await expect(page.getByRole("heading", { name: "명판 베이스 교체", level: 1 })).toBeVisible();
  await expect(page.getByText("관리자 · 구매자 대행").first()).toBeVisible();

  const shop = await openWindow(browser, complaints);
  await logIn(shop, seller!.userId, demoPassword);
  await expect(async () => {
    await shop.reload();
    await shop.getByRole("button", { name: /^알림/ }).click();
    await expect(shop.getByText(partName).first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });

  await changeAndDelete(page);
  complaints.none();
});

/** The buyer calls again: another title, and then nothing at all. */
async function changeAndDelete(page: Page) {
  await page.getByRole("button", { name: "요청 수정" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("요청 제목").fill("명판 베이스 추가");
  await look(page, "admin-request-change");
  await dialog.getByRole("button", { name: "저장" }).click();
  await expect(page.getByRole("heading", { name: "명판 베이스 추가", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "요청 삭제" }).click();
  await dialog.getByRole("button", { name: "요청 삭제" }).click();
  await expect(page.getByText("삭제됨", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "요청 삭제" })).toHaveCount(0);
  await look(page, "admin-request-deleted");
}

test("an admin opens a request from the lists of lines and orders, and sees its lines, orders and history", async ({
  browser,
  request,
}) => {
  const complaints = new Complaints();
  const [buyer, shop] = [await apiOf(request, "buyer03"), await apiOf(request, seller!.userId)];
  const title = `배선 자재 ${Date.now()}`;
  const { asked, poNumber } = await acceptedOrder(buyer, shop, title);
  const { number } = asked;
  const page = await openWindow(browser, complaints);
  const main = page.getByRole("main");
  const region = (name: string) => page.getByRole("region", { name, exact: true });
  await logInAsAdmin(page, admin.userId, demoPassword);
  await byAdminMenu(page, "lines");
  const line = main.getByRole("link", { name: number }).first();
  await expect(async () => {
    await page.reload();
    await expect(line).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await line.click();
  await expect(region("판매자별 품목").getByText("견적 제출")).toBeVisible();
  await expect(region("주문").getByText("주문 확정")).toBeVisible();
  await expect(region("처리 이력").getByText("견적 요청 대기", { exact: true })).toBeVisible();
  await look(page, "admin-request");
  await region("판매자별 품목").getByRole("listitem").first().getByRole("link").click();
  await main.getByRole("link", { name: number }).click();
  await region("주문").getByRole("link").click();
  await main.getByRole("link", { name: "요청 보기" }).click();
  await expect(main.getByText(number)).toBeVisible();

  await byAdminMenu(page, "orders");
  const row = main.getByRole("row").filter({ hasText: poNumber });
  const order = row.getByRole("link", { name: /^요청 보기/ });
  await expect(async () => {
    await page.reload();
    await expect(order).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await look(page, "admin-orders");
  await order.click();
  await expect(main.getByText(number)).toBeVisible();
  complaints.none();
});
