import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { buyers, demoPassword, sellers } from "@bupum/seed/people/people";
import { apiOf, askShop, quoteLine } from "../kit/calls.ts";
import { actFor, companyOf, followCompanyNotice } from "../kit/companies.ts";
import { look } from "../kit/look.ts";
import { byMenu } from "../kit/ways.ts";
import { Complaints, logIn, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

// The first buyer walks over all pages, and the last one belongs to no company at the end of another journey.
const [owner, clerk, lead, head] = [buyers[3]!, buyers[2]!, buyers[4]!, buyers[1]!];
const shop = sellers[2]!;
const stamp = Date.now() % 1_000_000;
const company = `다온기공 ${stamp}`;
const title = `결재 요청 ${stamp}`;
const words = "근접센서 브라켓";
const question = `브라켓 재고 문의 ${stamp}`;

/** A company with two approvers beside its owner, its request of two lines, and the shop's quotes. */
async function prepared(request: APIRequestContext) {
  const members = [
    { userId: clerk.userId, roles: ["REQUESTER" as const, "BUYER" as const] },
    { userId: lead.userId, roles: ["APPROVER" as const] },
    { userId: head.userId, roles: ["APPROVER" as const] },
  ];
  const made = await companyOf(request, owner.userId, { draft: { name: company }, members });
  const mine = await apiOf(request, owner.userId);
  const { id: userId, name } = await mine.users.me();
  const roles = ["OWNER" as const, "APPROVER" as const];
  await mine.companies.changeMember({ params: { ...made.params, userId }, body: { roles } });
  const asCompany = await apiOf(request, clerk.userId, made.companyId);
  const sells = await apiOf(request, shop.userId);
  const inWords = [{ partName: words, quantity: 4 }];
  const { lineIds } = await askShop(asCompany, sells, inWords, { title });
  for (const lineId of lineIds) await quoteLine(sells, lineId);
  const { uuid } = await mine.chats.create({
    body: { sellerId: (await sells.sellerInfos.me())!.id },
  });
  const params = { uuid };
  await mine.chats.send({ params, body: { clientId: crypto.randomUUID(), text: question } });
  await mine.chats.share({ params, body: { companyId: made.companyId } });
  return { names: [made.names[1]!, made.names[2]!, name], asCompany };
}

/** The owner states on the company's page who approves from 100,000 won on. */
async function stateRule(page: Page, names: readonly string[]): Promise<void> {
  await byMenu(page, "mypage", "companies");
  await page.getByRole("link", { name: company }).first().click();
  await page.getByRole("button", { name: "규정 추가" }).click();
  await page.getByLabel("금액 (원)").fill("100000");
  for (const [at, name] of names.entries()) {
    if (at > 0) await page.getByRole("button", { name: "단계 추가" }).click();
    const step = page.getByRole("group", { name: new RegExp(`^${at + 1}단계`) });
    await step.getByRole("checkbox", { name }).check();
  }
  await look(page, "approval-rule");
  await page.getByRole("form", { name: "결재 규정" }).getByRole("button", { name: "저장" }).click();
  await expect(page.getByText("100,000원 이상")).toBeVisible();
}

async function askFor(page: Page): Promise<void> {
  await byMenu(page, "estimate", "requestedEstimates");
  await page.getByRole("link", { name: title }).first().click();
  const choices = page.getByRole("checkbox", { name: `${shop.companyName} 견적 선택` });
  await expect(choices).toHaveCount(2);
  for (const choice of await choices.all()) await choice.check();
  await page.getByRole("link", { name: "주문서 작성" }).click();
  await page.getByLabel("우편번호").fill("06236");
  await page.getByLabel("주소", { exact: true }).fill("서울특별시 강남구 새봄길 3");
  await page.getByLabel("결재 요청 사유").fill("2호기 라인 정지, 예비품 포함");
  await look(page, "approval-order-form");
  await page.getByRole("button", { name: "1곳 주문 결재 요청하기" }).click();
  await expect(page).toHaveURL(/\/mypage\/approvals/);
  await expect(page.getByText("결재 중").first()).toBeVisible();
  await look(page, "approvals");
}

/** From the company's page to the room that its owner shares (D29-18). */
async function readShared(page: Page): Promise<void> {
  await byMenu(page, "mypage", "companies");
  await page.getByRole("link", { name: company }).first().click();
  await page.getByRole("link", { name: "함께 보는 채팅" }).click();
  await page.getByRole("link", { name: shop.companyName }).click();
  await expect(page.getByRole("log").getByText(question)).toBeVisible();
  await look(page, "shared-room");
}

const notice = { text: `결재 요청: ${title}`, company };

/** On a phone: leaves a line out with words, and releases the other one. */
async function leaveOut(page: Page): Promise<void> {
  await followCompanyNotice(page, notice);
  await expect(page.getByText("2호기 라인 정지, 예비품 포함")).toBeVisible();
  await look(page, "approval");
  await page.getByRole("button", { name: "반려", exact: true }).click();
  const form = page.getByRole("form", { name: "반려" });
  for (const box of await form.getByRole("checkbox").all()) await box.uncheck();
  await form.getByRole("checkbox", { name: words }).check();
  await form.getByLabel("반려 사유").fill("브라켓은 사내 제작품을 씁니다.");
  await look(page, "approval-refusal");
  await form.getByRole("button", { name: "1개 품목 반려" }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText("반려: 브라켓은 사내 제작품을 씁니다.")).toBeVisible();
  await page.getByRole("button", { name: "승인", exact: true }).click();
  await expect(page.getByText("승인했습니다.")).toBeVisible();
}

test("three approve an order by phone, one line is refused with words, and it is ordered once", async ({
  browser,
  request,
}) => {
  const complaints = new Complaints();
  const onPhone = async (userId: string) => {
    const page = await openWindow(browser, complaints);
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn(page, userId, demoPassword);
    return page;
  };
  const { names, asCompany } = await prepared(request);
  const desk = await openWindow(browser, complaints);
  await logIn(desk, owner.userId, demoPassword);
  await test.step("the owner states who approves", () => stateRule(desk, names));
  const buying = await onPhone(clerk.userId);
  await test.step("a member asks for the approval from the order form", async () => {
    await actFor(buying, company);
    await askFor(buying);
  });
  await test.step("he reads the room that the owner shares", () => readShared(buying));
  await test.step("the first approver leaves a line out, and releases the rest", async () =>
    leaveOut(await onPhone(lead.userId)));
  await test.step("the second one releases it by one press from the notice", async () => {
    const page = await onPhone(head.userId);
    await followCompanyNotice(page, notice);
    await page.getByRole("button", { name: "승인", exact: true }).click();
    await expect(page.getByText("승인했습니다.")).toBeVisible();
  });
  await test.step("the owner finds it in the company's list, and orders", async () => {
    await actFor(desk, company);
    await desk.getByRole("link", { name: "결재함" }).click();
    await expect(desk.getByRole("heading", { name: "결재함", level: 1 })).toBeVisible();
    await desk.getByRole("link", { name: title }).click();
    await look(desk, "approval-desk");
    await desk.getByRole("button", { name: "승인하고 발주" }).click();
    await expect(desk.getByText("승인·발주됨").first()).toBeVisible();
  });
  await test.step("who asked reads it, and may order the refused line again", async () => {
    await followCompanyNotice(buying, { text: `결재 완료: ${title}`, company });
    await look(buying, "approval-released");
    await buying.getByRole("link", { name: /발주 보기/ }).click();
    await expect(buying.getByText("수락 대기").first()).toBeVisible();
    await buying.getByRole("link", { name: "결재 보기" }).click();
    await buying.getByRole("link", { name: "1개 품목 다시 주문서 쓰기" }).click();
    await expect(buying.getByRole("heading", { name: "주문서 작성" })).toBeVisible();
  });
  const { items } = await asCompany.productEstimateOrders.list({ query: {} });
  expect(items).toHaveLength(1);
  complaints.none();
});
