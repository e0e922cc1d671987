import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { actForCompany, centresReply } from "../../../test/cost-centres.ts";
import { drawn, send } from "../../../test/order-form.tsx";
import { numbersReply } from "../../../test/order-numbers.ts";
import { tidy } from "../../../test/world.tsx";
import { endActing } from "../../acting.ts";

beforeEach(browserObjects);
afterEach(() => {
  tidy();
  endActing();
});

const before = { poNumber: "PO-261101-AAAAA", sellerName: "가온", buyerPoNumber: "ERP-7" };
const form = (template?: string) =>
  drawn(() => ({ status: 201, body: { poNumber: "PO-261123-BBBBB" } }), {
    "/order-numbers": () => numbersReply(template),
    "/batches": () => ({ status: 200, body: { items: [before], page: 1, itemsPerPage: 10 } }),
    "/cost-centres": () => centresReply(),
    "/approval-rules": () => ({ status: 200, body: { rules: [], version: 0 } }),
    "/companies": () => ({ status: 200, body: { items: [] } }),
  });
const field = () => screen.findByLabelText<HTMLInputElement>("자체 발주번호");
const type = async (value: string) => fireEvent.change(await field(), { target: { value } });

describe("the own order number on the form (D45-6)", () => {
  test("says which one may be drawn, as an example alone", async () => {
    actForCompany();
    await form("PO-{YY}{MM}-{####}");
    expect(
      await screen.findByText("비워 두면 번호는 주문할 때 정해집니다. 예: PO-2611-0042"),
    ).toBeTruthy();
    expect((await field()).value).toBe("");
  });

  test("may be typed without a company, says where it stands already, and is sent with each order", async () => {
    const { sentTo } = await form("PO-{YY}{MM}-{####}");
    await type("ERP-8");
    expect(screen.queryByText(/비워 두면/)).toBeNull();
    await type(" ERP-7 ");
    expect(await screen.findByText(/이미 쓴 번호입니다: PO-261101-AAAAA \(가온\)/)).toBeTruthy();
    await type("ERP-77");
    await waitFor(() => expect(screen.queryByText(/이미 쓴 번호/)).toBeNull());
    await send(2);
    await waitFor(() => expect(sentTo("/product-estimate-orders")).toHaveLength(2));
    const numbers = sentTo("/product-estimate-orders").map(
      ({ body }) => (body as { buyerPoNumber: string }).buyerPoNumber,
    );
    expect(numbers).toEqual(["ERP-77", "ERP-77"]);
  });

  test("refuses one that the company's template writes, at its field, and sends nothing", async () => {
    actForCompany();
    const { sentTo } = await form("PO-{YY}{MM}-{####}");
    await screen.findByText(/비워 두면 번호는/);
    await type("PO-2611-0009");
    expect(await screen.findByText(/자동 번호 양식과 같은 번호/)).toBeTruthy();
    expect(screen.queryByText(/이미 쓴 번호/)).toBeNull();
    await send(2);
    await waitFor(async () => expect((await field()).getAttribute("aria-invalid")).toBe("true"));
    expect(sentTo("/award-plans")).toEqual([]);
    expect(sentTo("/product-estimate-orders")).toEqual([]);
  });
});
