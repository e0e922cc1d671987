import { expect, type Locator, type Page } from "@playwright/test";
import { buyers, demoPassword, sellers } from "@bupum/seed/people/people";
import { openQuote } from "../kit/buying.ts";
import { acceptedOrder, apiOf, askShop, quoteLine } from "../kit/calls.ts";
import { look, onPhone } from "../kit/look.ts";
import { openLine, openOrder } from "../kit/orders.ts";
import { banner, byMenu, openProduct } from "../kit/ways.ts";
import { Complaints, logIn, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

const [buyer, shop] = [buyers[2]!, sellers[11]!];
/** What was paid, wherever it is said, and what 99,000 won are against it. */
const last = /지난번 110,000원 · \d+월 \d+일 \(.\) · 2 EA/;
const lastAndMove = new RegExp(`${last.source} · −10%`);

/** Says it, and nothing of it is cut. */
async function says(where: Page | Locator, what: RegExp): Promise<void> {
  const said = where.getByText(what).filter({ visible: true }).first();
  await said.scrollIntoViewIfNeeded();
  await expect(said).toBeInViewport({ ratio: 1 });
  expect(await said.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
}

/** On a phone: the part's page, once the accepted order is remembered. */
async function seePart(page: Page, part: { id: string; partNumber: string }): Promise<void> {
  await openProduct(page, part);
  const memory = page.getByRole("region", { name: "지난 가격" });
  await expect(async () => {
    await page.reload();
    await expect(memory).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  const row = memory.getByRole("table", { name: "주문한 가격" }).getByRole("row").nth(1);
  for (const words of [shop.companyName, "2 EA", "110,000원"])
    await expect(row).toContainText(words);
  await look(page, "price-part");
}

/** On a phone: a list is pasted into a request, and its line says it. */
async function seeLine(page: Page, pasted: string): Promise<void> {
  await banner(page)
    .getByRole("link", { name: /^견적 요청함/ })
    .click();
  await page.getByRole("button", { name: "엑셀에서 붙여넣기" }).click();
  await page.getByLabel("품번, 제조사, 수량 열을 복사해 붙여넣으세요").fill(pasted);
  await page.getByRole("button", { name: "1개 품목 담기" }).click();
  await says(page, last);
  await look(page, "price-line");
}

/** Compares what is quoted today, and orders it. */
async function compareAndOrder(page: Page, number: string): Promise<void> {
  await byMenu(page, "estimate", "requestedEstimates");
  await page.getByRole("row").filter({ hasText: number }).getByRole("link").first().click();
  await expect(page.getByText(last).first()).toBeVisible();
  await look(page, "price-compare");
  const quote = await openQuote(page, shop.companyName);
  await says(quote, lastAndMove);
  await page.keyboard.press("Escape");
  await page
    .getByRole("checkbox", { name: `${shop.companyName} 견적 선택` })
    .first()
    .check();
  await page.getByRole("link", { name: "주문서 작성" }).click();
  await onPhone(page);
  await says(page, lastAndMove);
  await look(page, "price-order-form");
  await page.getByLabel("우편번호").fill("06236");
  await page.getByLabel("주소", { exact: true }).fill("서울특별시 강남구 새봄길 3");
  await page.getByRole("button", { name: "1곳에 주문하기" }).click();
  await expect(page).toHaveURL(/\/mypage\/orders/);
}

test("what was paid last time is the same on the part's page, in a list, in the comparison, before and after the order", async ({
  browser,
  request,
}) => {
  const complaints = new Complaints();
  const page = await openWindow(browser, complaints);
  const calls = [await apiOf(request, buyer.userId), await apiOf(request, shop.userId)] as const;
  const title = `다시 사는 부품 ${Date.now() % 1_000_000}`;
  await acceptedOrder(...calls, title);
  const { asked, lineIds } = await askShop(...calls, [], { title: `${title} 재주문` });
  await quoteLine(calls[1], lineIds[0]!, { unitPrice: "99000" });
  const line = await calls[0].productEstimates.get({ params: { id: lineIds[0]! } });
  const part = await calls[0].products.get({ params: { id: line.productId! } });

  await logIn(page, buyer.userId, demoPassword);
  await onPhone(page);
  await test.step("the part's page says it", () => seePart(page, part));
  await onPhone(page);
  await test.step("the line of a pasted list says it", () =>
    seeLine(page, `${part.partNumber}\t${part.manufactorName.ko}\t2`));
  await test.step("comparison and order form say what today is against it", () =>
    compareAndOrder(page, asked.number));
  await test.step("the order says it still", async () => {
    const { items } = await calls[0].productEstimates.listOfEstimate({
      query: { groupId: asked.id },
    });
    await openOrder(page, items[0]!.activeOrder!.poNumber);
    await says(openLine(page), lastAndMove);
    await look(page, "price-ordered");
  });
  complaints.none();
});
