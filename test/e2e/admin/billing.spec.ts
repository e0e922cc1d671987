import { expect, type Locator, type Page } from "@playwright/test";
import { addDays, seoulDay } from "@bupum/shared/kernel/time";
import { members } from "@bupum/seed/people/members";
import { admin, demoPassword } from "@bupum/seed/people/people";
import { look } from "../kit/look.ts";
import { printed } from "../kit/paper.ts";
import { openSubscription, registerCard } from "../kit/subscribing.ts";
import { byAdminMenu, byMenu } from "../kit/ways.ts";
import { Complaints, logIn, logInAsAdmin, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const fact = (page: Page, name: string) =>
  page.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });

/** Where a text begins, whatever box it stands in. */
const startOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().left);
  });

async function subscribe(page: Page): Promise<void> {
  await openSubscription(page);
  await registerCard(page, "카드 등록", "정상 결제");
  await page.getByRole("radio", { name: "월간 구독" }).check();
  await page.getByRole("checkbox", { name: /자동 결제/ }).check();
  const [consent, version] = [page.getByText(/자동 결제되고/), page.getByText(/^결제 동의문/)];
  expect(await startOf(version)).toBe(await startOf(consent));
  await press(page, "42,900원 결제하고 구독하기");
  await expect(page.getByText("구독 중", { exact: true })).toBeVisible();
}

/** Fills the dialog of an act, sends it, and sees that it is done. */
async function act(page: Page, name: string, fields: Record<string, string>): Promise<void> {
  await press(page, name);
  const dialog = page.getByRole("dialog", { name });
  for (const [label, value] of Object.entries(fields)) {
    const field = dialog.getByLabel(label);
    // oxlint-disable-next-line no-await-in-loop -- one field after the other
    if (label === "적용 시점" || label === "요금제") await field.selectOption({ label: value });
    // oxlint-disable-next-line no-await-in-loop
    else await field.fill(value);
  }
  await dialog.getByRole("button", { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function pickMember(page: Page, name: string): Promise<void> {
  await page.getByRole("combobox", { name: "회원" }).fill(name);
  await page.getByRole("option", { name }).click();
  await page.getByRole("link", { name }).first().click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

test("an admin grants a free year, sets its end, refunds the payment, and the member sees each step", async ({
  browser,
}) => {
  const member = members[8]!;
  const complaints = new Complaints();
  const own = await openWindow(browser, complaints);
  await logIn(own, member.userId, member.password);
  await subscribe(own);

  const page = await openWindow(browser, complaints);
  await logInAsAdmin(page, admin.userId, demoPassword);
  const lastDay = addDays(seoulDay(new Date().toISOString()), 45);

  await test.step("the subscription becomes a year's without payment, and ends on a chosen day", async () => {
    await byAdminMenu(page, "subscriptions");
    await pickMember(page, member.companyName);
    await act(page, "요금제 변경", {
      요금제: "연간",
      "적용 시점": "지금 변경 (결제 면제)",
      사유: "장애 보상",
    });
    await expect(fact(page, "요금제")).toContainText("연간");
    await act(page, "이용 기간 변경", { 종료일: lastDay, 사유: "회원 요청" });
    await expect(page.getByText(/회원 요청/)).toBeVisible();
    await look(page, "admin-subscription");
  });

  await test.step("the payment is given back in two parts, each with its reason", async () => {
    await page.getByRole("link", { name: "결제", exact: true }).last().click();
    await page.getByRole("link", { name: member.companyName }).first().click();
    await act(page, "환불", { 금액: "12900", 사유: "부분 환불 요청" });
    await expect(fact(page, "환불 금액")).toContainText("12,900");
    await act(page, "환불", { 사유: "나머지 환불" });
    await expect(fact(page, "환불 금액")).toContainText("42,900");
    await expect(page.getByText(/취소·환불.*나머지 환불/)).toBeVisible();
    await expect(page.getByRole("button", { name: "환불", exact: true })).toHaveCount(0);
    await look(page, "admin-payment-refunded");
  });

  await test.step("the days of the reconciliation are a click away", async () => {
    await byAdminMenu(page, "reconciliations");
    await expect(page.getByRole("heading", { name: "결제 대사", level: 1 })).toBeVisible();
    await expect(
      page.getByText("대조한 날짜가 없습니다").or(page.getByRole("table")),
    ).toBeVisible();
    await look(page, "admin-reconciliations");
  });

  await test.step("the member sees the year, the refund, and a receipt that says both", async () => {
    await own.reload();
    await expect(fact(own, "요금제")).toContainText("연간");
    await byMenu(own, "mypage", "paymentHistory");
    await expect(own.getByText("환불").first()).toBeVisible();
    const { text } = await printed(own, "영수증 PDF", "receipt");
    for (const said of ["영수증", member.companyName, "₩39,000", "₩-12,900", "₩-30,000", "****"])
      expect(text).toContain(said);
  });
  complaints.none();
});
