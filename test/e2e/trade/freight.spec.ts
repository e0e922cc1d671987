import { expect, type Page } from "@playwright/test";
import { buyers, demoPassword, sellers } from "@bupum/seed/people/people";
import { apiOf, askShop, quoteLine } from "../kit/calls.ts";
import { look, onPhone } from "../kit/look.ts";
import { byMenu } from "../kit/ways.ts";
import { Complaints, logIn, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

// Sells no part of which other journeys order for less than its least value.
const [buyer, shop] = [buyers[4]!, sellers[3]!];
const fee = "배송비 3,000원 (부가세 별도)";

test.afterAll(async ({ request }) => {
  await (await apiOf(request, shop.userId)).sellerInfos.setSaleTerms({ body: {} });
});

/** The seller's own terms, by the menu. */
async function typeTerms(page: Page): Promise<void> {
  await byMenu(page, "seller", "saleTerms");
  const least = page.getByLabel("최소 주문 금액", { exact: true });
  await expect(least).toBeVisible();
  await least.fill("20000");
  await page.getByLabel("배송비는 그때그때 협의").uncheck();
  await page.getByLabel("기본 배송비").fill("3005");
  await page.getByLabel("무료배송 기준 금액 (이상)").fill("230000");
  await page.getByRole("button", { name: "저장" }).click();
  await expect(page.getByLabel("기본 배송비")).toHaveAttribute("aria-invalid", "true");
  await look(page, "sale-terms");
  await page.getByLabel("기본 배송비").fill("3000");
  await page.getByLabel("기본 배송비").press("Enter");
  await expect(page.getByText("판매 조건을 저장했습니다.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("기본 배송비")).toHaveValue("3,000");
}

/** On a phone: one quote of two, what it lacks of free delivery, and the one that fills it. */
async function chooseUntilFree(page: Page, bolts: string): Promise<void> {
  const bar = page.getByRole("region", { name: "선택한 견적 합계" });
  const picks = page.getByRole("checkbox", { name: /견적 선택/ });
  await expect(picks).toHaveCount(2);
  await picks.first().check();
  for (const words of [fee, "10,000원 더 주문하면 무료배송"])
    await expect(bar).toContainText(words);
  await look(page, "freight-lacking");
  await onPhone(page);
  const fill = bar.getByRole("button", { name: `${shop.companyName} 주문에 추가: ${bolts}` });
  await expect(bar.getByText("10,000원 더 주문하면 무료배송")).toBeInViewport({ ratio: 1 });
  await expect(fill).toBeInViewport({ ratio: 1 });
  await fill.click();
  await expect(bar).toContainText("배송비 무료");
  await expect(bar).not.toContainText("더 주문하면");
  await look(page, "freight-free");
}

/** Less than the least value: said in the comparison, and by the button of the order form. */
async function chooseTooLittle(page: Page): Promise<void> {
  const bar = page.getByRole("region", { name: "선택한 견적 합계" });
  const lacking = "최소 주문 금액(20,000원)까지 5,000원 부족";
  await page
    .getByRole("checkbox", { name: /견적 선택/ })
    .first()
    .uncheck();
  await expect(bar).toContainText(lacking);
  await page.getByRole("link", { name: "주문서 작성" }).click();
  await expect(page.getByRole("heading", { name: "주문서 작성", level: 1 })).toBeVisible();
  await expect(page.getByText(lacking).first()).toBeVisible();
  await look(page, "freight-minimum");
}

test("a seller types freight and least value; the comparison says what is lacking, and what fills it", async ({
  browser,
  request,
}) => {
  const complaints = new Complaints();
  const [buying, selling] = [
    await openWindow(browser, complaints),
    await openWindow(browser, complaints),
  ];
  const calls = [await apiOf(request, buyer.userId), await apiOf(request, shop.userId)] as const;
  await test.step("the seller types the terms", async () => {
    await logIn(selling, shop.userId, demoPassword);
    await typeTerms(selling);
  });
  const bolts = `고정 볼트 ${Date.now() % 1_000_000}`;
  const { asked, lineIds } = await askShop(...calls, [{ partName: bolts, quantity: 3 }], {
    title: bolts,
  });
  await quoteLine(calls[1], lineIds[0]!, { shippingFeePayer: "BUYER_PAYS" });
  await quoteLine(calls[1], lineIds[1]!, { shippingFeePayer: "BUYER_PAYS", unitPrice: "5000" });
  await test.step("on the phone the buyer fills what free delivery lacks", async () => {
    await logIn(buying, buyer.userId, demoPassword);
    await onPhone(buying);
    await byMenu(buying, "estimate", "requestedEstimates");
    await buying
      .getByRole("row")
      .filter({ hasText: asked.number })
      .getByRole("link")
      .first()
      .click();
    await chooseUntilFree(buying, bolts);
  });
  await test.step("at the desk less than the least value is said before the order", () =>
    chooseTooLittle(buying));
  complaints.none();
});
