import type { TaxInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import type { Supply } from "@bupum/shared/papers/tax-invoices/open";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { productOf } from "../../test/product-label.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { InvoicePage } from "./invoice-page.tsx";
import { IssueDialog } from "./issue-dialog.tsx";
import { lastMonths } from "../months/last-months.ts";
import { invoiceOf } from "./queries.ts";
import { MonthSums } from "./received-page.tsx";
import { sumOfInvoices } from "@bupum/shared/papers/tax-invoices/sums";
import { SupplyCard } from "./supply-card.tsx";

beforeEach(() => {
  browserObjects();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T03:00:00.000Z") });
});
afterEach(tidy);

const party = {
  name: "한빛정밀",
  businessNumber: "1248100998",
  representative: "구본아",
  address: "서울",
  email: "tax@example.com",
};
const invoice = (more: object = {}) =>
  productOf<TaxInvoice>({
    id: "tin_01KB0000000000000000000001",
    number: "TI-261120-0000000001",
    status: "SENT",
    taxType: "TAXED",
    seller: { ...party, name: "대한부품" },
    buyer: party,
    writtenOn: "2026-11-20",
    supply: 100_000,
    vat: 10_000,
    total: 110_000,
    lines: [],
    amendments: [],
    remaining: { supply: 100_000, vat: 10_000, total: 110_000 },
    version: 3,
    ...more,
  });
const order = (letter: string, more: object = {}) => ({
  orderBatchId: `pob_0000000000000000000000000${letter}`,
  poNumber: `PO-261120-AAAA${letter}`,
  orderId: `ord_0000000000000000000000000${letter}`,
  lines: 1,
  firstOn: "2026-10-05",
  lastOn: "2026-10-20",
  supply: 1_000,
  vat: 100,
  total: 1_100,
  ...more,
});
const supply = (more: object = {}) =>
  productOf<Supply>({
    buyerId: "usr_1",
    buyer: party,
    month: "2026-10",
    dueOn: "2026-11-10",
    orders: [order("1"), order("2", { lastOn: "2026-10-25" })],
    supply: 2_000,
    vat: 200,
    total: 2_200,
    ...more,
  });

const valued = (status: TaxInvoice["status"], value: number) => ({ status, supply: value, vat: 1 });

test("the sums of a month leave out what was not issued and what no longer holds", () => {
  const some = [
    valued("ISSUED", 100),
    valued("SENT", -20),
    valued("SEND_FAILED", 3),
    valued("ISSUING", 1_000),
    valued("REFUSED", 1_000),
    valued("CANCELLED", 1_000),
  ];
  expect(sumOfInvoices(some)).toEqual({ supply: 83, vat: 3, count: 3 });
});

test("the months of the filter go back over the end of a year", () => {
  const months = lastMonths("2027-01-31");
  expect(months).toHaveLength(14);
  expect([months[0], months[1], months.at(-1)]).toEqual(["2027-01", "2026-12", "2025-12"]);
});

test("the sums of a month are of all its pages", async () => {
  const { sentTo } = network({
    "/tax-invoices": (_body, search) =>
      search.includes("cursor=b")
        ? { status: 200, body: { items: [invoice()], page: 2, itemsPerPage: 100 } }
        : {
            status: 200,
            body: { items: [invoice()], page: 1, itemsPerPage: 100, nextCursor: "b" },
          },
  });
  await show(<MonthSums month="2026-11" />);
  expect(await screen.findByText("2026년 11월 합계 · 2건")).toBeTruthy();
  expect(screen.getByText("220,000원")).toBeTruthy();
  expect(sentTo("/tax-invoices")).toHaveLength(2);
});

test("an invoice after its last day is issued only once the penalty is accepted (D42-6)", async () => {
  const { sentTo } = network({
    "/tax-invoices": () => ({ status: 201, body: { ids: ["tin_1"] } }),
  });
  const of = supply();
  await show(<IssueDialog of={of} orders={of.orders} onClose={() => undefined} />);
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("124-81-00998")).toBeTruthy();
  // Two orders of a month that is over.
  expect(dialog.getByText("10월 31일 (토)")).toBeTruthy();
  expect(dialog.getByText("2,200원")).toBeTruthy();
  const act = dialog.getByRole("button", { name: "지연 발행하기" });
  expect(act).toHaveProperty("disabled", true);
  fireEvent.click(dialog.getByLabelText("가산세를 확인했으며 지연 발행합니다"));
  fireEvent.click(act);
  await waitFor(() => expect(sentTo("/tax-invoices")).toHaveLength(1));
  expect(sentTo("/tax-invoices")[0]!.body).toEqual({
    orderBatchIds: of.orders.map(({ orderBatchId }) => orderBatchId),
    month: "2026-10",
    late: true,
  });
});

