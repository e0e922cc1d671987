import { expect, type Page } from "@playwright/test";
import { demoPassword } from "@bupum/seed/people/people";
import { look } from "./kit/look.ts";
import { addresses } from "./kit/place.ts";
import { openProduct, openSite } from "./kit/ways.ts";
import { Complaints, logIn } from "./kit/windows.ts";
import { test } from "./kit/test.ts";

/** A part of the demo market that six sellers have, each with three price steps. */
const partNumber = "MY2N-GS AC24";

async function openOurPart(page: Page): Promise<void> {
  const { web } = addresses();
  const query = new URLSearchParams({ searchKeyword: partNumber, itemsPerPage: "10" });
  const reply = await page.request.get(`${web}/api/products/search?${query}`);
  const { items } = (await reply.json()) as { items: { id: string; partNumber: string }[] };
  const part = items.find((one) => one.partNumber === partNumber);
  if (!part) throw new Error(`${partNumber} is not on the market.`);
  await openSite(page);
  await openProduct(page, part);
}
const rows = (page: Page) =>
  page.getByRole("region", { name: "판매자별 조건" }).locator("tr[data-seller]");

/** Unit prices in won, in the order of the rows. */
const prices = (page: Page) =>
  rows(page).evaluateAll((found) =>
    found.map((row) => Number(/([\d,]+)원/.exec(row.textContent)?.[1]?.replaceAll(",", ""))),
  );

for (const [name, viewport] of [
  ["on the desk", { width: 1440, height: 900 }],
  ["on the phone", { width: 390, height: 844 }],
] as const)
  test.describe(name, () => {
    test.use({ viewport });

    test("prices, totals and order follow the quantity that I need", async ({ page }) => {
      const complaints = new Complaints();
      complaints.watch(page);
      await openOurPart(page);
      await expect(rows(page)).toHaveCount(6);
      const single = await prices(page);
      expect(single).toEqual(single.toSorted((left, right) => left - right));
      const best = page.getByRole("region", { name: "최저가" });
      for (const link of await best.getByRole("link").all()) await expect(link).toBeInViewport();
      await expect(best).toContainText(/재고 최저가.*원.*재고 \d+ EA/);
      await page.getByLabel("필요한 수량").fill("50");
      await expect(best).toContainText("50EA 합계");
      const many = await prices(page);
      expect(many).toEqual(many.toSorted((left, right) => left - right));
      expect(many[0]).toBeLessThan(single[0]!);
      await page.getByLabel("정렬").selectOption({ label: "재고 많은 순" });
      const stocks = await rows(page).evaluateAll((found) =>
        found.map((row) => Number(/([\d,]+) EA/.exec(row.textContent)?.[1])),
      );
      expect(stocks).toEqual(stocks.toSorted((left, right) => right - left));
      await page.getByLabel("정렬").selectOption({ label: "납기 빠른 순" });
      await expect(rows(page).first()).toContainText("당일 출고");
      complaints.none();
    });
  });

test("offers are rows of at most 48 pixels on the desk, and open what has no room in them (D21-8)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOurPart(page);
  await expect(rows(page)).toHaveCount(6);
  for (const row of await rows(page).all())
    expect((await row.boundingBox())!.height).toBeLessThanOrEqual(48);
  await rows(page)
    .first()
    .getByRole("button", { name: /^더 보기/ })
    .click();
  await expect(page.getByRole("table", { name: "판매자별 조건" })).toContainText("10EA부터");
});

test("prices in another currency are marked as approximate, with the day of the rate", async ({
  page,
}) => {
  await openOurPart(page);
  await page.evaluate(() => localStorage.setItem("currency", "USD"));
  await page.reload();
  await expect(rows(page).first()).toContainText(/약 \$[\d.,]+ \(\d{4}-\d\d-\d\d 환율\)/);
  await expect(page.getByRole("table", { name: "판매자별 조건" })).toContainText("부가세 별도");
});

test("I request quotes of my quantity from two chosen sellers", async ({ page }) => {
  await logIn(page, "buyer02", demoPassword);
  await openOurPart(page);
  await page.getByLabel("필요한 수량").fill("30");
  await rows(page).nth(0).getByRole("checkbox").check();
  await rows(page).nth(2).getByRole("checkbox").check();
  await look(page, "product-chosen");
  await page.getByRole("link", { name: "2곳에 견적 요청" }).click();
  await expect(page).toHaveURL(/\/estimates\/new/);
  await expect(page.getByText(partNumber).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "수량" }).first()).toHaveValue("30");
});

test("a maker's page searches its parts, and opens one and returns", async ({ page }) => {
  const complaints = new Complaints();
  complaints.watch(page);
  await openOurPart(page);
  await page.getByRole("navigation", { name: "현재 위치" }).getByRole("link").nth(2).click();
  await expect(page).toHaveURL(/\/manufactors\/mkr_/);
  await look(page, "maker");
  await page.getByLabel("이 제조사의 부품 찾기").fill("MY2N-GS");
  await page.getByLabel("이 제조사의 부품 찾기").press("Enter");
  await expect(page).toHaveURL(/searchKeyword=MY2N-GS/);
  await page.locator("a[data-row]").first().click();
  await expect(page).toHaveURL(/\/products\/prd_/);
  complaints.none();
});
