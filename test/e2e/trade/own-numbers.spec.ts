import { expect, type Page } from "@playwright/test";
import { buyers, demoPassword, sellers } from "@bupum/seed/people/people";
import { apiOf } from "../kit/calls.ts";
import { look } from "../kit/look.ts";
import { byMenu, openProduct, searchFor } from "../kit/ways.ts";
import { Complaints, logIn, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

const [buyer, shop] = [buyers[3]!, sellers[7]!];
const stamp = Date.now() % 1_000_000;
const [ofPhone, ofSheet] = [`창고-${stamp}-1`, `창고-${stamp}-2`];

interface Product {
  id: string;
  partNumber: string;
}

/** On a phone: said on the part's page, and found by the search. */
async function sayOnPhone(page: Page, product: Product): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await openProduct(page, product);
  await page.getByRole("button", { name: "내 번호 추가" }).click();
  await page.getByRole("textbox", { name: "내 번호" }).fill(ofPhone);
  await page.getByRole("textbox", { name: "내 번호" }).press("Enter");
  await expect(page.getByRole("main").getByText(ofPhone, { exact: true })).toBeVisible();
  await look(page, "own-number-said");
  await searchFor(page, ofPhone);
  const found = page.getByRole("region", { name: "내 번호" });
  await found.getByRole("link", { name: product.partNumber }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(product.partNumber);
}

/** Pastes a list with a column of own numbers, and sends it to the shop. */
async function sendList(page: Page, products: readonly Product[]): Promise<void> {
  const rows = products.map(({ partNumber }, at) => `${[ofPhone, ofSheet][at]}\t${partNumber}\t2`);
  await byMenu(page, "estimate", "requestedEstimates");
  await page.getByRole("link", { name: "견적 요청하기" }).first().click();
  await page.getByRole("button", { name: "엑셀에서 붙여넣기" }).click();
  await page.getByLabel(/붙여넣으세요/).fill(["자사품번\t품번\t수량", ...rows].join("\n"));
  await expect(page.getByText("내 번호로 저장된 부품입니다").first()).toBeVisible();
  await page.getByRole("button", { name: "2개 품목 담기" }).click();
  await expect(page.getByText(`내 번호 ${ofSheet}`)).toBeVisible();
  await look(page, "own-numbers-asked");
  await page.getByRole("searchbox", { name: "판매자 찾기" }).fill(shop.companyName);
  await page.getByRole("option", { name: shop.companyName }).click();
  await page.getByLabel("요청 제목").fill(`자사 품번 ${stamp}`);
  await page.getByRole("button", { name: "1곳에 견적 요청 보내기" }).click();
  await expect(page.getByText(`구매자 품번 ${ofSheet}`).first()).toBeVisible();
}

test("a buyer's own number is said on a phone, kept from a list, and seen by the seller", async ({
  browser,
  request,
}) => {
  const complaints = new Complaints();
  const [buying, selling] = [
    await openWindow(browser, complaints),
    await openWindow(browser, complaints),
  ];
  const calls = await apiOf(request, shop.userId);
  const { items } = await calls.merchandises.listOwn({ query: {} });
  const [first, second] = [...new Map(items.map((one) => [one.productId, one])).values()].map(
    ({ productId: id, partNumber }) => ({ id, partNumber }),
  );
  await logIn(buying, buyer.userId, demoPassword);
  await test.step("on the phone", () => sayOnPhone(buying, first!));
  await buying.setViewportSize({ width: 1440, height: 900 });
  await test.step("in a list", () => sendList(buying, [first!, second!]));

  await test.step("the list of them has what the sheet said, and takes it back", async () => {
    await byMenu(buying, "mypage", "ownNumbers");
    await look(buying, "own-numbers");
    await buying.getByRole("button", { name: `${ofSheet} ${second!.partNumber} 삭제` }).click();
    await expect(buying.getByRole("row").filter({ hasText: ofSheet })).toHaveCount(0);
    await expect(buying.getByRole("row").filter({ hasText: ofPhone })).toHaveCount(1);
  });

  await test.step("the seller reads it beside the part", async () => {
    await logIn(selling, shop.userId, demoPassword);
    await byMenu(selling, "seller", "receivedEstimates");
    await selling
      .getByRole("row")
      .filter({ hasText: `자사 품번 ${stamp}` })
      .getByRole("link")
      .click();
    await expect(selling.getByText(`구매자 품번 ${ofPhone}`)).toBeVisible();
    await look(selling, "own-number-read");
  });
  complaints.none();
});
