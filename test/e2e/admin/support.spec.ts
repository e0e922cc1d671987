import { expect } from "@playwright/test";
import { admin, buyers, demoPassword } from "@bupum/seed/people/people";
import { look } from "../kit/look.ts";
import { byAdminMenu, byMenu } from "../kit/ways.ts";
import { Complaints, logIn, logInAsAdmin, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

// Nobody else's journey: what this buyer asks is the only question at the desk.
const buyer = buyers[5]!;
const stamp = Date.now() % 1_000_000;
const question = `주문 ${stamp}번이 목록에 보이지 않습니다. 010-2222-3333`;
const answered = `${stamp}번을 확인했습니다. 오늘 안에 다시 알려 드리겠습니다.`;

test("a member asks support, who answers at the desk and sees what the member sees", async ({
  browser,
}) => {
  const complaints = new Complaints();
  const mine = await openWindow(browser, complaints);
  await logIn(mine, buyer.userId, demoPassword);
  await byMenu(mine, "mypage", "chats");
  await mine.getByRole("link", { name: "고객센터에 문의하기" }).click();
  await mine.getByRole("textbox", { name: /보낼 메시지/ }).fill(question);
  await mine.getByRole("button", { name: "보내기" }).click();
  await expect(mine.getByRole("log").getByText(question)).toBeVisible();
  await look(mine, "chat-support");

  const desk = await openWindow(browser, complaints);
  await logInAsAdmin(desk, admin.userId, demoPassword);
  await byAdminMenu(desk, "support");
  await look(desk, "admin-support");
  await desk.getByRole("link", { name: buyer.companyName }).click();
  await expect(desk.getByText(question)).toBeVisible();
  await look(desk, "admin-support-room");
  await desk.getByLabel("답변", { exact: true }).fill(answered);
  await desk.getByLabel("답변", { exact: true }).press("Control+Enter");
  await expect(desk.getByRole("listitem").filter({ hasText: answered })).toBeVisible();
  await expect(desk.getByRole("button", { name: "답변 필요 없음" })).toBeHidden();
  await expect(mine.getByRole("log").getByText(answered)).toBeVisible();

  await desk.getByRole("link", { name: buyer.companyName }).click();
  const open = { name: "회원 화면 보기" };
  await desk.getByRole("button", open).click();
  await desk.getByLabel("보는 사유").fill("주문이 보이지 않는다고 문의함");
  const coming = desk.context().waitForEvent("page");
  await desk.getByRole("dialog").getByRole("button", open).click();
  const view = await coming;
  complaints.watch(view);
  const bar = view.getByRole("complementary", open);
  await expect(bar).toContainText(`${buyer.companyName} 회원의 화면 · 읽기 전용`);
  await byMenu(view, "estimate", "receivedOrders");
  await expect(view.getByRole("heading", { level: 1 })).toBeVisible();
  await look(view, "view-orders");
  await byMenu(view, "mypage", "profile");
  await view.getByRole("button", { name: "저장", exact: true }).first().click();
  await expect(view.getByText("회원 화면 보기에서는 읽을 수만 있습니다.")).toBeVisible();
  const closed = view.waitForEvent("close");
  await bar.getByRole("button", { name: "보기 종료" }).click();
  await closed;

  await desk.reload();
  const past = desk.getByRole("region", { name: "처리 이력" });
  await past.getByRole("button").first().click();
  await expect(past).toContainText("회원 화면 보기 종료");
  await expect(past).toContainText("주문이 보이지 않는다고 문의함");
  complaints.none();
});
