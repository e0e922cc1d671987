import { expect } from "@playwright/test";
import { buyers, demoPassword, sellers } from "@bupum/seed/people/people";
import { openQuote, orderFrom } from "../kit/buying.ts";
import { apiOf, askShop, quoteLine } from "../kit/calls.ts";
import { look } from "../kit/look.ts";
import { quoteByLink } from "../kit/selling.ts";
import { byMenu } from "../kit/ways.ts";
import { Complaints, logIn, mailTo, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

const [buyer, shop] = [buyers[1]!, sellers[2]!];

test("a buyer names a target price, the seller quotes it on a phone, and the buyer orders", async ({
  browser,
  request,
}) => {
  const complaints = new Complaints();
  const [buying, inbox] = [
    await openWindow(browser, complaints),
    // The inbox shows a mail in a frame without scripts, which the browser logs when it is clicked.
    await (await browser.newContext()).newPage(),
  ];
  const calls = {
    buyer: await apiOf(request, buyer.userId),
    shop: await apiOf(request, shop.userId),
  };
  const { asked, lineIds } = await askShop(calls.buyer, calls.shop, []);
  await quoteLine(calls.shop, lineIds[0]!);

  await test.step("the buyer asks anew with a target price", async () => {
    await logIn(buying, buyer.userId, demoPassword);
    await byMenu(buying, "estimate", "requestedEstimates");
    const row = buying.getByRole("row").filter({ hasText: asked.number });
    await row.getByRole("link").first().click();
    await expect(buying.getByText("110,000").first()).toBeVisible();
    const quote = await openQuote(buying, shop.companyName);
    await quote.getByRole("button", { name: `${shop.companyName}에 다시 요청: ` }).click();
    const dialog = buying.getByRole("dialog").filter({ has: buying.getByLabel("희망 단가") });
    await dialog.getByLabel("희망 단가").fill("95000");
    await look(buying, "requote");
    await dialog.getByRole("button", { name: "다시 요청하기" }).click();
    await expect(dialog).toBeHidden();
    await expect(buying.getByText("2차 답변 대기")).toBeVisible();
  });

  await test.step("the seller answers on the phone by the mail's link", async () => {
    const subject = new RegExp(`견적 다시 요청: ${asked.number}`);
    await mailTo(inbox, shop.email, subject);
    const mail = { subject, button: "바뀐 조건 보기", picture: "answer-anew-by-link" };
    await quoteByLink(inbox, mail, { unitPrice: "95000", leadTimeDays: 4 }, complaints);
  });

  await test.step("the buyer orders at the new price", async () => {
    await buying.reload();
    await expect(buying.getByText("95,000").first()).toBeVisible();
    await orderFrom(buying, shop.companyName);
    const { items } = await calls.buyer.productEstimates.listOfEstimate({
      query: { groupId: asked.id },
    });
    const breaks = [{ minQty: 1, unitPrice: "95000" }];
    expect(items[0]).toMatchObject({ round: 2, currentResponse: { breaks } });
    expect(items[0]!.activeOrder).toBeDefined();
  });
  complaints.none();
});
