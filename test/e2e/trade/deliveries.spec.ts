import { expect, type Page } from "@playwright/test";
import { buyers, demoPassword, sellers } from "@bupum/seed/people/people";
import { acceptedOrder, apiOf } from "../kit/calls.ts";
import { look } from "../kit/look.ts";
import { openFirstLine, openLine, openOrder, openReceivedPurchaseOrder } from "../kit/orders.ts";
import { printed } from "../kit/paper.ts";
import { Complaints, logIn, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

const [buyer, shop] = [buyers[4]!, sellers[5]!];

async function shipTogether(selling: Page, poNumber: string): Promise<void> {
  await openReceivedPurchaseOrder(selling, poNumber);
  await selling.getByRole("button", { name: "2건 출고 정보 입력" }).click();
  const dialog = selling.getByRole("dialog", { name: "배송 정보" });
  await dialog
    .getByLabel(/출고 수량$/)
    .first()
    .fill("1");
  await dialog.getByLabel("운송사").fill("한진택배");
  await dialog.getByLabel(/^운송장 번호/).fill("512345678901");
  await look(selling, "delivery-of-some");
  await dialog.getByRole("button", { name: "저장하고 구매자에게 알리기" }).click();
  await expect(dialog).toBeHidden();
  await openFirstLine(selling);
  await expect(openLine(selling).getByText("남은 수량 1")).toBeVisible();
}

async function cancelTheRest(selling: Page, buying: Page): Promise<void> {
  await openLine(selling).getByRole("button", { name: "취소 요청", exact: true }).click();
  const dialog = selling.getByRole("dialog", { name: "취소 요청" });
  await dialog.getByLabel("사유").selectOption({ label: "공급할 수 없음" });
  await dialog.getByRole("button", { name: "취소 요청" }).click();
  await expect(selling.getByText("취소를 요청한 주문입니다")).toBeVisible();
  await buying.reload();
  await expect(openLine(buying).getByText("취소 수량 1")).toBeVisible();
  await openLine(buying).getByRole("button", { name: "취소에 동의" }).click();
  const sure = buying.getByRole("dialog").filter({ hasText: "1개를 취소하는 데 동의합니다" });
  await sure.getByRole("button", { name: "취소에 동의" }).click();
  await expect(openLine(buying).getByText("주문 2 · 취소 1")).toBeVisible();
}

test("a line leaves in parts, with another one in its parcel: the buyer confirms what came, and the rest is cancelled", async ({
  browser,
  request,
}) => {
  const complaints = new Complaints();
  const [buying, selling] = [
    await openWindow(browser, complaints),
    await openWindow(browser, complaints),
  ];
  const calls = [await apiOf(request, buyer.userId), await apiOf(request, shop.userId)] as const;
  const title = `나누어 출고 ${Date.now() % 1_000_000}`;
  const cable = { partName: "연결 케이블 3m", quantity: 2 };
  const { poNumber } = await acceptedOrder(...calls, title, { inWords: [cable] });
  await logIn(buying, buyer.userId, demoPassword);
  await logIn(selling, shop.userId, demoPassword);

  await test.step("the seller ships one of two pieces, with all of another line in the same parcel", () =>
    shipTogether(selling, poNumber));

  await test.step("both sides print the delivery note of the parcel", async () => {
    await openOrder(buying, poNumber);
    const notes = [
      await printed(openLine(selling), "납품서 PDF", "delivery-note-seller"),
      await printed(openLine(buying), "납품서 PDF", "delivery-note-buyer"),
    ];
    for (const { text } of notes) {
      expect(text).toMatch(/납품서[^]*한진택배[^]*512345678901/);
      // Ordered, before, in the parcel, open and cancelled.
      expect(text).toMatch(/2 +0 +1 +1 +0\n[^]*연결 케이블 3m +EA +2 +0 +2 +0 +0\n/);
      expect(text).not.toContain("₩");
    }
    expect(notes[0]!.bytes.equals(notes[1]!.bytes)).toBe(true);
  });

  await test.step("the buyer confirms it, and the line goes on", async () => {
    await expect(openLine(buying).getByText("512345678901")).toBeVisible();
    await openLine(buying).getByRole("button", { name: "받은 수량 확인" }).click();
    const sure = buying.getByRole("dialog").filter({ hasText: "남은 수량은 계속 진행됩니다" });
    await sure.getByRole("button", { name: "받은 수량 확인" }).click();
    await expect(openLine(buying).getByText(/ · 수령 /)).toBeVisible();
    await look(buying, "delivery-received");
  });

  await test.step("the seller asks to cancel the rest, and the buyer agrees", () =>
    cancelTheRest(selling, buying));

  await test.step("the buyer completes what is left", async () => {
    await openLine(buying).getByRole("button", { name: "거래 완료", exact: true }).click();
    const sure = buying.getByRole("dialog").filter({ hasText: "물품을 받고 거래를 마쳤다면" });
    await sure.getByRole("button", { name: "거래 완료", exact: true }).click();
    await expect(
      openLine(buying)
        .getByText(/거래 완료구매자|거래 완료/)
        .first(),
    ).toBeVisible();
    await selling.reload();
    await look(selling, "delivery-over");
  });
  complaints.none();
});
