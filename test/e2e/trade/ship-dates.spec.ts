import { expect, type Page } from "@playwright/test";
import { addBusinessDays } from "@bupum/shared/kernel/calendar/calendar";
import { addDays, type Day, seoulDay, seoulWallTime, toInstant } from "@bupum/shared/kernel/time";
import { buyers, demoPassword, sellers } from "@bupum/seed/people/people";
import { acceptedOrder, apiOf } from "../kit/calls.ts";
import { look, onPhone } from "../kit/look.ts";
import { openLine, openOrder } from "../kit/orders.ts";
import { letShipDatesPass } from "../kit/past.ts";
import { banner, goHome } from "../kit/ways.ts";
import { Complaints, logIn, openWindow } from "../kit/windows.ts";
import { test } from "../kit/test.ts";

const [buyer, shop] = [buyers[3]!, sellers[8]!];
const reason = "도금 업체가 하루 쉽니다.";

/** A day of dispatch about which its seller is asked now, whatever the clock says (D33-1). */
function askedDay(): Day {
  const now = toInstant(new Date());
  const today = seoulDay(now);
  return addBusinessDays(seoulWallTime(now).slice(11) < "10:00" ? today : addDays(today, 1), 0);
}
/** As pages write a day, without its weekday. */
const inWords = (day: Day) => `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일`;

/** By the bell to the newest notice of that title. */
async function followNotice(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await banner(page).getByRole("button", { name: /^알림/ }).click();
    const notice = banner(page).getByRole("link", { name: title }).first();
    await notice.click({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}

/** On a phone: from the notice to the question, and another day with its reason. */
async function moveDay(page: Page, poNumber: string, from: Day, to: Day): Promise<void> {
  await followNotice(page, `출고 예정 확인: ${poNumber}`);
  await expect(page.getByRole("heading", { name: poNumber, level: 1 })).toBeVisible();
  const asked = page.getByRole("region", { name: "출고 예정일" });
  await expect(asked).toContainText(inWords(from));
  await expect(asked.getByRole("button", { name: "예, 예정대로 출고합니다" })).toBeVisible();
  await look(page, "ship-date-asked");
  await onPhone(page);
  await asked.getByRole("button", { name: "다른 날짜로 출고" }).click();
  const dialog = page.getByRole("dialog", { name: "출고일 변경" });
  await dialog.getByLabel("새 출고 예정일").fill(to);
  await dialog.getByLabel("사유").first().selectOption({ label: "기타" });
  await dialog.getByLabel("사유를 입력해 주세요 (5자 이상)").fill(reason);
  await look(page, "ship-date-move");
  await dialog.getByRole("button", { name: "출고일 변경" }).click();
  await expect(page.getByText("출고 예정일을 변경했습니다.")).toBeVisible();
  await expect(asked).toContainText(inWords(to));
  await expect(asked.getByRole("button", { name: "예, 예정대로 출고합니다" })).toBeHidden();
}

test("a seller who is asked moves a day of dispatch from the notice, and the buyer reads it with the reason", async ({
  browser,
  request,
}) => {
  const complaints = new Complaints();
  const [buying, selling] = [
    await openWindow(browser, complaints),
    await openWindow(browser, complaints),
  ];
  const calls = [await apiOf(request, buyer.userId), await apiOf(request, shop.userId)] as const;
  const [from, to] = [askedDay(), addBusinessDays(addDays(askedDay(), 10), 0)];
  const title = `날짜가 바뀌는 주문 ${Date.now() % 1_000_000}`;
  const named = { expectedShipDate: from };
  const { poNumber, orderId } = await acceptedOrder(...calls, title, named);
  await letShipDatesPass(orderId, 14);
  await logIn(buying, buyer.userId, demoPassword);
  await logIn(selling, shop.userId, demoPassword);

  await test.step("the start page leads to the order whose day is asked about", async () => {
    await goHome(selling);
    const entry = selling.getByRole("main").getByRole("link", { name: "출고일 확인 필요" });
    await expect(entry.first()).toBeVisible();
    await look(selling, "ship-date-home");
    await entry.first().click();
    await expect(selling.getByRole("button", { name: "다른 날짜로 출고" })).toBeVisible();
  });
  await test.step("the seller moves the day on the phone", async () => {
    await onPhone(selling);
    await moveDay(selling, poNumber, from, to);
  });
  await test.step("the buyer is told, and sees both days with the reason", async () => {
    await letShipDatesPass(orderId, 14);
    await followNotice(buying, `출고 일정 안내: ${poNumber}`);
    const table = buying.getByRole("table", { name: "주문 품목" });
    await expect(table.locator("del")).toContainText(inWords(from));
    for (const words of [inWords(to), `기타 (${reason})`])
      await expect(table.getByText(words)).toBeVisible();
    await look(buying, "ship-date-moved");
    await onPhone(buying);
    await openOrder(buying, poNumber);
    await expect(openLine(buying)).toContainText(`기타 (${reason})`);
    await look(buying, "ship-date-moved-line");
  });
  complaints.none();
});
