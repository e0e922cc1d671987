import { expect as expectSoon, type Page, test } from "@playwright/test";
import { buyers, demoPassword } from "@bupum/seed/people/people";
import { apiOf } from "./kit/calls.ts";
import { look } from "./kit/look.ts";
import { byMenu } from "./kit/ways.ts";
import { Complaints, logIn, openWindow } from "./kit/windows.ts";

const expect = expectSoon.configure({ timeout: 60_000 });
const [founder, clerk] = [buyers[0]!, buyers[5]!];
const name = `한빛정밀 ${Date.now() % 1_000_000}`;
const typed = {
  name,
  businessNumber: "120-88-00767",
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
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

/** Invites an address, and tells the link that stands there. */
async function invite(page: Page, email: string): Promise<string> {
  await page.getByRole("textbox", { name: "이메일" }).fill(email);
  await page.getByRole("group", { name: "맡길 역할" }).getByLabel("주문").check();
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

test("an owner founds a company and invites, the invited joins by phone and is removed", async ({
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
  complaints.none();
});
