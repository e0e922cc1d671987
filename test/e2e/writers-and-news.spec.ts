import { expect, type Page } from "@playwright/test";
import { admin, buyers, demoPassword } from "@bupum/seed/people/people";
import { look } from "./kit/look.ts";
import { banner, byAdminMenu, byMenu, goHome, openSite } from "./kit/ways.ts";
import { Complaints, logIn, logInAsAdmin, mailTo, openWindow } from "./kit/windows.ts";
import { test } from "./kit/test.ts";

const stamp = Date.now().toString(36);
const penName = `현장기록${stamp}`;
const headline = `베어링 긴급 입고 ${stamp}`;
const applicant = buyers[4]!;

const toast = (page: Page, text: string | RegExp) =>
  expect(page.locator("button[data-tone]").filter({ hasText: text })).toBeVisible();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Fills in the application, and reads in how many days it is reviewed. */
async function apply(page: Page): Promise<void> {
  await byMenu(page, "writer", "wikiInfo");
  await page.getByLabel("필명").fill(penName);
  await page.getByLabel("직무").fill("설비 보전");
  await page.getByLabel("경력 (년)").fill("9");
  await button(page, "+ 공압").click();
  await page.getByLabel("경력과 경험").fill("식품 포장 라인의 공압 설비를 오랫동안 보전했습니다.");
  await look(page, "writer-info");
  await button(page, "작성자 인증 신청하기").click();
  const sent = page.getByRole("dialog", { name: "작성자 정보를 제출했습니다" });
  await expect(sent).toContainText("1~2영업일 안에 심사");
  await sent.getByRole("button", { name: "확인" }).click();
  await expect(page.getByText("심사 중", { exact: true })).toBeVisible();
}

async function openApplication(page: Page): Promise<void> {
  await byAdminMenu(page, "writers");
  await page.getByRole("link", { name: penName }).click();
  await expect(page.getByRole("heading", { level: 1, name: penName })).toBeVisible();
}

test("a writer is certified after a correction, as an expert of a category", async ({
  browser,
}) => {
  const complaints = new Complaints();
  const [page, boss, inbox] = [
    await openWindow(browser, complaints),
    await openWindow(browser, complaints),
    await openWindow(browser, complaints),
  ];
  await logIn(page, applicant.userId, demoPassword);
  await apply(page);
  await logInAsAdmin(boss, admin.userId, demoPassword);

  await test.step("an admin asks for what is missing", async () => {
    await byAdminMenu(boss, "writers");
    await look(boss, "admin-writers");
    await openApplication(boss);
    await button(boss, "보완 요청").click();
    const dialog = boss.getByRole("dialog", { name: "보완 요청" });
    await dialog.getByLabel("보완할 내용").fill("연도를 함께 적어 주세요.");
    await dialog.getByRole("button", { name: "보완 요청" }).click();
    await toast(boss, "보완을 요청했습니다.");
    await look(boss, "admin-writer");
  });

  await test.step("the writer reads it, corrects and submits again", async () => {
    await mailTo(inbox, applicant.email, /작성자 심사 보완 요청/);
    await goHome(page);
    await byMenu(page, "writer", "wikiInfo");
    await page.reload();
    await expect(page.getByText("보완할 내용: 연도를 함께 적어 주세요.")).toBeVisible();
    await page
      .getByLabel("경력과 경험")
      .fill("2017년부터 식품 포장 라인의 공압 설비를 보전하고 있습니다.");
    await button(page, "변경한 내용 제출하기").click();
    await page.getByRole("dialog").getByRole("button", { name: "확인" }).click();
    await expect(page.getByText("심사 중", { exact: true })).toBeVisible();
  });

  await test.step("and is certified", async () => {
    await openApplication(boss);
    await boss.reload();
    await button(boss, "승인").click();
    const dialog = boss.getByRole("dialog", { name: "승인" });
    await dialog.getByLabel("등급").selectOption("EXPERT");
    await dialog.getByRole("checkbox", { name: "공압", exact: true }).check();
    await dialog.getByRole("button", { name: "승인" }).click();
    await toast(boss, "승인했습니다.");
    await mailTo(inbox, applicant.email, /작성자 심사 승인/);
    await page.reload();
    await expect(page.getByText("인증된 작성자입니다.", { exact: false })).toBeVisible();
    await expect(page.getByText("전문가", { exact: true }).first()).toBeVisible();
  });
  complaints.none();
});

test("a news item of an admin appears on the start page, and opens", async ({ browser }) => {
  const complaints = new Complaints();
  const boss = await openWindow(browser, complaints);
  const reader = await openWindow(browser, complaints);
  await logInAsAdmin(boss, admin.userId, demoPassword);
  await byAdminMenu(boss, "news");
  await look(boss, "admin-news");
  await boss.getByRole("link", { name: "뉴스 작성" }).click();
  await boss.getByLabel("제목").fill(headline);
  await boss.getByLabel("요약").fill("6306ZZC3 베어링이 다시 들어왔습니다.");
  await boss.getByLabel("분류").selectOption({ label: "입고·재고" });
  await boss.getByRole("textbox", { name: "본문" }).fill("## 수량\n\n- **6306ZZC3** 200개");
  await expect(boss.getByRole("heading", { name: "수량" })).toBeVisible();
  await look(boss, "admin-news-new");
  await button(boss, "뉴스 작성").click();
  await toast(boss, "뉴스를 등록했습니다.");

  await openSite(reader);
  const link = reader.getByRole("main").getByRole("link", { name: headline });
  await expect(async () => {
    await reader.reload();
    await expect(link).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
  await link.click();
  await expect(reader.getByRole("heading", { level: 1, name: headline })).toBeVisible();
  await expect(reader.getByRole("listitem").filter({ hasText: "6306ZZC3 200개" })).toBeVisible();
  await look(reader, "news-item");
  await banner(reader).getByRole("link", { name: "뉴스" }).click();
  await expect(reader.getByRole("heading", { level: 2, name: headline })).toBeVisible();
  await look(reader, "news-list");
  complaints.none();
});
