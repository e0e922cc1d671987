import { type Browser, expect, type Page } from "@playwright/test";
import { buyers, demoPassword, sellers } from "@bupum/seed/people/people";
import { type TestCell, workbookOf } from "../../kit/workbook.ts";
import { orderFrom } from "../kit/buying.ts";
import { apiOf, patiently, quoteLine } from "../kit/calls.ts";
import { look } from "../kit/look.ts";
import { byMenu } from "../kit/ways.ts";
import { Complaints, logIn, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

const buyer = buyers[0]!;
const listed = 40;
const unknown = 20;
const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

type Parts = Awaited<ReturnType<Awaited<ReturnType<typeof apiOf>>["products"]["search"]>>["items"];

/** Part numbers of the market as people write them, and some that nobody knows. */
const rowsOf = (parts: Parts, stamp: number): TestCell[][] => [
  ["품번", "제조사", "수량"],
  ...parts
    .slice(0, listed)
    .map(({ partNumber, manufactorName }, at): TestCell[] => [
      at % 3 === 0 ? partNumber.toLowerCase() : partNumber,
      manufactorName.ko,
      at + 1,
    ]),
  ...Array.from({ length: unknown }, (_, at): TestCell[] => [`없는품번-${stamp}-${at}`, "", 2]),
];

/** Answers five lines of a request once its seller has them. */
async function answerFive({ buyer: asking, shop }: Calls, groupId: `egr_${string}`) {
  const query = { groupId };
  await expect(async () => {
    const { items } = await asking.productEstimates.listOfEstimate({ query });
    expect(items).toHaveLength(50);
  }).toPass({ timeout: 60_000 });
  const { items: lines } = await asking.productEstimates.listOfEstimate({ query });
  for (const { id } of lines.slice(0, 5)) await patiently(() => quoteLine(shop, id));
}
type Calls = Record<"buyer" | "shop", Awaited<ReturnType<typeof apiOf>>>;

/** Chooses the first part of each line that may be several, going from one to the next. */
async function settleAll(page: Page): Promise<void> {
  const look = page.getByRole("button", { name: "확인하기" });
  while (await look.isVisible()) {
    await look.click();
    await page.locator("select:focus").selectOption({ index: 1 });
  }
}

/** Sends the list to one company, as two requests. */
async function sendList(page: Page, company: string, title: string): Promise<void> {
  await page.getByRole("searchbox", { name: "판매자 찾기" }).fill(company);
  await page.getByRole("option", { name: company }).click();
  await page.getByLabel("요청 제목").fill(title);
  await page.getByRole("button", { name: "1곳에 견적 요청 보내기" }).click();
  await expect(page.getByRole("heading", { name: "부품표 요청" })).toBeVisible();
  await expect(page.getByText("요청 2건, 품목 60개 중 견적 0개, 주문 0개")).toBeVisible();
  await look(page, "parts-list-sent");
}

/** A phone's window on a request: each line is a row of two text lines that opens with a press. */
async function readRows(browser: Browser, userId: string, title: string, complaints: Complaints) {
  const phone = await openWindow(browser, complaints);
  await logIn(phone, userId, demoPassword);
  await byMenu(phone, "seller", "receivedEstimates");
  await phone.getByRole("row").filter({ hasText: title }).getByRole("link").click();
  await phone.setViewportSize({ width: 390, height: 844 });
  const lines = phone.locator("ol > li").filter({ has: phone.locator("[aria-expanded]") });
  await expect(lines).toHaveCount(50);
  const heights = await lines.evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(70);
  await lines
    .nth(4)
    .getByRole("button", { name: /자세히$/ })
    .click();
  await expect(lines.nth(4).getByLabel("단가").first()).toBeVisible();
  await expect(lines.nth(5).getByLabel("단가").first()).toBeHidden();
  await look(phone, "answer-rows");
  await phone.context().close();
}

test("a buyer pastes sixty part numbers from Excel as one list, compares quotes, and orders", async ({
  browser,
  request,
}) => {
  const shop = sellers[5]!;
  const complaints = new Complaints();
  const page = await openWindow(browser, complaints);
  const calls = {
    buyer: await apiOf(request, buyer.userId),
    shop: await apiOf(request, shop.userId),
  };
  const { items: parts } = await calls.buyer.products.search({ query: { itemsPerPage: 100 } });
  const stamp = Date.now() % 1_000_000;
  const file = workbookOf(rowsOf(parts, stamp));

  await logIn(page, buyer.userId, demoPassword);
  await byMenu(page, "estimate", "requestedEstimates");
  // An empty list has a second one.
  await page.getByRole("link", { name: "견적 요청하기" }).first().click();
  await page.getByRole("button", { name: "엑셀에서 붙여넣기" }).click();

  await test.step("each row is matched with its reason, and corrected in place", async () => {
    await page
      .getByLabel("파일에서 가져오기")
      .setInputFiles({ name: "부품표.xlsx", mimeType, buffer: file });
    await expect(page.getByText("품번이 같습니다").first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^60개 품목/ })).toBeVisible();
    await look(page, "parts-list");
    const quantity = page.getByRole("textbox", { name: "수량", exact: true });
    expect(await quantity.count()).toBeLessThan(50);
    await quantity.first().focus();
    for (let row = 1; row < listed + unknown; row++) await page.keyboard.press("ArrowDown");
    await expect(page.locator("tr:focus-within")).toContainText("등록된 품번이 없습니다");
    await settleAll(page);
    await page.getByRole("button", { name: "60개 품목 담기" }).click();
    await expect(page.getByText("요청 2건으로 나누어 보냅니다")).toBeVisible();
  });

  await test.step("it leaves as two requests that are seen as one", () =>
    sendList(page, shop.companyName, `정기 보수 ${stamp}`));

  await test.step("its seller reads fifty lines as rows on a phone, and opens one (U1-10)", () =>
    readRows(browser, shop.userId, `정기 보수 ${stamp} (1/2)`, complaints));

  await test.step("the answers of the first request become one order", async () => {
    const { items: groups } = await calls.buyer.estimateGroups.list({ query: {} });
    const first = groups.find(({ title }) => title === `정기 보수 ${stamp} (1/2)`)!;
    expect(first.lineCount).toBe(50);
    await answerFive(calls, first.id);
    await page.getByRole("link", { name: `정기 보수 ${stamp} (1/2)` }).click();
    await expect(page.getByText("110,000").first()).toBeVisible();
    await look(page, "parts-list-compared");
    await orderFrom(page, shop.companyName);
  });
  complaints.none();
});
