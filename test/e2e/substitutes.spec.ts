import { expect, type Locator, type Page } from "@playwright/test";
import { admin, buyers, demoPassword } from "@bupum/seed/people/people";
import { adminApi, apiOf, patiently } from "./kit/calls.ts";
import { look, onPhone } from "./kit/look.ts";
import { banner, byAdminMenu, searchFor } from "./kit/ways.ts";
import { Complaints, logIn, logInAsAdmin, openWindow } from "./kit/windows.ts";
import { test } from "./kit/test.ts";

const buyer = buyers[1]!;
const stamp = Date.now().toString(36).toUpperCase();
const [old, young] = [`OLD-1${stamp}`, `YOUNG-1${stamp}`];

const alike = (text: string) => ({ ko: text, en: text, zh: text });

/** Two parts of one maker that differ in their current. */
async function twoParts(request: Parameters<typeof adminApi>[0]): Promise<void> {
  const { productEntities } = await adminApi(request);
  const { products } = await apiOf(request, buyer.userId);
  const { items } = await products.search({ query: { searchKeyword: "차단기" } });
  const { manufactorId } = items[0]!;
  for (const [partNumber, value] of [
    [old, "5 A"],
    [young, "8 A"],
  ] as const) {
    const specifications = [{ name: alike("정격전류"), value }];
    const name = alike("시험용 차단기");
    const body = { partNumber, manufactorId, name, specifications, state: "SHOWN" } as const;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as an admin does
    await patiently(() => productEntities.create({ body }));
  }
}

/** In the admin site: no longer made, and what can be taken instead. */
async function sayIt(desk: Page): Promise<void> {
  await byAdminMenu(desk, "products");
  await desk.getByRole("searchbox", { name: "검색어" }).fill(old);
  await desk.getByRole("searchbox", { name: "검색어" }).press("Enter");
  await desk.getByRole("link", { name: old }).click();
  await desk.getByRole("button", { name: "생산 상태 수정" }).click();
  const life = desk.getByRole("dialog", { name: "생산 상태 수정" });
  await life.getByLabel("상태", { exact: true }).selectOption({ label: "단종" });
  await life.getByRole("button", { name: "저장" }).click();
  await expect(desk.getByText("생산 상태를 저장했습니다.")).toBeVisible();
  await desk.getByRole("button", { name: "대체품 추가" }).click();
  const pair = desk.getByRole("dialog", { name: "대체품 추가" });
  await pair.getByRole("searchbox", { name: "대체품 찾기" }).fill(young);
  await desk.getByRole("option", { name: young }).click();
  await pair.getByLabel("대체 등급").selectOption({ label: "그대로 대체" });
  await pair.getByLabel("근거").selectOption({ label: "제조사 자료" });
  await look(desk, "admin-substitute");
  await pair.getByRole("button", { name: "저장" }).click();
  await expect(desk.getByText("대체품을 저장했습니다.")).toBeVisible();
}

/** On a phone: the part's page says both, and leads to the comparison. */
async function seePart(page: Page): Promise<void> {
  await searchFor(page, old);
  const row = page.locator("a[data-row]").and(page.getByRole("link", { name: old }));
  await expect(async () => {
    await page.reload();
    // Found as soon as it is made, and with its life once that is in the index.
    await expect(page.getByRole("listitem").filter({ has: row })).toContainText("단종", {
      timeout: 2_000,
    });
  }).toPass({ timeout: 60_000 });
  await row.click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toContainText(old);
  await expect(main.getByText("단종", { exact: true })).toBeVisible();
  const card = main.getByRole("listitem").filter({ hasText: young });
  for (const words of ["그대로 대체", "제조사 자료", "정격전류 5 A → 8 A"])
    await expect(card.getByText(words).first()).toBeVisible();
  await look(page, "substitute-part");
  await onPhone(page);
  await card.getByRole("link", { name: `${young} 사양 비교` }).click();
  const head = page
    .getByRole("columnheader")
    .filter({ has: page.getByRole("link", { name: young, exact: true }) });
  await expect(head.getByText(`${old} 대신`)).toBeVisible();
  await expect(head.getByText("그대로 대체")).toBeVisible();
  await look(page, "substitute-compare");
}

const boxOf = async (of: Locator) => (await of.boundingBox())!;

/** A pasted list warns, and one press takes the substitute. */
async function takeIt(page: Page): Promise<void> {
  await banner(page)
    .getByRole("link", { name: /^견적 요청함/ })
    .click();
  await page.getByRole("button", { name: "엑셀에서 붙여넣기" }).click();
  await page.getByLabel("품번, 제조사, 수량 열을 복사해 붙여넣으세요").fill(`${old}\t\t3`);
  const pasted = page.getByRole("table", { name: "붙여넣은 품목" });
  await expect(pasted.getByRole("note").filter({ hasText: "단종" })).toBeVisible();
  await look(page, "substitute-list");
  await onPhone(page);
  // What the row means stands whole below its number and its quantity.
  const meant = pasted.getByText(`${old} · 시험용 차단기`);
  const [typed, below] = [await boxOf(pasted.getByRole("textbox").first()), await boxOf(meant)];
  expect(below.y).toBeGreaterThanOrEqual(typed.y + typed.height);
  await pasted.getByRole("button", { name: new RegExp(`^바꾸기: 대신 .*${young}`) }).click();
  await expect(pasted).not.toContainText("단종");
  await page.getByRole("button", { name: "1개 품목 담기" }).click();
  await expect(page.getByRole("main")).toContainText(young);
  await expect(page.getByRole("main")).not.toContainText(old);
}

test("what an admin says of a part's life and its substitute is seen on the part, in a comparison and in a pasted list", async ({
  browser,
  request,
}) => {
  const complaints = new Complaints();
  const [page, desk] = [
    await openWindow(browser, complaints),
    await openWindow(browser, complaints),
  ];
  await twoParts(request);
  await test.step("an admin says it", async () => {
    await logInAsAdmin(desk, admin.userId, demoPassword);
    await sayIt(desk);
  });
  await logIn(page, buyer.userId, demoPassword);
  await onPhone(page);
  await test.step("the part's page and the comparison show it", () => seePart(page));
  await test.step("a pasted list warns and takes the substitute", () => takeIt(page));
  complaints.none();
});
