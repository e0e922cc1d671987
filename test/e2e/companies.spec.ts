import { expect, type Page } from "@playwright/test";
import { buyers, demoPassword } from "@bupum/seed/people/people";
import { pngOf } from "../kit/png.ts";
import { apiOf } from "./kit/calls.ts";
import { actAsOneself, actFor, followCompanyNotice } from "./kit/companies.ts";
import { look } from "./kit/look.ts";
import { followMail } from "./kit/subscribing.ts";
import { byMenu } from "./kit/ways.ts";
import { Complaints, logIn, mailTo, openWindow } from "./kit/windows.ts";
import { test } from "./kit/test.ts";

const [founder, clerk] = [buyers[0]!, buyers[5]!];
const name = `한빛정밀 ${Date.now() % 1_000_000}`;
const typed = {
  name,
  // No other journey states it: whoever does gets the request. The tax office says that it is closed.
  businessNumber: "220-81-62593",
  representative: "김한빛",
  businessType: "제조업",
  businessItem: "정밀 부품",
  "address.zip": "08501",
  "address.address": "서울특별시 금천구 가산디지털1로 1",
  invoiceEmail: "tax@hanbit.example",
};

/** Founds a company by the menu of the own pages. */
async function found(page: Page): Promise<void> {
  await logIn(page, founder.userId, demoPassword);
  await byMenu(page, "mypage", "companies");
  await page.getByRole("button", { name: "회사 등록" }).click();
  const form = page.getByRole("form", { name: "회사 등록" });
  for (const [field, text] of Object.entries(typed))
    // One after the other, as people type.
    // oxlint-disable-next-line no-await-in-loop
    await form.locator(`[name="${field}"]`).fill(text);
  await look(page, "company-form");
  await form.getByRole("button", { name: "회사 등록" }).click();
  await expect(page.getByText("폐업", { exact: true })).toBeVisible();
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

/** The page draws whatever picture is chosen, and shows what the API then serves. */
async function giveLogo(page: Page): Promise<void> {
  const buffer = pngOf({ width: 1_200, height: 300 });
  const file = { name: "hanbit.png", mimeType: "image/png", buffer };
  await page.getByLabel("로고 파일").setInputFiles(file);
  await expect(page.locator("main dd img")).toHaveJSProperty("naturalWidth", 900);
}

/** Each link of the contents leads to a section that the page has. */
async function lookThrough(page: Page): Promise<void> {
  const contents = page.getByRole("navigation", { name: "목차" }).getByRole("link");
  const anchors = await contents.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).hash),
  );
  expect(anchors.length).toBeGreaterThan(5);
  // Sections come once they are read.
  for (const anchor of anchors)
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.locator(anchor)).toBeAttached();
  await contents.last().click();
  await expect(page.getByRole("heading", { name: "구성원 초대" })).toBeInViewport();
}

/** Invites an address, and tells the link that stands there. */
async function invite(page: Page, email: string): Promise<string> {
  await page.getByRole("textbox", { name: "이메일" }).fill(email);
  const roles = page.getByRole("group", { name: "맡길 역할" });
  await roles.getByLabel("견적 요청").check();
  await roles.getByLabel("주문").check();
  await page.getByRole("button", { name: "초대", exact: true }).click();
  await expect(page.getByText(`${email} 주소로 초대 메일을`)).toBeVisible();
  await look(page, "company");
  return page.getByText(/companies\/join/).innerText();
}

/** States where goods go, and who takes them there. */
async function stateAddress(page: Page): Promise<void> {
  await page.getByRole("button", { name: "배송지 추가" }).click();
  const form = page.getByRole("form", { name: "배송지" });
  await form.getByLabel("배송지 이름").fill("안산 1공장 자재창고");
  await form.getByLabel("받는 분").fill("이현장");
  await form.getByLabel("연락처").fill("010-1111-2222");
  await form.getByLabel("우편번호").fill("15434");
  await form.getByLabel("지역").selectOption("경기");
  await form.getByLabel("주소", { exact: true }).fill("경기도 안산시 단원구 별망로 1");
  await look(page, "company-address-form");
  await form.getByRole("button", { name: "저장" }).click();
  await expect(addresses(page)).toContainText("안산 1공장 자재창고");
}
const addresses = (page: Page) => page.getByRole("list", { name: "배송지" });

