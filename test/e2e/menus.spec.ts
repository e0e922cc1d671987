import { expect, test } from "@playwright/test";
import { ko } from "../../web/src/layout/words/ko.ts";
import { demoPassword, sellers } from "@bupum/seed/people/people";
import { addresses } from "./kit/place.ts";
import { byMenu, openSite } from "./kit/ways.ts";
import { logIn } from "./kit/windows.ts";

const [shop] = sellers;
if (!shop) throw new Error("The demo market has no sellers.");

test("a seller's pages open by the menu, with their lists", async ({ page }) => {
  const refused: string[] = [];
  page.on("response", (reply) => {
    if (reply.status() >= 400) refused.push(`${reply.status()} ${reply.url()}`);
  });
  await logIn(page, shop.userId, demoPassword);
  for (const [entry, path] of [
    ["merchandises", "/seller/merchandises"],
    ["receivedEstimates", "/seller/product-estimates"],
    ["sellerOrders", "/seller/orders"],
  ] as const) {
    await byMenu(page, "seller", entry);
    await expect(page).toHaveURL(new RegExp(`${path}\\?type=seller&detailType=`));
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator('output[class*="loading"], [aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
  expect(refused).toEqual([]);
});

test("without a connection the search box stays, and says what it waits for", async ({
  page,
  context,
}) => {
  await openSite(page);
  await context.setOffline(true);
  await page.getByRole("combobox", { name: ko.searchLabel }).first().fill("MY2N");
  await expect(page.getByText("인터넷에 연결되면 불러옵니다").first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: ko.places.dealers }).click();
  await expect(page).toHaveURL(`${addresses().web}/`);
  await expect(page.getByText("인터넷에 연결되어 있지 않아 열 수 없습니다.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("banner").getByRole("link", { name: ko.places.dealers }).click();
  await expect(page).toHaveURL(/\/dealers/);
});
