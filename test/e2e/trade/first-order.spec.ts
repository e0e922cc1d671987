import { expect, type Page } from "@playwright/test";
import { admin, demoPassword } from "@bupum/seed/people/people";
import {
  accountOf,
  askThree,
  compareAndOrder,
  findBargain,
  findProduct,
  stockOf,
} from "../kit/buying.ts";
import { applyAsSeller, approve, signUp } from "../kit/entering.ts";
import { look } from "../kit/look.ts";
import { buyer, seller } from "../kit/people.ts";
import { acceptOrder, sendQuote, quoteByLink } from "../kit/selling.ts";
import { addresses } from "../kit/place.ts";
import { byMenu } from "../kit/ways.ts";
import { Complaints, logInAsAdminByForm, logInByForm, mailTo, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

test(
  "from sign-up and a seller's approval to an accepted order, with every notice",
  { tag: "@essential" },
  async ({ browser }) => {
    const complaints = new Complaints();
    const window = () => openWindow(browser, complaints);
    const inbox = await window();
    const buying = await window();
    const selling = await window();
    const desk = await window();

    await test.step("a newcomer signs up with the codes of the inbox", () =>
      signUp(buying, inbox, buyer));

    await test.step("another becomes a seller, approved in the admin site", async () => {
      await signUp(selling, inbox, seller);
      await applyAsSeller(selling, inbox, seller);
      await logInAsAdminByForm(desk, admin.userId, demoPassword);
      await look(desk, "admin-users");
      await approve(desk, seller);
      await mailTo(inbox, seller.email, /판매자 심사 승인/);
      await isFound(desk, seller.companyName);
    });

    const bargain = await findBargain(buying);
    const [company] = bargain.companies;
    await test.step("the buyer finds a part and asks three sellers", async () => {
      await findProduct(buying, bargain);
      await askThree(buying, bargain, seller.companyName);
    });

    const demo = await window();
    await test.step("two sellers sendQuote, each in their own window", async () => {
      await mailTo(inbox, seller.email, /견적 요청: /);
      await sendQuote(selling, bargain, { unitPrice: "21000", leadTimeDays: 5 }, true);
      await logInByForm(demo, accountOf(company), demoPassword);
      await sendQuote(demo, bargain, { unitPrice: "19500", leadTimeDays: 2 }, false);
      await mailTo(inbox, buyer.email, /견적 도착/);
    });

    await test.step("the third answers on the phone by the mail's link, without logging in", async () => {
      // The inbox shows a mail in a frame without scripts, which the browser logs when it is clicked.
      const mails = await (await browser.newContext()).newPage();
      await mailTo(mails, mailOf(bargain.companies[1]), /견적 요청: /);
      await quoteByLink(mails, requestMail, { unitPrice: "20500", leadTimeDays: 3 }, complaints);
      await mails.context().close();
    });

    const before = await stockOf(buying, bargain);
    await test.step("the buyer compares and orders", () => compareAndOrder(buying, bargain));

    await test.step("the seller accepts, and the pieces leave the stock", async () => {
      await mailTo(inbox, mailOf(company), /새 주문: /);
      await acceptOrder(demo, bargain);
      expect(await stockOf(buying, bargain)).toBe(before - bargain.quantity);
      await mailTo(inbox, buyer.email, /주문 확정/);
      await look(inbox, "inbox");
    });

    await test.step("the buyer sees the confirmed order", () => seeConfirmed(buying));
    complaints.none();
  },
);

/** A worker puts a new seller into the index, a moment after the approval. */
async function isFound(page: Page, companyName: string): Promise<void> {
  const at = `${addresses().web}/api/seller-infos/search`;
  await expect(async () => {
    const reply = await page.request.get(at, { params: { searchKeyword: companyName } });
    expect(await reply.text()).toContain(companyName);
  }).toPass({ timeout: 120_000 });
}

const requestMail = { subject: /견적 요청: /, button: "견적 답변하기", picture: "answer-by-link" };
const mailOf = (companyName: string) => `${accountOf(companyName)}@example.com`;

async function seeConfirmed(page: Page): Promise<void> {
  await byMenu(page, "estimate", "receivedOrders");
  await expect(page.getByText("주문 확정").first()).toBeVisible();
  await look(page, "orders-confirmed");
}
