import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { Dialogs } from "@bupum/ui/frame/dialogs";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productOf } from "../../../test/product-label.ts";
import { network, show, tidy } from "../../../test/world.tsx";
import { OrderActs } from "./order-acts.tsx";
import { OrderMarks, OrderTimeline, Shipment } from "./order-timeline.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const id = "ord_01JD0000000000000000000001";
const at = "2026-11-24T01:00:00.000Z";
const orderOf = (fields: Partial<Order> = {}) =>
  productOf<Order>({
    id,
    status: "CONFIRMED",
    poNumber: "PO-261123-ABCDE",
    partNumber: "MY2N-GS",
    productName: "릴레이",
    quantity: 10,
    unit: "EA",
    unitPrice: "1000",
    amount: 10_000,
    currency: "KRW",
    vatMode: "EXCLUDED",
    createdAt: "2026-11-23T00:00:00.000Z",
    confirmedAt: "2026-11-23T02:00:00.000Z",
    version: 3,
    ...fields,
  });
const partly = orderOf({
  deliveries: [{ quantity: 4, carrier: "CJ대한통운", trackingNo: "111", shippedAt: at, at }],
});

const replies = (path: string) => ({
  [path]: () => ({ status: 200, body: { orders: [partly] } }),
});

test("a seller ships some pieces, with the version that was seen; all of them name none (D39-2)", async () => {
  const { sentTo } = network(replies("/batch/shipment"));
  await show(<OrderActs lines={[orderOf()]} side="SELLER" />);
  fireEvent.click(screen.getByRole("button", { name: "출고 정보 입력" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText(/운송사/), { target: { value: "CJ대한통운" } });
  const pieces = dialog.getByLabelText("출고 수량");
  expect((pieces as HTMLInputElement).value).toBe("10");
  fireEvent.change(pieces, { target: { value: "4" } });
  fireEvent.click(dialog.getByRole("button", { name: /저장하고/ }));
  await waitFor(() => expect(sentTo("/batch/shipment")).toHaveLength(1));
  expect(sentTo("/batch/shipment")[0]).toMatchObject({
    body: { pieces: [{ orderId: id, quantity: 4, version: 3 }] },
  });
});

test("a buyer asks to cancel some of the pieces that have not left (D39-4)", async () => {
  const { sentTo } = network(replies("/batch/cancel"));
  await show(<OrderActs lines={[partly]} side="BUYER" />);
  fireEvent.click(screen.getByRole("button", { name: "취소 요청" }));
  const dialog = within(await screen.findByRole("dialog"));
  const pieces = dialog.getByLabelText("취소할 수량");
  expect((pieces as HTMLInputElement).value).toBe("6");
  fireEvent.change(pieces, { target: { value: "2" } });
  fireEvent.click(dialog.getByRole("button", { name: "취소 요청" }));
  await waitFor(() => expect(sentTo("/batch/cancel")).toHaveLength(1));
  expect(sentTo("/batch/cancel")[0]).toMatchObject({
    body: { pieces: [{ orderId: id, quantity: 2 }] },
  });
});

test("a buyer says that what left has come, and is not asked twice about it (D39-5)", async () => {
  network(replies("/batch/complete"));
  await show(
    <>
      <OrderActs lines={[partly]} side="BUYER" />
      <Dialogs />
    </>,
  );
  fireEvent.click(screen.getByRole("button", { name: "받은 수량 확인" }));
  expect((await screen.findByRole("dialog")).textContent).toContain("남은 수량은 계속 진행됩니다");
  tidy();
  const had = orderOf({ deliveries: [{ ...partly.deliveries![0]!, receivedAt: at }] });
  browserObjects();
  await show(<OrderActs lines={[had]} side="BUYER" />);
  expect(screen.queryByRole("button", { name: "받은 수량 확인" })).toBeNull();
});

test("an order says what left, what is left and what was cancelled", async () => {
  const one = { quantity: 2, amount: 2_000, reason: "TOO_LATE" as const, by: "BUYER" as const, at };
  const of = { ...partly, quantity: 8, amount: 8_000, cancelledPieces: [one] };
  await show(
    <>
      <OrderMarks of={of} />
      <Shipment of={of} />
      <OrderTimeline of={of} />
    </>,
  );
  expect(screen.getByText("4/8 출고")).toBeTruthy();
  expect(screen.getByText("남은 수량 4EA")).toBeTruthy();
  expect(screen.getByText(/주문 취소 2EA/)).toBeTruthy();
  expect(screen.getByText(/^출고 4EA/)).toBeTruthy();
});

test("each parcel has its delivery note on both sides, and a cancelled line has none (D39-6)", async () => {
  const { sentTo } = network({
    "/documents": () => ({ status: 200, body: { url: "https://files.example/note.pdf" } }),
  });
  const second = { ...partly.deliveries![0]!, trackingNo: "222", at: "2026-11-25T01:00:00.000Z" };
  const of = { ...partly, deliveries: [...partly.deliveries!, second] };
  await show(<Shipment of={of} />);
  expect(screen.getAllByRole("button", { name: /납품서 PDF/ })).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: "CJ대한통운 222 납품서 PDF" }));
  await waitFor(() => expect(sentTo("/documents")).toHaveLength(1));
  expect(sentTo("/documents")[0]).toMatchObject({ body: { orderId: id, parcelAt: second.at } });
  tidy();
  browserObjects();
  await show(<Shipment of={{ ...of, status: "CANCELLED" }} />);
  expect(screen.queryByRole("button", { name: /납품서/ })).toBeNull();
});

test("who agrees to cancel names the line as it stands, so that a repeated call asks for nothing more (D39-4)", async () => {
  const { sentTo } = network(replies("/batch/cancel"));
  const asked = { by: "BUYER" as const, reason: "TOO_LATE" as const, at, dueAt: at, quantity: 2 };
  await show(
    <>
      <OrderActs lines={[{ ...partly, cancelRequest: asked }]} side="SELLER" />
      <Dialogs />
    </>,
  );
  fireEvent.click(screen.getByRole("button", { name: "취소에 동의" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: "취소에 동의" }));
  await waitFor(() => expect(sentTo("/batch/cancel")).toHaveLength(1));
  expect(sentTo("/batch/cancel")[0]).toMatchObject({
    body: { orderIds: [id], seen: [{ orderId: id, version: 3 }] },
  });
});
