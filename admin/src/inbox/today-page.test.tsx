import type { InboxQueue } from "@bupum/shared/notices/inbox/admin-contract";
import { inboxQueues } from "@bupum/shared/notices/inbox/queues";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { WaitingMark } from "../layout/waiting.tsx";
import { TodayPage } from "./today-page.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const orderId = "ord_01KB0000000000000000000000";
const waiting: InboxQueue[] = [
  {
    queue: "cancelRequests",
    count: 100,
    overdue: 3,
    dueAt: "2026-11-20T00:00:00.000Z",
    firstId: orderId,
  },
];
const queues = inboxQueues.map(
  (queue) => waiting.find((one) => one.queue === queue) ?? { queue, count: 0, overdue: 0 },
);

function Both() {
  return (
    <>
      <WaitingMark of="cancelRequests" onClick={() => undefined} />
      <TodayPage />
    </>
  );
}

test("a queue has its count, what is overdue, its list and its first thing; the menu says the same, from one read", async () => {
  const sent = network({ "/inbox": () => ({ queues }) });
  await show("/today", Both, "/today");
  const item = await screen.findByRole("listitem");
  expect(item.textContent).toContain("99+건");
  expect(item.textContent).toContain("기한 지남 3건");
  const [list, first] = within(item).getAllByRole("link");
  expect(list!.getAttribute("href")).toBe("/orders?state=CANCEL_ASKED");
  expect(first!.getAttribute("href")).toBe(`/orders/${orderId}`);
  expect(screen.getByRole("link", { name: "결정이 필요한 취소 요청 99+건" })).toBeTruthy();
  expect(screen.getByText(/^비어 있음: 판매자 심사, 작성자 심사/)).toBeTruthy();
  expect(sent.filter(({ path }) => path.endsWith("/inbox"))).toHaveLength(1);
});
