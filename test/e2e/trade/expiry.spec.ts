import { expect, type Page } from "@playwright/test";
import { buyers, demoPassword, sellers } from "@bupum/seed/people/people";
import { openShare } from "../kit/buying.ts";
import { apiOf, askShop, quoteLine } from "../kit/calls.ts";
import { look } from "../kit/look.ts";
import { letDaysPass } from "../kit/past.ts";
import { byMenu } from "../kit/ways.ts";
import { Complaints, logIn, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

const [buyer, shop] = [buyers[5]!, sellers[10]!];

async function extendQuote(selling: Page, buying: Page) {
  await selling.getByRole("button", { name: "유효일 연장" }).click();
  const dialog = selling.getByRole("dialog", { name: "견적 유효일 연장" });
  await dialog.getByRole("button", { name: "연장하기" }).click();
  await expect(selling.getByText("유효일을 연장했습니다.")).toBeVisible();
  await buying.reload();
  await expect(buying.getByRole("checkbox", { name: /견적 선택/ }).first()).toBeVisible();
  await expect(buying.getByText("유효기간 지남")).toHaveCount(0);
}

test("after a deadline and after a quote's last day both sides see the new states", async ({
  browser,
  request,
}) => {
  const complaints = new Complaints();
  const [buying, selling] = [
    await openWindow(browser, complaints),
    await openWindow(browser, complaints),
  ];
  const calls = {
    buyer: await apiOf(request, buyer.userId),
    shop: await apiOf(request, shop.userId),
  };
  const missed = `기한 지난 너트 ${Date.now() % 1_000_000}`;
  const { asked, lineIds } = await askShop(
    calls.buyer,
    calls.shop,
    [{ partName: missed, quantity: 9 }],
    { strictDeadline: true, title: missed },
  );
  await quoteLine(calls.shop, lineIds[0]!);
  await logIn(buying, buyer.userId, demoPassword);
  await logIn(selling, shop.userId, demoPassword);

  await test.step("the line that nobody answered closes at the strict deadline", async () => {
    await letDaysPass(asked.id, 8);
    await expect(async () => {
      const query = { groupId: asked.id };
      const { items } = await calls.buyer.productEstimates.listOfEstimate({ query });
      expect(items.map(({ open }) => open)).toEqual([true, false]);
    }).toPass({ timeout: 60_000 });
    await byMenu(buying, "estimate", "requestedEstimates");
    const row = buying.getByRole("row").filter({ hasText: asked.number });
    await row.getByRole("link").first().click();
    await expect(buying.getByText("답변 없이 마감")).toBeVisible();
    await look(buying, "expiry-buyer");
    const share = await openShare(buying, `${shop.companyName} 자세히 보기`);
    await expect(share.getByText("2개 품목 중 1개 견적")).toBeVisible();
    await expect(share.getByText("1개 대기")).toHaveCount(0);
    await buying.keyboard.press("Escape");
    await byMenu(selling, "seller", "receivedEstimates");
    await selling.getByRole("row").filter({ hasText: missed }).getByRole("link").click();
    await expect(selling.getByText("마감됨")).toBeVisible();
    await look(selling, "expiry-seller");
  });

  await test.step("the quote's last day passes: it cannot be ordered until its seller extends it", async () => {
    await letDaysPass(asked.id, 20);
    await buying.reload();
    await expect(buying.getByText("유효기간 지남")).toBeVisible();
    await expect(buying.getByRole("checkbox", { name: /견적 선택/ })).toHaveCount(0);
    await look(buying, "expiry-buyer-quote");
    await selling.reload();
    await expect(selling.locator("summary").filter({ hasText: "유효기간 지남" })).toBeVisible();
    await expect(selling.getByText("마감됨")).toBeVisible();
    await look(selling, "expiry-seller-quote");
    await extendQuote(selling, buying);
  });
  complaints.none();
});