/** Asks by the number of the company that was founded, and is told nothing of it. */
async function ask(page: Page): Promise<void> {
  await page.getByRole("button", { name: "회사에 가입 요청" }).click();
  const form = page.getByRole("form", { name: "회사에 가입 요청" });
  await form.getByLabel("사업자등록번호").fill("220-81-62594");
  await form.getByRole("button", { name: "요청 보내기" }).click();
  await expect(form.getByText(/^올바른 사업자등록번호가 아닙니다/)).toBeVisible();
  await form.getByLabel("사업자등록번호").fill(typed.businessNumber);
  await form.getByLabel("소유자에게 남길 메시지").fill("구매팀에서 예비 부품을 맡고 있습니다.");
  await look(page, "company-ask");
  await form.getByRole("button", { name: "요청 보내기" }).click();
  await expect(page.getByRole("heading", { name: "보낸 가입 요청" })).toBeVisible();
  await expect(page.getByText("구매팀에서 예비 부품을")).toBeVisible();
  await expect(page.getByRole("link", { name })).toHaveCount(0);
}

/** Finds the request by its notice, and lets in who asked. */
async function letIn(page: Page, who: string): Promise<void> {
  await followCompanyNotice(page, { text: `가입 요청: ${who}`, company: name });
  const requests = page.locator("#join-requests");
  await expect(requests.getByText("구매팀에서 예비 부품을")).toBeInViewport();
  await look(page, "company-join-requests");
  await requests
    .getByRole("group", { name: `${who} 님에게 맡길 역할` })
    .getByLabel("주문")
    .check();
  await requests.getByRole("button", { name: `${who} 가입 요청 수락` }).click();
  await expect(requests.getByText("기다리는 가입 요청이 없습니다.")).toBeVisible();
  await expect(page.getByText("초대 메일을 보냈습니다.")).toBeVisible();
  await expect(page.getByRole("button", { name: `${who} 내보내기` })).toHaveCount(0);
}

/** Follows the mail of the second invitation, and joins. */
async function joinByMail(page: Page, email: string): Promise<void> {
  const inbox = await page.context().newPage();
  // The link of the first one is used.
  await mailTo(inbox, email, new RegExp(`${name} 회사 초대`), 2);
  const joining = await followMail(inbox, new RegExp(`${name} 회사 초대`), "초대 보기");
  await joining.getByRole("button", { name: "참여하기" }).click();
  await expect(joining.getByRole("heading", { name, level: 1 })).toBeVisible();
  await joining.close();
  await inbox.close();
}

test("an owner founds a company and invites, the invited joins by phone and is removed, asks, and joins again", async ({
  browser,
  request,
}) => {
  const complaints = new Complaints();
  const [owning, joining] = [
    await openWindow(browser, complaints),
    await openWindow(browser, complaints),
  ];
  await joining.setViewportSize({ width: 390, height: 844 });
  const { email, name: who } = await (await apiOf(request, clerk.userId)).users.me();
  await test.step("the founder is its owner", () => found(owning));
  await test.step("the owner gives it a logo", () => giveLogo(owning));
  await test.step("the contents lead to each section", () => lookThrough(owning));
  const link = await test.step("the owner invites", () => invite(owning, email!));
  await test.step("the owner states a delivery address", () => stateAddress(owning));
  await test.step("the invited joins by the link", async () => {
    await logIn(joining, clerk.userId, demoPassword);
    await joining.goto(link);
    await look(joining, "company-join");
    await joining.getByRole("button", { name: "참여하기" }).click();
    await expect(joining.getByRole("heading", { name, level: 1 })).toBeVisible();
    await expect(joining.getByText("견적 요청, 주문", { exact: true })).toBeVisible();
    await expect(joining.getByRole("heading", { name: "구성원 초대" })).toHaveCount(0);
    await expect(addresses(joining)).toContainText("이현장 · 010-1111-2222");
    await expect(addresses(joining).getByRole("button")).toHaveCount(0);
  });
  await test.step("the owner removes the member, who sees nothing more", async () => {
    await byMenu(owning, "mypage", "companies");
    await owning.getByRole("link", { name }).click();
    await owning.getByRole("button", { name: `${who} 내보내기` }).click();
    await owning.getByRole("dialog").getByRole("button", { name: "내보내기" }).click();
    await expect(owning.getByRole("button", { name: `${who} 내보내기` })).toHaveCount(0);
    await byMenu(joining, "mypage", "companies");
    await expect(joining.getByText("속한 회사가 없습니다")).toBeVisible();
  });
  await test.step("who was removed asks by the business number", () => ask(joining));
  await test.step("the owner accepts with roles, which invites him", () => letIn(owning, who));
  await test.step("he joins by the mail", () => joinByMail(joining, email!));
  await test.step("he acts in the company's name, and leaves it", async () => {
    // He joined in another window.
    await joining.reload();
    await actFor(joining, name);
    await actAsOneself(joining, name);
    await byMenu(joining, "mypage", "companies");
    await joining.getByRole("link", { name, exact: true }).click();
    await joining.getByRole("button", { name: "회사 나가기" }).click();
    await joining.getByRole("dialog").getByRole("button", { name: "회사 나가기" }).click();
    await expect(joining.getByText("속한 회사가 없습니다")).toBeVisible();
  });
  complaints.none();
});
