import { expect } from "@playwright/test";
import { look } from "./kit/look.ts";
import { results, rows } from "./kit/results.ts";
import { goHome, openSite, searchBox, searchFor } from "./kit/ways.ts";
import { test } from "./kit/test.ts";

test.beforeEach(({ page }) => openSite(page));

test(
  "a buyer types the text of a label, and the suggestions lead to the part",
  { tag: "@essential" },
  async ({ page }) => {
    // The shortcut works as soon as its box is there.
    await expect(searchBox(page)).toBeVisible();
    await page.keyboard.press("/");
    await expect(searchBox(page)).toBeFocused();
    await searchBox(page).pressSequentially("6es7214-1ag");
    const option = page.getByRole("option", { name: /6ES7214-1AG40-0XB0/ });
    await expect(option).toBeVisible();
    await look(page, "search-suggest");
    await searchBox(page).focus();
    await searchBox(page).press("ArrowDown");
    await expect(page.getByRole("listbox").getByRole("option", { selected: true })).toBeVisible();
    await searchBox(page).press("Escape");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await searchFor(page, "1P 6ES7214-1AG40-0XB0 SIEMENS".slice(3));
    await expect(results(page).locator("mark").first()).toHaveText("6ES7214-1AG40-0XB0");
  },
);

test(
  "Korean words find parts, page by page, with a filter for stock",
  { tag: "@essential" },
  async ({ page }) => {
    await searchBox(page).pressSequentially("근접");
    await searchFor(page, "근접 센서");
    await expect(rows(page)).toHaveCount(30);
    await look(page, "search-korean");
    await page.getByRole("button", { name: "더 보기", exact: true }).click();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(30);
    await page.getByRole("checkbox", { name: "재고 있는 것만" }).check();
    await expect(page).toHaveURL(/inStock=true/);
    await expect(results(page).getByText("재고 없음")).toHaveCount(0);
    const makers = page.getByRole("list", { name: "제조사" });
    await makers.getByRole("checkbox").first().check();
    await expect(page).toHaveURL(/manufactorIds=mkr_/);
  },
);

test("a buyer narrows a category by menus, goes to a part and comes back to the same rows (S2-13)", async ({
  page,
}) => {
  await page.getByRole("banner").getByRole("button", { name: "카테고리" }).click();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^근접센서/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("근접센서");
  await expect(rows(page)).toHaveCount(30);
  const before = await results(page).getByRole("status").first().textContent();
  await page.getByRole("list", { name: "외형(나사)" }).getByRole("checkbox").first().check();
  await page.getByRole("list", { name: "출력방식" }).getByRole("checkbox").first().check();
  await expect(page.getByRole("list", { name: "선택한 조건" }).getByRole("listitem")).toHaveCount(
    3,
  );
  await expect(results(page).getByRole("status").first()).not.toHaveText(before ?? "");
  await look(page, "category-narrowed");
  const address = page.url();
  const first = rows(page).first();
  const name = (await first.getAttribute("aria-label")) ?? "";
  await first.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("1개 선택")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press("a");
  await expect(page.getByText("견적 요청함에 담았습니다.")).toBeVisible();
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/products\/prd_/);
  const path = page.getByRole("navigation", { name: "현재 위치" });
  await expect(path.getByRole("link", { name: "근접센서" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(rows(page).first()).toHaveAttribute("aria-label", name);
});

test("a search understands a Chinese maker name and the wrong keyboard layout", async ({
  page,
}) => {
  await searchFor(page, "西门子");
  await expect(
    results(page)
      .getByText(/지멘스/)
      .first(),
  ).toBeVisible();
  await searchFor(page, "ㅡㄱ-ㅓ4");
  // Said of the parts, and of the articles below them.
  await expect(page.getByText("“mr-j4” 검색 결과를 보여 드립니다.").first()).toBeVisible();
  await expect(results(page).locator("mark").first()).toHaveText(/^MR-J4/);
  await look(page, "search-read-as");
});

test("a misspelt search is shown as a correction, and a search without a result leads to a request", async ({
  page,
}) => {
  await searchFor(page, "6ES7214-1AG4O-0XB0");
  const meant = page.getByRole("region", { name: "혹시 이 부품을 찾으시나요?" });
  await expect(meant.getByText("6ES7214-1AG40-0XB0").first()).toBeVisible();
  await look(page, "search-did-you-mean");
  await searchFor(page, "QZX-없는부품-77");
  await look(page, "search-nothing");
  await page.getByRole("link", { name: "이 부품 견적 요청하기" }).click();
  await expect(page).toHaveURL(/estimates\/new/);
  await expect(
    page.getByText("QZX-없는부품-77").or(page.locator('input[value="QZX-없는부품-77"]')).first(),
  ).toBeVisible();
});

test("recent searches appear on focus, and are deleted one by one", async ({ page }) => {
  // Whether its results have come or not.
  await searchFor(page, "MY2N");
  await goHome(page);
  await expect(searchBox(page)).toHaveValue("");
  await searchBox(page).focus();
  const recent = page.getByRole("option", { name: "MY2N" });
  await expect(recent).toBeVisible();
  await searchBox(page).press("ArrowDown");
  await searchBox(page).press("Delete");
  await expect(recent).toHaveCount(0);
});

test("sellers are found by a part of their name", async ({ page }) => {
  await page.getByRole("combobox", { name: "검색 범위" }).selectOption("SELLER");
  await searchFor(page, "자동화");
  await expect(page).toHaveURL(/scope=SELLER/);
  const found = page.getByRole("region", { name: "판매자" }).getByRole("listitem");
  await expect(found.first()).toContainText("자동화");
  await look(page, "search-sellers");
});
