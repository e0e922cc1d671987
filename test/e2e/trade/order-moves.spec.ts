import { expect, type Page } from "@playwright/test";
import { buyers, demoPassword, sellers } from "@bupum/seed/people/people";
import { acceptedOrder, apiOf } from "../kit/calls.ts";
import { look } from "../kit/look.ts";
import { openLine, openOrder, openReceivedOrder } from "../kit/orders.ts";
import { Complaints, logIn, openWindow } from "../kit/windows.ts";
import { furtherStep, test } from "../kit/test.ts";

const [buyer, shop] = [buyers[2]!, sellers[4]!];
const stamp = Date.now() % 1_000_000;

async function askToCancel(page: Page, reason: string): Promise<void> {
  await openLine(page).getByRole("button", { name: "취소 요청", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "취소 요청" });
  await dialog.getByLabel("사유").selectOption({ label: reason });
  await dialog.getByRole("button", { name: "취소 요청" }).click();
  await expect(page.getByText("취소를 요청했습니다. 상대방의 답을 기다려 주세요.")).toBeVisible();
  await expect(page.getByText("취소를 요청한 주문입니다")).toBeVisible();
}

async function agree(page: Page): Promise<void> {
  await openLine(page).getByRole("button", { name: "취소에 동의" }).click();
  const sure = page.getByRole("dialog").filter({ hasText: "동의하면 주문이 바로 취소되며" });
  await sure.getByRole("button", { name: "취소에 동의" }).click();
  await expect(page.getByText("취소된 주문입니다")).toBeVisible();
}

async function shut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "닫기" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

const steps = (page: Page) =>
  page
    .getByRole("dialog")
    .getByRole("listitem")
    .filter({ has: page.locator("time") });

async function shipAndComplete(selling: Page, buying: Page): Promise<void> {
  await openLine(selling).getByRole("button", { name: "출고 정보 입력" }).click();
  const dialog = selling.getByRole("dialog", { name: "배송 정보" });
  await dialog.getByLabel("운송사").fill("한진택배");
  await dialog.getByLabel(/^운송장 번호/).fill("512345678901");
  await dialog.getByRole("button", { name: "저장하고 구매자에게 알리기" }).click();
  await expect(selling.getByText("출고 정보를 저장했습니다.")).toBeVisible();
  await buying.reload();
  await expect(buying.getByText("512345678901").first()).toBeVisible();
  await look(buying, "order-shipped");
  await openLine(buying).getByRole("button", { name: "거래 완료", exact: true }).click();
  const sure = buying.getByRole("dialog").filter({ hasText: "물품을 받고 거래를 마쳤다면" });
  await sure.getByRole("button", { name: "거래 완료", exact: true }).click();
  await expect(steps(buying).last()).toHaveText(/거래 완료구매자/);
  await selling.reload();
  await expect(steps(selling).last()).toHaveText(/거래 완료구매자/);
}

test(
  "an accepted order is cancelled if both sides agree; if one declines, it is shipped and completed",
  { tag: "@essential" },
  async ({ browser, request }) => {
    const complaints = new Complaints();
    const [buying, selling] = [
      await openWindow(browser, complaints),
      await openWindow(browser, complaints),
    ];
    const calls = [await apiOf(request, buyer.userId), await apiOf(request, shop.userId)] as const;
    const unwanted = await acceptedOrder(...calls, `취소할 주문 ${stamp}`);
    const late = await acceptedOrder(...calls, `계속할 주문 ${stamp}`);
    await logIn(buying, buyer.userId, demoPassword);
    await logIn(selling, shop.userId, demoPassword);

    await furtherStep("the buyer asks to cancel, and the seller agrees", async () => {
      await openOrder(buying, unwanted.poNumber);
      await askToCancel(buying, "더 이상 필요하지 않음");
      await look(buying, "cancel-asked");
      await openReceivedOrder(selling, unwanted.poNumber);
      await expect(selling.getByText("구매자의 취소 요청이 있습니다")).toBeVisible();
      await look(selling, "cancel-to-answer");
      await agree(selling);
    });

    await furtherStep("the buyer sees who did what", async () => {
      await buying.reload();
      await expect(buying.getByText("취소된 주문입니다")).toBeVisible();
      await expect(steps(buying)).toHaveText([
        /주문 접수구매자/,
        /주문 확정판매자/,
        /취소 요청구매자/,
        /주문 취소판매자/,
      ]);
      await look(buying, "cancel-agreed");
      await shut(buying);
      await shut(selling);
    });

    await test.step("the seller asks to cancel another, and the buyer declines", async () => {
      await openReceivedOrder(selling, late.poNumber);
      await askToCancel(selling, "공급할 수 없음");
      await openOrder(buying, late.poNumber);
      await expect(buying.getByText("판매자의 취소 요청이 있습니다")).toBeVisible();
      await look(buying, "cancel-request");
      await openLine(buying).getByRole("button", { name: "취소 거절" }).click();
      const sure = buying.getByRole("dialog").filter({ hasText: "그대로 진행하며" });
      await sure.getByRole("button", { name: "취소 거절" }).click();
      await expect(buying.getByText("취소 요청을 거절했습니다.").first()).toBeVisible();
      await expect(steps(buying).last()).toHaveText(/취소 요청 거절구매자/);
    });

    await test.step("the seller sees that the order goes on", async () => {
      await selling.reload();
      await expect(selling.getByText("취소를 요청한 주문입니다")).toHaveCount(0);
      await expect(steps(selling).last()).toHaveText(/취소 요청 거절구매자/);
      await look(selling, "cancel-declined");
    });

    await test.step("the seller ships it, and the buyer receives it", () =>
      shipAndComplete(selling, buying));
    complaints.none();
  },
);
