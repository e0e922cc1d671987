import type { OrderInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { productOf } from "../../test/product-label.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { OrderInvoices } from "./order-invoices.tsx";
import type { Side } from "./queries.ts";

beforeEach(() => {
  browserObjects();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T03:00:00.000Z") });
});
afterEach(tidy);

const orderId = "ord_01KB0000000000000000000000";
const invoice = productOf<OrderInvoice>({
  id: "tin_01KB0000000000000000000001",
  number: "TI-261120-0000000001",
  status: "SENT",
  total: 110_000,
  share: { supply: 100_000, vat: 10_000, total: 110_000 },
  amendments: [],
});
async function shown(side: Side, body: object) {
  network({ [`/tax-invoices/orders/${orderId}`]: () => ({ status: 200, body }) });
  await show(<OrderInvoices orderId={orderId} side={side} />);
  await screen.findByRole("list");
  return {
    rows: screen.getAllByRole("listitem").map(({ textContent }) => textContent),
    links: screen.queryAllByRole("link").map((one) => [one.textContent, one.getAttribute("href")]),
  };
}

describe("the tax invoices of a purchase order (D42-10)", () => {
  test.each([
    ["BUYER", `/mypage/tax-invoices/${invoice.id}`],
    ["SELLER", `/seller/tax-invoices/${invoice.id}`],
  ] as const)("lead the %s to their own page", async (side, page) => {
    const { rows, links } = await shown(side, { items: [invoice] });
    expect(links).toEqual([[invoice.number, page]]);
    expect(rows).toEqual([`${invoice.number}국세청 전송 완료110,000원`]);
  });

  test.each([
    ["BUYER", "", []],
    ["SELLER", "발행하러 가기", [["발행하러 가기", "/seller/tax-invoices"]]],
  ] as const)(
    "say to the %s how many lines are open and until when; the seller alone issues them",
    async (side, act, expected) => {
      const { rows, links } = await shown(side, {
        items: [],
        open: { lines: 3, dueOn: "2026-12-10" },
      });
      expect(rows).toEqual([`미발행 3개 품목 · 발행 기한 12월 10일 (목) ${act}`]);
      expect(links).toEqual(expected);
    },
  );

  test("say what each states of this order, beside the sum of an invoice of several", async () => {
    const share = { supply: 40_000, vat: 4_000, total: 44_000 };
    const { rows } = await shown("BUYER", { items: [{ ...invoice, share }] });
    expect(rows).toEqual([`${invoice.number}국세청 전송 완료44,000원계산서 합계 110,000원`]);
  });

  test("say that there is none, and how many amended one", async () => {
    expect((await shown("BUYER", { items: [] })).rows).toEqual(["아직 없음"]);
    tidy();
    browserObjects();
    const amended = { ...invoice, amendments: [{}, {}] };
    const { rows } = await shown("BUYER", { items: [amended] });
    expect(rows).toEqual([expect.stringMatching(/수정 2건$/)]);
  });
});
