import type { OrderEntity } from "@bupum/shared/deal/product-estimate-orders/admin-contract";
import type { WriterInfo } from "@bupum/shared/accounts/writer-infos/contract";
import type { RegisterRequestHistory } from "@bupum/shared/sheets/register-request-histories/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { DecisionBar as OrderBar } from "../product-estimate-orders/decision-bar.tsx";
import { DecisionBar as SheetBar } from "../register-requests/decision-bar.tsx";
import { DecisionBar as WriterBar } from "../writer-infos/decision-bar.tsx";

beforeEach(browserObjects);
afterEach(tidy);

// The bars read only these fields.
const writer = { id: "wri_1", status: "PENDING", writerRole: "WRITER", version: 1 };
const sheet = {
  id: "rrh_1",
  status: "IN_PROGRESS",
  phase: "CHECKED",
  version: 1,
  unknownMakerRows: 0,
  totalRows: 3,
  checkedRows: 3,
  outcomes: { ADD: 3, UPDATE: 0, REMOVE: 0, SKIP: 0, ERROR: 0 },
};
const order = {
  id: "ord_1",
  status: "CONFIRMED",
  buyerName: "구매",
  sellerName: "판매",
  cancelRequest: { by: "BUYER", dueAt: "2026-11-20T00:00:00.000Z" },
};

const press = (code: string) => fireEvent.keyDown(document.body, { code, altKey: true });
const shown = (bar: ReactNode) => show("/today", () => bar, "/today");

const bars: [string, () => ReactNode, string, string][] = [
  ["a writer", () => <WriterBar writer={writer as WriterInfo} />, "KeyA", "승인"],
  [
    "a sheet",
    () => <SheetBar request={sheet as unknown as RegisterRequestHistory} />,
    "KeyA",
    "확인하고 반영",
  ],
  ["a request to cancel", () => <OrderBar lines={[order as OrderEntity]} />, "KeyR", "주문 유지"],
];

test.each(bars)("%s is decided by two presses (D30-6)", async (_of, bar, key, act) => {
  network({});
  await shown(bar());
  await screen.findByRole("button", { name: act });
  press(key);
  const dialog = await screen.findByRole("dialog", { name: act });
  await waitFor(() => expect(document.activeElement?.textContent).toBe(act));
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect((document.activeElement as HTMLButtonElement).type).toBe("submit");
});

test("with unknown makers the question about them comes first", async () => {
  network({});
  const request = { ...sheet, unknownMakerRows: 2 } as unknown as RegisterRequestHistory;
  await shown(<SheetBar request={request} />);
  press("KeyA");
  await screen.findByRole("dialog");
  await waitFor(() => expect(document.activeElement?.getAttribute("type")).toBe("checkbox"));
});

test("an order without a request to cancel has no keys", async () => {
  network({});
  const { cancelRequest: _asked, ...plain } = order;
  await shown(<OrderBar lines={[plain as OrderEntity]} />);
  await screen.findByRole("button", { name: "주문 취소" });
  press("KeyA");
  press("KeyR");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByText(/Alt\+/)).toBeNull();
});
