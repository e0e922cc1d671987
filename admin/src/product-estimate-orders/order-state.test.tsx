import { browserObjects } from "@bupum/ui/test/browser-objects";
import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ko } from "../words/ko.ts";
import { OrderState, PurchaseOrderState } from "./order-list.tsx";

beforeEach(browserObjects);
afterEach(cleanup);

type Of = Parameters<typeof OrderState>[0]["of"];
const wrapped = (state: ReactNode) =>
  render(
    <IntlProvider locale="ko" timeZone="Asia/Seoul" messages={ko}>
      <MantineProvider>{state}</MantineProvider>
    </IntlProvider>,
  );
const show = (of: Of) => wrapped(<OrderState of={of} />);
const past = "2020-01-02T09:00:00.000Z";
const future = "2999-01-02T09:00:00.000Z";

test("a cancel request without a reply in time is marked as the admins' to decide", () => {
  show({ status: "CONFIRMED", cancelDueAt: past });
  expect(screen.getByText("결정 필요")).toBeTruthy();
  expect(screen.queryByText("취소 요청")).toBeNull();
});

test("a cancel request that the other side can still reply to is only named", () => {
  show({ status: "CONFIRMED", cancelDueAt: future });
  expect(screen.getByText("취소 요청")).toBeTruthy();
  expect(screen.queryByText("결정 필요")).toBeNull();
});

test("a purchase order says how many of its lines have left", () => {
  const counts = { PENDING: 0, CONFIRMED: 3, COMPLETED: 0, REJECTED: 0, CANCELLED: 0 };
  const state = (shipped: number) => wrapped(<PurchaseOrderState of={{ counts, shipped }} />);
  state(0);
  expect(screen.queryByText(/출고됨/)).toBeNull();
  cleanup();
  state(2);
  expect(screen.getByText("2건 출고됨")).toBeTruthy();
  cleanup();
  state(3);
  expect(screen.getByText("출고됨")).toBeTruthy();
});

test("a settled cancel request needs no decision", () => {
  show({ status: "CANCELLED", cancelDueAt: past });
  expect(screen.getByText("주문 취소")).toBeTruthy();
  expect(screen.queryByText("결정 필요")).toBeNull();
});
