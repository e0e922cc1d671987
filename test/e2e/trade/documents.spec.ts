import { expect, type Page } from "@playwright/test";
import { buyers, demoPassword, sellers } from "@bupum/seed/people/people";
import { acceptedOrder, apiOf } from "../kit/calls.ts";
import { openShare } from "../kit/buying.ts";
import { look } from "../kit/look.ts";
import { openPurchaseOrder, openReceivedPurchaseOrder } from "../kit/orders.ts";
import { openScanned, printed } from "../kit/paper.ts";
import { readIn } from "../kit/ways.ts";
import { Complaints, logIn, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

const [buyer, shop] = [buyers[3]!, sellers[6]!];
/** What the shop says of its business and of payment. */
const stated = ["도매 및 소매업", "산업용 기계·전기 부품", "월말 마감, 익월 말 지급"];

async function inOthers(page: Page): Promise<void> {
  await readIn(page, "한국어", "English");
  const inEnglish = await openShare(page, `More about ${shop.companyName}`);
  const english = await printed(inEnglish, "Quotation PDF", "paper-quote-en");
  expect(english.text).toContain("Terms of payment");
  await page.keyboard.press("Escape");
  await readIn(page, "English", "中文");
  const inChinese = await openShare(page, `查看 ${shop.companyName}`);
  const chinese = await printed(inChinese, "报价单 PDF", "paper-quote-zh");
  expect(chinese.text).toContain("付款条件");
}

test("a quotation and a purchase order are printed in three languages, and verified by their QR code", async ({
  browser,
  request,
}) => {
  const complaints = new Complaints();
  const [buying, selling] = [
    await openWindow(browser, complaints),
    await openWindow(browser, complaints),
  ];
  const calls = [await apiOf(request, buyer.userId), await apiOf(request, shop.userId)] as const;
  const { poNumber } = await acceptedOrder(...calls, `인쇄할 주문 ${Date.now() % 1_000_000}`);
  await logIn(buying, buyer.userId, demoPassword);
  await logIn(selling, shop.userId, demoPassword);

  const korean = await test.step("the buyer prints the purchase order in Korean", async () => {
    await openPurchaseOrder(buying, poNumber);
    const paper = await printed(buying, "발주서 PDF", "paper-order-ko");
    for (const text of [
      "발주서",
      poNumber,
      "242,000",
      shop.companyName,
      buyer.companyName,
      ...stated,
    ])
      expect(paper.text).toContain(text);
    return paper;
  });

  await test.step("the seller has the very same", async () => {
    await openReceivedPurchaseOrder(selling, poNumber);
    const { bytes } = await printed(selling, "발주서 PDF", "paper-order-seller");
    expect(bytes.equals(korean.bytes)).toBe(true);
  });

  await test.step("the quotation is printed from the comparison", async () => {
    await buying.getByRole("link", { name: "견적 비교 보기" }).click();
    const share = await openShare(buying, `${shop.companyName} 자세히 보기`);
    const paper = await printed(share, "견적서 PDF", "paper-quote-ko");
    for (const text of ["견적서", "242,000", shop.companyName, buyer.companyName, ...stated])
      expect(paper.text).toContain(text);
    await buying.keyboard.press("Escape");
  });

  await test.step("and in English and in Chinese", () => inOthers(buying));

  await test.step("whoever scans the code reads that it holds, and that a changed one is none of ours", async () => {
    await openScanned(buying, korean);
    await readIn(buying, "中文", "한국어");
    await expect(buying.getByText("진본이며 현재 유효한 내용입니다")).toBeVisible();
    await look(buying, "paper-check");
    const last = korean.address.at(-1) === "0" ? "1" : "0";
    await openScanned(buying, { ...korean, address: korean.address.slice(0, -1) + last });
    await expect(buying.getByText("확인되지 않는 문서입니다")).toBeVisible();
  });
  complaints.none();
});
