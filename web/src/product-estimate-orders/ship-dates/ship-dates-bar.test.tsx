import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { addBusinessDays, businessDayBefore } from "@bupum/shared/kernel/calendar/calendar";
import { addDays, seoulDay, seoulInstant } from "@bupum/shared/kernel/time";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productOf } from "../../../test/product-label.ts";
import { network, show, tidy } from "../../../test/world.tsx";
import { ShipDatesBar } from "./ship-dates-bar.tsx";
import { shipDaysOf } from "./ship-dates.ts";

beforeEach(browserObjects);
afterEach(tidy);

/** Today or the next business day: its question is open whatever the clock says. */
const on = addBusinessDays(seoulDay(new Date().toISOString()), 0);
const line = (at: number, more: Partial<Order> = {}) =>
  productOf<Order>({
    id: `ord_01KB00000000000000000000${String(at).padStart(2, "0")}`,
    partNumber: `A-${at}`,
    status: "CONFIRMED",
    expectedShipDate: on,
    confirmedAt: "2026-01-05T00:00:00.000Z",
    ...more,
  });
const shown = (lines: Order[]) => show(<ShipDatesBar lines={lines} />);

test("one press says that the day holds, for all lines of that day (D33-2)", async () => {
  const { sentTo } = network({ "/batch/held": () => ({ status: 200, body: { orders: [] } }) });
  await shown([line(1), line(2), line(3, { expectedShipDate: addDays(on, 60) })]);
  fireEvent.click(screen.getByRole("button", { name: "예, 예정대로 출고합니다" }));
  await waitFor(() => expect(sentTo("/batch/held")).toHaveLength(1));
  expect(sentTo("/batch/held")[0]!.body).toEqual({
    orderIds: [line(1).id, line(2).id],
    expectedShipDate: on,
  });
});

test("another day is sent with its reason; for another reason words are needed (D33-3)", async () => {
  const { sentTo } = network({ "/batch/ship-date": () => ({ status: 200, body: { orders: [] } }) });
  await shown([line(1)]);
  fireEvent.click(screen.getByRole("button", { name: "다른 날짜로 출고" }));
  const dialog = within(await screen.findByRole("dialog"));
  const to = addDays(on, 3);
  fireEvent.change(dialog.getByLabelText("새 출고 예정일"), { target: { value: to } });
  fireEvent.change(dialog.getByLabelText("사유"), { target: { value: "OTHER" } });
  const words = await dialog.findByLabelText("사유를 입력해 주세요 (5자 이상)");
  fireEvent.click(dialog.getByRole("button", { name: "출고일 변경" }));
  await waitFor(() => expect(words.getAttribute("aria-invalid")).toBe("true"));
  expect(sentTo("/batch/ship-date")).toHaveLength(0);
  fireEvent.change(words, { target: { value: "도금 업체 휴무" } });
  fireEvent.click(dialog.getByRole("button", { name: "출고일 변경" }));
  await waitFor(() => expect(sentTo("/batch/ship-date")).toHaveLength(1));
  expect(sentTo("/batch/ship-date")[0]!.body).toEqual({
    orderIds: [line(1).id],
    expectedShipDate: to,
    reason: "OTHER",
    detail: "도금 업체 휴무",
  });
});

test("a day that is not asked about yet can be moved, and what was shipped is not shown", async () => {
  const at = "2026-11-23T00:00:00.000Z";
  await shown([
    line(1, { expectedShipDate: addDays(on, 60) }),
    line(2, { shipment: { carrier: "CJ", shippedAt: at, at } }),
  ]);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "출고일 변경",
  ]);
});

test("lines are shown by day: asked about, answered, or over", () => {
  const day = "2026-12-01";
  const now = seoulInstant(businessDayBefore(day), "10:30");
  const held = { on: day, by: "SELLER" as const, at: now };
  const of = (more: Partial<Order>) =>
    shipDaysOf([line(1, { expectedShipDate: day, ...more })], now);
  expect(of({})).toMatchObject([{ on: day, state: "asked" }]);
  expect(of({ shipDateHeld: held })).toMatchObject([{ on: day, state: "named", heldAt: now }]);
  expect(of({ expectedShipDate: "2026-11-27" })).toMatchObject([{ state: "over" }]);
  expect(of({ status: "PENDING" })).toEqual([]);
});
