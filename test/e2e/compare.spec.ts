import { expect, type Page } from "@playwright/test";
import { demoPassword } from "@bupum/seed/people/people";
import { look } from "./kit/look.ts";
import { results, rows } from "./kit/results.ts";
import { banner, openSite } from "./kit/ways.ts";
import { logIn } from "./kit/windows.ts";
import { test } from "./kit/test.ts";

const count = (page: Page) => results(page).getByRole("status").first();

/** From the header to a category with many parts. */
async function openCategory(page: Page): Promise<void> {
  await banner(page).getByRole("button", { name: "카테고리" }).click();
  await banner(page)
    .getByRole("link", { name: /^근접센서/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("근접센서");
  await expect(rows(page).first()).toBeVisible();
}

/** Chooses the value that leaves the most, and waits until what it leaves is shown. */
async function narrow(page: Page, facet: string): Promise<void> {
  const values = page.getByRole("list", { name: facet, exact: true }).getByRole("listitem");
  const counts = (await values.locator("small").allTextContents()).map(Number);
  const at = counts.indexOf(Math.max(...counts));
  await leaves(page, () => values.nth(at).getByRole("checkbox").check());
}

/** Does something that narrows, and waits until as many parts are shown as the API has found. */
async function leaves(page: Page, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((reply) => reply.url().includes("/products/search"));
  await act();
  const { total } = (await (await answer).json()) as { total: number };
  await expect(count(page)).toHaveText(`${total}건`);
}

const facets = ["외형(나사)", "출력방식", "개폐 동작", "제조사"];

for (const { width, height, buyer } of [
  { width: 1440, height: 900, buyer: "buyer05" },
  { width: 390, height: 844, buyer: "buyer06" },
]) {
  const isPhone = width === 390;

  test(`from a category through five filters and a comparison to three sellers, ${width} px wide (S2-16)`, async ({
    page,
  }) => {
    await logIn(page, buyer, demoPassword);
    await page.setViewportSize({ width, height });
    await openCategory(page);
    if (isPhone) await page.getByRole("button", { name: "조건 선택" }).click();
    const inStock = page.getByRole("checkbox", { name: "재고 있는 것만" });
    await leaves(page, () => inStock.check());
    for (const facet of facets) await narrow(page, facet);
    if (isPhone) await page.getByRole("button", { name: /건 보기$/ }).click();
    const chips = page.getByRole("list", { name: "선택한 조건" });
    await expect(chips.getByRole("button", { name: /조건 해제$/ })).toHaveCount(5);

    const compare = results(page).getByRole("button", { name: /비교에 담기$/ });
    for (const at of [0, 1, 2]) await compare.nth(at).click();
    const tray = page.getByRole("complementary", { name: "비교할 부품" });
    await expect(tray.getByRole("status")).toHaveText("비교 3/4");
    await tray.getByRole("link", { name: "비교하기" }).click();
    await expect(page.getByRole("heading", { name: "부품 비교", level: 1 })).toBeVisible();
    const table = page.getByRole("region", { name: "비교표" });
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    const fold = table.getByRole("button", { name: /^같은 항목 \d+개/ });
    await expect(fold).toHaveAttribute("aria-expanded", "false");
    await fold.click();
    await expect(table.getByRole("rowheader", { name: "외형", exact: true })).toBeVisible();
    if (!isPhone) await look(page, "compare-parts");

    await page.getByRole("button", { name: "모두 견적 요청" }).click();
    await expect(page.getByRole("heading", { name: "견적 요청", level: 1 })).toBeVisible();
    const sellers = page
      .getByRole("list", { name: "요청 품목을 판매하는 판매자" })
      .getByRole("checkbox");
    for (const at of [0, 1, 2]) await sellers.nth(at).check();
    await page.getByRole("button", { name: "3곳에 견적 요청 보내기" }).click();
    await expect(page).toHaveURL(/\/mypage\/estimates\/egr_/);
  });
}

test("the keyboard alone compares parts, and one comes back to the same rows at the same height (S2-13, S2-14)", async ({
  page,
}) => {
  await openSite(page);
  await openCategory(page);
  await page.getByRole("columnheader", { name: "품번" }).getByRole("button").press("Enter");
  await expect(page).toHaveURL(/sort=partNumber/);
  await expect(page.getByRole("columnheader", { name: "품번" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await expect(rows(page)).toHaveCount(30);
  await page.getByRole("button", { name: "더 보기", exact: true }).press("Enter");
  await expect.poll(() => rows(page).count()).toBeGreaterThan(30);
  await rows(page).first().focus();
  await page.keyboard.press("c");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("c");
  await expect(page.getByText("비교 2/4")).toBeVisible();
  await page.keyboard.press("End");
  const last = rows(page).last();
  await expect(last).toBeFocused();
  const address = page.url();
  const name = (await last.getAttribute("aria-label")) ?? "";
  const height = await page.evaluate(() => scrollY);
  expect(height).toBeGreaterThan(900);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/products\/prd_/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(rows(page).last()).toHaveAttribute("aria-label", name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(height);
  await expect(count(page)).toContainText("건");
  await page.getByRole("link", { name: "비교하기" }).press("Enter");
  await expect(page.getByRole("region", { name: "비교표" })).toBeVisible();
});
