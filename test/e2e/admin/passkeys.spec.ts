import { expect, type Page } from "@playwright/test";
import { admin, demoPassword } from "@bupum/seed/people/people";
import { look } from "../kit/look.ts";
import { byAdminMenu } from "../kit/ways.ts";
import { Complaints, logInAsAdmin, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const toast = (page: Page, text: string) =>
  expect(page.locator("button[data-tone]").filter({ hasText: text })).toBeVisible();

async function logOut(page: Page) {
  await button(page, "로그아웃").click();
  await page.getByRole("dialog").getByRole("button", { name: "로그아웃", exact: true }).click();
  await expect(page.getByRole("heading", { name: "관리자 로그인" })).toBeVisible();
}

test("an admin adds a passkey, logs in by it, and removes it (D20-14)", async ({ browser }) => {
  const complaints = new Complaints();
  const page = await openWindow(browser, complaints);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await logInAsAdmin(page, admin.userId, demoPassword);
  await byAdminMenu(page, "me");
  await button(page, "패스키 추가").click();
  const form = page.getByRole("form", { name: "패스키 추가" });
  await form.getByLabel("이름").fill("사무실 노트북");
  await form.getByLabel("현재 비밀번호").fill(demoPassword);
  await form.getByRole("button", { name: "패스키 추가" }).click();
  await toast(page, "패스키를 추가했습니다.");
  const row = page.getByRole("listitem").filter({ hasText: "사무실 노트북" });
  await expect(row).toContainText("사용한 적 없음");
  await look(page, "admin-passkeys");

  await logOut(page);
  await button(page, "패스키로 로그인").click();
  await expect(page.getByRole("heading", { name: "오늘 할 일", level: 1 })).toBeVisible();
  await byAdminMenu(page, "me");
  await expect(row).toContainText("마지막 사용");
  await button(page, "사무실 노트북 패스키 삭제").click();
  await page.getByRole("dialog").getByRole("button", { name: "삭제", exact: true }).click();
  await toast(page, "패스키를 삭제했습니다.");

  await logOut(page);
  await button(page, "패스키로 로그인").click();
  await toast(page, "패스키를 확인하지 못했습니다.");
  complaints.none();
});