test("in time nothing more is asked, and one order is stated by its own day", async () => {
  const of = supply({ dueOn: "2026-12-10", orders: [order("1")] });
  const { sentTo } = network({
    "/tax-invoices": () => ({ status: 201, body: { ids: ["tin_1"] } }),
  });
  await show(<IssueDialog of={of} orders={of.orders} onClose={() => undefined} />);
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("10월 20일 (화)")).toBeTruthy();
  expect(dialog.queryByRole("checkbox")).toBeNull();
  fireEvent.click(dialog.getByRole("button", { name: "발행하기" }));
  await waitFor(() => expect(sentTo("/tax-invoices")[0]?.body).toMatchObject({ late: false }));
});

test("all orders of a month are chosen, and the sums are of those that stay so", async () => {
  await show(<SupplyCard of={supply()} isBarred={false} />);
  expect(screen.getByText(/기한 지남/)).toBeTruthy();
  expect(screen.getByText("2,200원")).toBeTruthy();
  fireEvent.click(screen.getByLabelText("PO-261120-AAAA1 선택"));
  expect(screen.getByText("발주 2건 중 1건 선택")).toBeTruthy();
  expect(screen.queryByText("2,200원")).toBeNull();
  fireEvent.click(screen.getByLabelText("PO-261120-AAAA2 선택"));
  expect(screen.getByRole("button", { name: "발행하기" })).toHaveProperty("disabled", true);
});

test("a refused invoice says why, and leads its seller back to what is to be invoiced", async () => {
  const refused = invoice({
    status: "REFUSED",
    refusal: { code: "-11000002", message: "공급받는자 사업자번호가 올바르지 않습니다." },
  });
  network({ [refused.id]: () => ({ status: 200, body: refused }) });
  await show(<InvoicePage side="SELLER" id={refused.id} />);
  expect(await screen.findByText("사유 코드 -11000002")).toBeTruthy();
  expect(screen.getByText(/사업자번호가 올바르지 않습니다/)).toBeTruthy();
  const back = screen.getByRole("link", { name: "발행할 내역 보기" });
  expect(back.getAttribute("href")).toBe("/seller/tax-invoices");
  expect(screen.queryByRole("button", { name: "수정 발행" })).toBeNull();
  expect(screen.queryByRole("button", { name: "발행 취소" })).toBeNull();
});

test("a refused amendment leads back to its original", async () => {
  const original = "tin_01KB0000000000000000000009";
  const refused = invoice({
    status: "REFUSED",
    amends: {
      id: original,
      number: "TI-261101-0000000009",
      approvalNumber: "2026",
      writtenOn: "2026-11-01",
      reason: "GOODS_RETURNED",
    },
  });
  network({ [refused.id]: () => ({ status: 200, body: refused }) });
  await show(<InvoicePage side="SELLER" id={refused.id} />);
  const back = await screen.findByRole("link", { name: "원본 보기" });
  expect(back.getAttribute("href")).toBe(`/seller/tax-invoices/${original}`);
});

const amends = {
  id: "tin_01KB0000000000000000000009",
  number: "TI-261101-0000000009",
  approvalNumber: "2026",
  writtenOn: "2026-11-01",
  reason: "ENTRY_ERROR",
};
test.each([
  ["has no button to take it back", "ISSUING", 0],
  ["may go alone once the other one was refused", "REFUSED", 1],
])("one of two documents that belong together %s (D42-7)", async (_, status, buttons) => {
  const twinId = "tin_01KB0000000000000000000008";
  const one = invoice({ status: "ISSUED", amends, twinId });
  network({
    [one.id]: () => ({ status: 200, body: one }),
    [twinId]: () => ({ status: 200, body: invoice({ id: twinId, status }) }),
  });
  const { client } = await show(<InvoicePage side="SELLER" id={one.id} />);
  await screen.findByRole("button", { name: "수정 발행" });
  await waitFor(() => expect(client.getQueryData(invoiceOf(twinId).queryKey)).toBeTruthy());
  await waitFor(() =>
    expect(screen.queryAllByRole("button", { name: "발행 취소" })).toHaveLength(buttons),
  );
});

test.each([
  ["SENT", "ISSUING", true],
  ["ISSUED", "CANCELLING", true],
  ["SENT", "ISSUED", false],
])(
  "an invoice that is %s is asked for again while its amendment is %s: %s",
  async (status, amendment, isAgain) => {
    const one = invoice({ status, amendments: [{ ...amends, status: amendment }] });
    const { refetchInterval } = invoiceOf(one.id);
    if (typeof refetchInterval !== "function") throw new Error("It is never asked for again.");
    const every = refetchInterval({ state: { data: one } } as Parameters<
      typeof refetchInterval
    >[0]);
    expect(every !== false).toBe(isAgain);
  },
);

test("an invoice and its amendment lead to the claim by which it was made (D42-11)", async () => {
  const claimId = "clm_01KB0000000000000000000000";
  const one = invoice({
    amends: { ...amends, claimId },
    amendments: [{ ...amends, status: "ISSUED", supply: -1, vat: 0, claimId }],
  });
  network({ [one.id]: () => ({ status: 200, body: one }) });
  await show(<InvoicePage side="SELLER" id={one.id} />);
  const links = await screen.findAllByRole("link", { name: "클레임 보기" });
  const page = `/seller/claims?claimId=${claimId}`;
  expect(links.map((link) => link.getAttribute("href"))).toEqual([page, page]);
});
