import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { Dialogs } from "@bupum/ui/frame/dialogs";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productOf } from "../../../test/product-label.ts";
import { network, show, tidy } from "../../../test/world.tsx";
import { OrderActs } from "./order-acts.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const id = "ord_01JD0000000000000000000001";
const order = productOf<Order>({
  id,
  status: "CONFIRMED",
  cancelRequest: {
    by: "BUYER",
    reason: "NOT_NEEDED",
    at: "2026-11-23T00:00:00.000Z",
    dueAt: "2099-11-25T00:00:00.000Z",
  },
});

test("a request to cancel is declined once its reader has said so twice", async () => {
  const { sentTo } = network({
    [`/${id}/batch/keep`]: () => ({ status: 200, body: { orders: [order] } }),
  });
  await show(
    <>
      <OrderActs lines={[order]} side="SELLER" />
      <Dialogs />
    </>,
  );
  fireEvent.click(screen.getByRole("button", { name: "취소 거절" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/그대로 진행/)).toBeTruthy();
  expect(sentTo("/batch/keep")).toHaveLength(0);
  fireEvent.click(dialog.getByRole("button", { name: "취소 거절" }));
  await waitFor(() => expect(sentTo("/batch/keep")).toHaveLength(1));
});

test("an order is cancelled with a red button, as all that cannot be undone", async () => {
  await show(<OrderActs lines={[productOf<Order>({ id, status: "PENDING" })]} side="BUYER" />);
  fireEvent.click(screen.getByRole("button", { name: "주문 취소" }));
  const dialog = within(await screen.findByRole("dialog"));
  const send = dialog.getByRole("button", { name: "주문 취소" });
  expect(send.getAttribute("style")).toContain("red");
});
