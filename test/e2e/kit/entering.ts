import { expect, type Page } from "@playwright/test";
import { look } from "./look.ts";
import type { Newcomer, seller as newSeller } from "./people.ts";
import { banner, byMenu, openSite } from "./ways.ts";
import { codeFor } from "./windows.ts";

/** Proves a number or an address with the code that arrived in the inbox. */
async function prove(page: Page, inbox: Page, field: string, target: string): Promise<void> {
  const part = page.getByRole("group", { name: field });
  await part.getByRole("textbox").first().fill(target);
  await part.getByRole("button", { name: "인증번호 받기" }).click();
  const code = part.getByLabel("인증번호 6자리");
  await expect(code).toBeVisible();
  const box = target.includes("@") ? "mail" : "messages";
  await code.fill(await codeFor(inbox, box, target));
  await expect(part.getByText("인증되었습니다.")).toBeVisible();
}

/** Signs up with a proven phone number and e-mail address; notices come by e-mail. */
export async function signUp(page: Page, inbox: Page, person: Newcomer): Promise<void> {
  await openSite(page);
  await banner(page).getByRole("link", { name: "회원가입" }).click();
  await page.getByLabel("아이디").fill(person.userId);
  await page.getByLabel("비밀번호", { exact: true }).fill(person.password);
  await page.getByLabel("이름").fill(person.name);
  await page.getByLabel("회사명").fill(person.companyName);
  await page.getByLabel("지역").selectOption({ label: "서울" });
  await prove(page, inbox, "휴대폰 번호", person.phone);
  await prove(page, inbox, "이메일 (선택)", person.email);
  await page.getByLabel("알림 받는 방법").selectOption({ label: "이메일" });
  for (const consent of ["이용약관", "개인정보 수집·이용", "만 14세 이상입니다"])
    await page.getByRole("checkbox", { name: `[필수] ${consent}` }).check();
  await page.getByRole("checkbox", { name: "[선택] 판매자에게 정보 제공" }).check();
  await look(page, "signup");
  await page.getByRole("button", { name: "가입하기" }).click();
  const welcome = page.getByRole("dialog", { name: "가입을 환영합니다" });
  await expect(welcome).toBeVisible();
  await expect(page).toHaveURL(/isSignup=true/);
  await welcome.getByRole("button", { name: "부품 찾기" }).click();
  await expect(welcome).toBeHidden();
}

/** The smallest file that a reader takes for a PDF. */
const certificate = {
  name: "사업자등록증.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
};

/** Applies as a seller, with the certificate and a code for the company's number. */
export async function applyAsSeller(
  page: Page,
  inbox: Page,
  company: typeof newSeller,
): Promise<void> {
  await byMenu(page, "seller", "sellerInfo");
  await page.getByLabel("상호").fill(company.companyName);
  await page.getByLabel("사업자등록번호").fill(company.businessNumber);
  await page.getByLabel("대표자 성명").fill(company.name);
  await page.getByLabel(/^사업자등록증/).setInputFiles(certificate);
  await expect(page.getByText("올렸습니다")).toBeVisible();
  await page.getByLabel("우편번호").fill("06236");
  await page.getByLabel("사업장 주소").fill("서울특별시 강남구 부품길 12");
  await page.getByLabel("지역").selectOption({ label: "서울" });
  await prove(page, inbox, "담당자 휴대폰", company.companyPhone);
  await page.getByLabel("회사 이메일").fill(company.email);
  await page.getByRole("button", { name: "+ PLC", exact: true }).click();
  await page.getByRole("button", { name: "+ 릴레이", exact: true }).click();
  await look(page, "seller-info");
  await page.getByRole("button", { name: "심사 신청하기" }).click();
  const sent = page.getByRole("dialog", { name: "판매자 정보를 제출했습니다" });
  await sent.getByRole("button", { name: "확인" }).click();
  await expect(page.getByText("심사 중", { exact: true })).toBeVisible();
}

/** Reads the application in the admin site, opens the certificate and approves. */
export async function approve(admin: Page, company: typeof newSeller): Promise<void> {
  await admin.getByRole("link", { name: "판매자 심사" }).click();
  const row = admin.getByRole("row").filter({ hasText: company.companyName });
  await expect(row.getByText(/시간 \d+분 남음/)).toBeVisible();
  await look(admin, "admin-sellers");
  await row.getByRole("link", { name: company.companyName }).click();
  const paper = admin.getByRole("link", { name: /사업자등록증\.pdf/ });
  const link = await paper.getAttribute("href");
  const file = await admin.request.get(link ?? "");
  expect(file.status()).toBe(200);
  expect((await file.body()).equals(certificate.buffer)).toBe(true);
  await look(admin, "admin-seller");
  await admin.keyboard.press("Alt+A");
  const dialog = admin.getByRole("dialog", { name: "승인" });
  await dialog.getByRole("button", { name: "승인" }).click();
  await expect(admin.getByText("승인했습니다.")).toBeVisible();
  await expect(admin.getByRole("button", { name: "승인 취소" })).toBeVisible();
}
