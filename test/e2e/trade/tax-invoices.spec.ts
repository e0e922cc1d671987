import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { buyers, demoPassword, sellers } from "@bupum/seed/people/people";
import { acceptedOrder, apiOf, patiently } from "../kit/calls.ts";
import { companyOf, followCompanyNotice } from "../kit/companies.ts";
import { look } from "../kit/look.ts";
import { byMenu } from "../kit/ways.ts";
import { Complaints, logIn, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

// The first buyer walks over all pages, and the last one belongs to no company at the end of another journey.
const [owner, books] = [buyers[3]!, buyers[2]!];
const shop = sellers[3]!;
const company = `가람설비 ${Date.now() % 1_000_000}`;
/** Two pieces at 110,000 won. */
const sums = { total: "242,000", supply: "220,000" };

/** A completed order of a company with an accountant. */
async function completed(request: APIRequestContext) {
  const members = [{ userId: books.userId, roles: ["ACCOUNTANT" as const] }];
  const { companyId } = await companyOf(request, owner.userId, {
    draft: { name: company },
    members,
  });
  const mine = await apiOf(request, owner.userId);
  const { id: userId } = await mine.users.me();
  const roles = ["OWNER" as const, "BUYER" as const];
  await mine.companies.changeMember({ params: { companyId, userId }, body: { roles } });
  const buys = await apiOf(request, owner.userId, companyId);
  const sells = await apiOf(request, shop.userId);
  const { poNumber, orderId } = await acceptedOrder(buys, sells, `계산서 거래 ${company}`);
  const params = { id: orderId };
  await patiently(() => buys.productEstimateOrders.complete({ params }));
  /** The shop gives back 20,000 won for a damaged piece. */
  const agreeOnCredit = async () => {
    const claim = { orderId, kind: "DAMAGED", quantity: 1, detail: "단자가 깨졌습니다." } as const;
    const { id } = await patiently(() => buys.claims.create({ body: { ...claim, fileIds: [] } }));
    const credit = { remedy: "CREDIT", amount: 20_000 } as const;
    await patiently(() => sells.claims.propose({ params: { id }, body: credit }));
    await patiently(() => buys.claims.accept({ params: { id }, body: {} }));
  };
  return { poNumber, agreeOnCredit };
}

/** Joins the provider, and registers a certificate on its page; the shop may have done so before. */
async function prepare(page: Page): Promise<void> {
  const needed = page.getByRole("button", { name: "발행 준비하기" });
  const ready = page.getByText("공동인증서가 등록되어 있습니다.");
  const register = page.getByRole("button", { name: "공동인증서 등록하기" });
  await expect(needed.or(register).or(ready).first()).toBeVisible();
  await look(page, "tax-invoices-new");
  if (await needed.isVisible()) await needed.click();
  await expect(register.or(ready).first()).toBeVisible();
  if (await ready.isVisible()) return;
  const opens = page.waitForEvent("popup");
  await register.click();
  const provider = await opens;
  await provider.getByRole("button", { name: "공동인증서 등록하기" }).click();
  await expect(provider.getByText("인증서가 등록되었습니다.")).toBeVisible();
  await provider.close();
  await page.getByRole("button", { name: "등록을 마쳤습니다" }).click();
  await expect(ready).toBeVisible();
}

async function issue(page: Page): Promise<void> {
  const card = page.getByRole("article").filter({ hasText: company });
  await expect(card.getByText(sums.total).first()).toBeVisible();
  await look(page, "tax-invoices-due");
  await card.getByRole("button", { name: "발행하기" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(sums.supply)).toBeVisible();
  await look(page, "tax-invoices-issue");
  await dialog.getByRole("button", { name: "발행하기" }).click();
  await expect(dialog).toHaveCount(0);
}

/** From the list to the invoice, which waits until the provider has it. */
async function open(page: Page): Promise<void> {
  const row = page.getByRole("row").filter({ hasText: company });
  await row.getByRole("link").first().click();
  await expect(page.getByText("발행 완료").first()).toBeVisible();
  await expect(page.getByText(sums.total).first()).toBeVisible();
}

/** A piece came back: its value is taken off by an amendment. */
async function amend(page: Page): Promise<void> {
  await page.getByRole("button", { name: "수정 발행", exact: true }).click();
  await page.getByRole("radio", { name: /^환입/ }).check();
  await page.getByLabel("해당 공급가액").fill("110000");
  await page.getByLabel("사유가 생긴 날").fill(today());
  await expect(page.getByText("−121,000").first()).toBeVisible();
  await look(page, "tax-invoices-amend");
  await page.getByRole("button", { name: "수정 발행", exact: true }).last().click();
  await expect(page.getByText("수정전자세금계산서").first()).toBeVisible();
  await expect(page.getByText("발행 완료").first()).toBeVisible();
}

/** By the menu of claims to the one that ended with a credit, and the amendment that it asks for. */
async function amendByClaim(page: Page, poNumber: string): Promise<void> {
  await byMenu(page, "seller", "receivedClaims");
  await page.getByRole("row").filter({ hasText: poNumber }).getByRole("link").first().click();
  const section = page.getByRole("region", { name: "세금계산서" });
  await expect(section.getByText("−22,000").first()).toBeVisible();
  await look(page, "tax-invoices-of-claim");
  await section.getByRole("button", { name: "수정세금계산서 발행" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "수정세금계산서 발행" }).click();
  await expect(section.getByText("발행 완료")).toBeVisible();
}

const today = () => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);

test("a seller invoices a company's order by phone and takes off a return and a credit; its accountant reads them", async ({
  browser,
  request,
}) => {
  const complaints = new Complaints();
  const { poNumber, agreeOnCredit } = await completed(request);
  const phone = await openWindow(browser, complaints);
  await phone.setViewportSize({ width: 390, height: 844 });
  await logIn(phone, shop.userId, demoPassword);
  await byMenu(phone, "seller", "taxInvoices");
  await test.step("the seller registers a certificate at the provider", () => prepare(phone));
  await test.step("the seller issues what was completed", () => issue(phone));
  await test.step("the seller takes a return off", async () => {
    await open(phone);
    await look(phone, "tax-invoice");
    await amend(phone);
  });
  await test.step("the seller takes off what ended a claim", async () => {
    await agreeOnCredit();
    await amendByClaim(phone, poNumber);
  });
  await test.step("the accountant reads both on a desk", async () => {
    const desk = await openWindow(browser, complaints);
    await logIn(desk, books.userId, demoPassword);
    await followCompanyNotice(desk, { text: "세금계산서 도착", company });
    await expect(desk.getByText("22,000").first()).toBeVisible();
    await look(desk, "tax-invoice-received");
    await byMenu(desk, "mypage", "receivedInvoices");
    await expect(desk.getByRole("row").filter({ hasText: shop.companyName })).toHaveCount(3);
    await look(desk, "tax-invoices-received");
    await desk.getByRole("row").filter({ hasText: sums.total }).getByRole("link").first().click();
    await expect(desk.getByText("공급받는자").first()).toBeVisible();
    await desk.getByRole("main").getByRole("table").getByRole("link").first().click();
    await expect(desk.getByRole("heading", { level: 1, name: poNumber })).toBeVisible();
    // The order names its invoice, and that it was amended.
    await expect(desk.getByRole("link", { name: /^TI-/ })).toBeVisible();
    await expect(desk.getByText("수정 2건")).toBeVisible();
    await look(desk, "order-invoiced");
  });
  complaints.none();
});
