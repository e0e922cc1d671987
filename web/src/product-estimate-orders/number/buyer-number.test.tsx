import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { actForCompany } from "../../../test/cost-centres.ts";
import { numbersReply } from "../../../test/order-numbers.ts";
import { productOf } from "../../../test/product-label.ts";
import { network, show, tidy } from "../../../test/world.tsx";
import { endActing } from "../../acting.ts";
import { BuyerNumber, hasNumberRow } from "./buyer-number.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const id = "ord_01KB0000000000000000000000";
const line = (more: Partial<Order> = {}) =>
  productOf<Order>({ id, status: "CONFIRMED", version: 3, ...more });
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

describe("the own number of a purchase order (D45-5)", () => {
  test("is corrected by its buyer as it was seen, while the order runs", async () => {
    const { sentTo } = network({ "/buyer-number": () => ({ status: 200, body: { orders: [] } }) });
    const lines = [line({ buyerPoNumber: "ERP-2", formerBuyerPoNumber: "ERP-1" })] as const;
    await show(<BuyerNumber lines={lines} side="BUYER" />);
    expect(screen.getByText("변경 전: ERP-1")).toBeTruthy();
    await press("번호 수정");
    const field = await screen.findByLabelText<HTMLInputElement>("자체 발주번호", {
      selector: "input",
    });
    expect(field.value).toBe("ERP-2");
    fireEvent.change(field, { target: { value: "" } });
    await press("저장");
    await waitFor(() => expect(sentTo("/buyer-number")).toMatchObject([{ body: { version: 3 } }]));
    expect(sentTo("/buyer-number")[0]!.body).not.toHaveProperty("buyerPoNumber");
  });

  test("is corrected to none that the company's template writes (D45-1)", async () => {
    actForCompany();
    const { sentTo } = network({
      "/buyer-number": () => ({ status: 200, body: { orders: [] } }),
      "/order-numbers": () => numbersReply("PO-{####}"),
    });
    await show(<BuyerNumber lines={[line({ buyerPoNumber: "PO-0001" })]} side="BUYER" />);
    await press("번호 수정");
    const field = await screen.findByLabelText("자체 발주번호", { selector: "input" });
    fireEvent.change(field, { target: { value: "PO-0009" } });
    await press("저장");
    expect(await screen.findByText(/자동 번호 양식과 같은 번호/)).toBeTruthy();
    expect(sentTo("/buyer-number")).toEqual([]);
    // What was typed before the template stays.
    fireEvent.change(field, { target: { value: "PO-0001" } });
    await press("저장");
    await waitFor(() => expect(sentTo("/buyer-number")).toHaveLength(1));
    endActing();
  });

  test("is read alone by the seller, and by its buyer where it was drawn or the order ended", async () => {
    const own = { buyerPoNumber: "A01" };
    const all = [
      [[line(own)], "SELLER"],
      [[line({ ...own, isNumberDrawn: true })], "BUYER"],
      [[line({ ...own, status: "COMPLETED" })], "BUYER"],
    ] as const;
    for (const [lines, side] of all) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await show(<BuyerNumber lines={lines} side={side} />);
      expect(screen.getByText("A01")).toBeTruthy();
      expect(screen.queryByRole("button")).toBeNull();
      tidy();
      browserObjects();
    }
  });

  test("has no row where there is none and nobody may state one", () => {
    expect(hasNumberRow({ lines: [line()], side: "BUYER" })).toBe(true);
    expect(hasNumberRow({ lines: [line()], side: "SELLER" })).toBe(false);
    expect(hasNumberRow({ lines: [line({ status: "REJECTED" })], side: "BUYER" })).toBe(false);
  });
});
