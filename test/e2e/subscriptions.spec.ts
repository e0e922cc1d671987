import { expect, type Page } from "@playwright/test";
import { type Member, members } from "@bupum/seed/people/members";
import { sellers } from "@bupum/seed/people/people";
import { look } from "./kit/look.ts";
import {
  followMail,
  letMonthPass,
  openSubscription,
  registerCard,
  seesSoon,
} from "./kit/subscribing.ts";
import { byMenu } from "./kit/ways.ts";
import { Complaints, logIn, mailTo, openWindow } from "./kit/windows.ts";
import { test } from "./kit/test.ts";

const asked = sellers.slice(0, 4).map(({ companyName }) => companyName);
const cards = {
  good: "정상 결제",
  poor: "등록은 되지만 결제할 때 잔액 부족",
};

const toast = (page: Page, text: string) =>
  expect(page.locator("button[data-tone]").filter({ hasText: text })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Four sellers at once are one more than a basic member may ask. */
async function askFour(page: Page, part: string): Promise<void> {
  await byMenu(page, "estimate", "requestedEstimates");
  // An empty list has a second one.
  await page.getByRole("link", { name: "견적 요청하기" }).first().click();
  await press(page, "직접 입력");
  await page.getByLabel("품명", { exact: true }).fill(part);
  for (const name of asked) {
    await page.getByRole("searchbox", { name: "판매자 찾기" }).fill(name);
    await page.getByRole("option", { name }).click();
  }
  await press(page, "4곳에 견적 요청 보내기");
}

async function choose(page: Page, plan: string, button: string): Promise<void> {
  await page.getByRole("radio", { name: plan }).check();
  await page.getByRole("checkbox", { name: /자동 결제/ }).check();
  await press(page, button);
}

async function wholeLife(page: Page, inbox: Page, member: Member, isLooked: boolean) {
  const seen = (name: string) => (isLooked ? look(page, `subscribe-${name}`) : undefined);
  await logIn(page, member.userId, member.password);

  await test.step("a limit is met, and the question leads to the subscription", async () => {
    await askFour(page, "구독 여정 베어링");
    const dialog = page.getByRole("dialog", { name: "비즈니스 플러스 회원 전용 기능입니다." });
    await expect(dialog.getByText("한 번에 판매자 3곳까지")).toBeVisible();
    await dialog.getByRole("button", { name: "멤버십 구독 보기" }).click();
    await expect(page.getByRole("heading", { name: "멤버십 구독", level: 1 })).toBeVisible();
  });

  await test.step("with a card it is subscribed, and the limit is gone", async () => {
    await registerCard(page, "카드 등록", cards.good);
    await choose(page, "월간 구독", "42,900원 결제하고 구독하기");
    await toast(page, "구독을 시작했습니다.");
    await expect(page.getByText("구독 중", { exact: true })).toBeVisible();
    await seen("active");
    await page.getByRole("link", { name: "하던 일로 돌아가기" }).click();
    await press(page, "4곳에 견적 요청 보내기");
    await expect(page).toHaveURL(/\/mypage\/estimates\/egr_/);
  });

  await test.step("another type waits for the renewal, and is kept over a suspension", async () => {
    await openSubscription(page);
    await choose(page, "분기 구독", "분기 구독으로 변경하기");
    await toast(page, "다음 결제일부터 변경됩니다.");
    await press(page, "구독 해지");
    await page.getByRole("dialog").getByRole("button", { name: "구독 해지" }).click();
    await toast(page, "구독을 해지했습니다.");
    await expect(page.getByText("해지를 신청했습니다")).toBeVisible();
    await press(page, "해지 취소하고 계속 이용하기");
    await expect(page.getByText("구독 중", { exact: true })).toBeVisible();
    await expect(page.getByText("다음 갱신부터")).toBeVisible();
  });

  await test.step("the card is refused at the renewal, and a mail says so", async () => {
    await registerCard(page, "카드 변경", cards.poor);
    await letMonthPass(member);
    await seesSoon(page, "구독료를 결제하지 못했습니다");
    await seen("refused");
    await mailTo(inbox, member.email, /결제 실패/);
  });

  await test.step("the mail leads to a new card, which is charged at once", async () => {
    const opened = await followMail(inbox, /결제 실패/, "카드 확인하기");
    await registerCard(opened, "카드 변경", cards.good);
    // The page looks by itself what came of the charge.
    await expect(opened.getByText(/ · 분기 122,100원/)).toBeVisible();
    await expect(opened.getByText("구독료를 결제하지 못했습니다")).toBeHidden();
    await opened.close();
    await mailTo(inbox, member.email, /결제 완료: 122,100원/);
    await byMenu(page, "mypage", "paymentHistory");
    await expect(page.getByText("결제 완료")).toHaveCount(2);
    await expect(page.getByText("결제 실패")).toHaveCount(1);
    await seen("payments");
  });
}

for (const [at, { name, size, tag }] of [
  { name: "desk", size: { width: 1440, height: 900 }, tag: [] },
  { name: "phone", size: { width: 390, height: 844 }, tag: ["@essential"] },
].entries())
  test(
    `on the ${name} a limit leads to a subscription, which outlives a refused card`,
    { tag },
    async ({ browser }) => {
      const complaints = new Complaints();
      const page = await openWindow(browser, complaints);
      await page.setViewportSize(size);
      // The mail is read where its reader is logged in.
      const inbox = await page.context().newPage();
      await wholeLife(page, inbox, members[at]!, at === 0);
      complaints.none();
    },
  );
