import { expect } from "@playwright/test";
import { buyers, demoPassword, sellers } from "@bupum/seed/people/people";
import { apiOf, askShop } from "../kit/calls.ts";
import { look } from "../kit/look.ts";
import { byMenu } from "../kit/ways.ts";
import { Complaints, logIn, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

const [buyer, shop] = [buyers[5]!, sellers[7]!];

test("a line without a part number is linked to the product that its seller proposes and its buyer confirms", async ({
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
  const partName = `말로 적은 부품 ${Date.now() % 1_000_000}`;
  const { asked, lineIds } = await askShop(calls.buyer, calls.shop, [{ partName, quantity: 3 }], {
    title: partName,
  });
  const { items } = await calls.shop.merchandises.listOwn({ query: {} });
  const { partNumber, productId } = items[1]!;

  await test.step("the seller proposes a listed part", async () => {
    await logIn(selling, shop.userId, demoPassword);
    await byMenu(selling, "seller", "receivedEstimates");
    await selling.getByRole("row").filter({ hasText: partName }).getByRole("link").click();
    await selling.getByRole("button", { name: "등록 부품 제안" }).click();
    await selling.getByRole("searchbox", { name: "등록 부품 찾기" }).fill(partNumber);
    await selling.getByRole("option").filter({ hasText: partNumber }).first().click();
    await expect(selling.getByText(/제안했습니다. 구매자의 확인을 기다립니다/)).toBeVisible();
    await look(selling, "propose");
  });

  await test.step("the buyer confirms it", async () => {
    await logIn(buying, buyer.userId, demoPassword);
    await byMenu(buying, "estimate", "requestedEstimates");
    const row = buying.getByRole("row").filter({ hasText: asked.number });
    await row.getByRole("link").first().click();
    await buying.getByRole("button", { name: /등록 부품 제안 확인/ }).click();
    await expect(buying.getByText("판매자가 제안한 등록 부품")).toBeVisible();
    await look(buying, "proposed");
    await buying.getByRole("button", { name: /요청한 부품이 맞습니다/ }).click();
    await expect(buying.getByText("등록 부품으로 연결했습니다.")).toBeVisible();
    await expect(
      buying.getByText("확인한 등록 부품").getByRole("link", { name: partNumber }),
    ).toBeVisible();
    const line = await calls.buyer.productEstimates.get({ params: { id: lineIds[1]! } });
    expect(line).toMatchObject({ productId, productName: partName });
  });
  complaints.none();
});
