import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productOf } from "../../../test/product-label.ts";
import { network, show, tidy } from "../../../test/world.tsx";
import { OrderNotes } from "./order-notes.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const of = productOf<Order>({ status: "CONFIRMED", unit: "박스", stockKeptIn: "EA" });

test("a seller reads that an order in boxes took nothing from a stock in pieces, and a buyer does not (D6-29)", async () => {
  network({});
  await show(<OrderNotes of={of} side="SELLER" />);
  expect(screen.getByText("재고에서 빠지지 않은 주문입니다")).toBeTruthy();
  expect(screen.getByText(/재고 단위는 EA입니다. 주문 단위\(박스\)의/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "상품 재고 보기" }).getAttribute("href")).toContain(
    "/seller/merchandises",
  );
  tidy();
  browserObjects();
  await show(<OrderNotes of={of} side="BUYER" />);
  expect(screen.queryByText("재고에서 빠지지 않은 주문입니다")).toBeNull();
});
