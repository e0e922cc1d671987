import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { buyers, demoPassword, sellers } from "@bupum/seed/people/people";
import { orderFrom } from "../kit/buying.ts";
import { apiOf, askShop, quoteLine } from "../kit/calls.ts";
import { actAsOneself, actFor, companyOf, followCompanyNotice } from "../kit/companies.ts";
import { look } from "../kit/look.ts";
import { openPurchaseOrder, openReceivedPurchaseOrder } from "../kit/orders.ts";
import { printed } from "../kit/paper.ts";
import { byMenu } from "../kit/ways.ts";
import { Complaints, logIn, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

const [founder, clerk, shop] = [buyers[1]!, buyers[4]!, sellers[7]!];
const stamp = Date.now() % 1_000_000;
const name = `세움기계 ${stamp}`;
const title = `회사 요청 ${stamp}`;
const draft = {
  name,
  businessNumber: "120-88-00767",
  representative: "박세움",
  address: { zip: "08501", address: "서울특별시 금천구 가산디지털1로 1" },
  businessType: "제조업",
  businessItem: "정밀 부품",
  invoiceEmail: "tax@seum.example",
};
const openRequest = async (page: Page) => {
  await byMenu(page, "estimate", "requestedEstimates");
  await page.getByRole("link", { name: title }).first().click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
};

/** A company of the founder and a clerk, its request, and the shop's quote. */
async function quoted(request: APIRequestContext) {
  const members = [{ userId: clerk.userId, roles: ["REQUESTER" as const, "BUYER" as const] }];
  const { companyId, names } = await companyOf(request, founder.userId, { draft, members });
  const who = names[0]!;
  const sells = await apiOf(request, shop.userId);
  const asCompany = await apiOf(request, clerk.userId, companyId);
  const { lineIds } = await askShop(asCompany, sells, [], { title });
  await quoteLine(sells, lineIds[0]!);
  return { who, asCompany, sells };
}

async function goBack(page: Page, poNumber: string): Promise<void> {
  await actAsOneself(page, name);
  await byMenu(page, "estimate", "receivedOrders");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(poNumber)).toHaveCount(0);
}

async function byNotice(page: Page): Promise<void> {
  await actAsOneself(page, name);
  // Among those that other journeys cause to this member himself.
  await followCompanyNotice(page, { text: "견적 도착", company: name });
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
}

test("a member orders in the company's name by phone, and the accountant has the papers of it", async ({
  browser,
  request,
}) => {
  const complaints = new Complaints();
  const window = () => openWindow(browser, complaints);
  const [buying, keeping, selling] = [await window(), await window(), await window()];
  await buying.setViewportSize({ width: 390, height: 844 });
  const { who, asCompany, sells } = await quoted(request);

  await test.step("the member sees nothing of it as himself, and orders in the company's name", async () => {
    await logIn(buying, clerk.userId, demoPassword);
    await byMenu(buying, "estimate", "requestedEstimates");
    await expect(buying.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(buying.getByRole("link", { name: title })).toHaveCount(0);
    await actFor(buying, name);
    await look(buying, "company-home");
    await openRequest(buying);
    await orderFrom(buying, shop.companyName);
  });
  const { items } = await asCompany.productEstimateOrders.purchaseOrders({ query: {} });
  const { id, poNumber } = items[0]!;
  const accepted = { scope: "BATCH", force: true } as const;
  // An address that is masked would make another paper for the seller (D7-4).
  await sells.productEstimateOrders.accept({
    params: { id },
    body: accepted,
  });

  const paper =
    await test.step("the founder reads at a desk who ordered, and prints the papers", async () => {
      await logIn(keeping, founder.userId, demoPassword);
      await actFor(keeping, name);
      await openPurchaseOrder(keeping, poNumber);
      await expect(keeping.getByText("주문한 사람")).toBeVisible();
      await expect(keeping.getByText(who, { exact: true })).toBeVisible();
      await look(keeping, "company-order");
      const made = await printed(keeping, "발주서 PDF", "paper-company");
      for (const text of [name, "120-88-00767", "박세움", "제조업", "tax@seum.example"])
        expect(made.text).toContain(text);
      return made;
    });

  await test.step("its seller reads the company's facts, and has the same paper", async () => {
    await logIn(selling, shop.userId, demoPassword);
    await openReceivedPurchaseOrder(selling, poNumber);
    await expect(selling.getByText("120-88-00767")).toBeVisible();
    const { bytes } = await printed(selling, "발주서 PDF", "paper-company-seller");
    expect(bytes.equals(paper.bytes)).toBe(true);
  });

  await test.step("one press leads back to one's own account", () => goBack(keeping, poNumber));
  await test.step("a notice to the company leads back into its name", () => byNotice(buying));
  complaints.none();
});
