import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productOf } from "../../../test/product-label.ts";
import { network, show, tidy } from "../../../test/world.tsx";
import { AcceptDialog } from "./accept-dialog.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const ulid = "01KB000000000000000000000";
const lineOf = (at: number, leadTimeDays: number) =>
  productOf<Order>({
    id: `ord_${ulid}${at}`,
    partNumber: `A-${at}`,
    productName: "인버터",
    status: "PENDING",
    amount: 1_000,
    currency: "KRW",
    vatMode: "EXCLUDED",
    shippingFeePayer: "SELLER_PAYS",
    leadTimeDays,
  });

async function shown(batch: Order[]) {
  await show(
    <AcceptDialog
      deciding={{ act: "accept", order: batch[0]!, batch }}
      onClose={() => undefined}
    />,
  );
  return within(await screen.findByRole("dialog"));
}

test("what is accepted says its amount, and names each line once, by its day", async () => {
  network({});
  const batch = Array.from({ length: 9 }, (_, at) => lineOf(at, at < 7 ? 3 : 10));
  const dialog = await shown(batch);
  expect(dialog.getByText("9건을 수락합니다.").parentElement!.textContent).toContain("9,900원");
  const days = within(dialog.getByRole("list", { name: "출고 예정일" }));
  expect(days.getAllByRole("listitem").map(({ lastChild }) => lastChild?.textContent)).toEqual([
    "A-0, A-1, A-2, A-3, A-4 외 2건",
    "A-7, A-8",
  ]);
});

test("a shortage takes the place of the days, and names the lines that are short", async () => {
  network({
    "/accept": () => ({
      status: 409,
      body: {
        code: "OUT_OF_STOCK",
        message: "OUT_OF_STOCK",
        params: { lines: [{ orderId: `ord_${ulid}1`, requested: 4, available: 1 }] },
      },
    }),
  });
  const dialog = await shown([lineOf(0, 3), lineOf(1, 10)]);
  fireEvent.click(dialog.getByRole("button", { name: "수락" }));
  const alert = await dialog.findByRole("alert");
  expect(within(alert).getByText("A-1")).toBeTruthy();
  expect(dialog.queryByText("A-0")).toBeNull();
  expect(dialog.queryByRole("list", { name: "출고 예정일" })).toBeNull();
});
