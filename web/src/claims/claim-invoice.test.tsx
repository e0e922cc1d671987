import type { Claim } from "@bupum/shared/deal/claims/contract";
import type { OrderInvoice, TaxInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { Dialogs } from "@bupum/ui/frame/dialogs";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productOf } from "../../test/product-label.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { ClaimInvoice } from "./claim-invoice.tsx";
import type { Side } from "./queries.ts";

beforeEach(browserObjects);
afterEach(tidy);

const orderId = "ord_01KB0000000000000000000000" as const;
const claim = productOf<Claim>({
  id: "clm_01KB0000000000000000000000",
  orderId,
  status: "SETTLED",
  kind: "DAMAGED",
  currency: "KRW",
  vatMode: "INCLUDED",
  settlement: { remedy: "CREDIT", amount: 10_006, by: "BUYER", at: "2026-12-03T03:00:00.000Z" },
});
const invoice = productOf<TaxInvoice>({
  id: "tin_01KB0000000000000000000001",
  number: "TI-261120-0000000001",
  status: "SENT",
  taxType: "TAXED",
  writtenOn: "2026-11-30",
  supply: 100_000,
  vat: 10_000,
  amendments: [],
  version: 4,
});
const mark = {
  id: "tin_01KB0000000000000000000002",
  number: "TI-261203-0000000002",
  status: "ISSUED",
  reason: "VALUE_CHANGED",
  supply: -9_096,
  vat: -910,
  claimId: claim.id,
};

interface Given {
  status?: string;
  amendments?: readonly object[];
  /** What states the invoice anew. */
  anew?: { id: string };
  of?: Claim;
  open?: object;
}
async function shown(
  side: Side,
  { status = "SENT", amendments = [], of = claim, open, anew }: Given,
) {
  const stated = { ...invoice, status, amendments };
  const items = open ? [] : [{ ...stated, orderIds: [orderId] } as unknown as OrderInvoice];
  const world = network({
    [`/tax-invoices/orders/${orderId}`]: () => ({ status: 200, body: { items, open } }),
    "/amendments": () => ({ status: 201, body: { ids: [mark.id] } }),
    [`/tax-invoices/${invoice.id}`]: () => ({ status: 200, body: stated }),
    ...(anew && { [`/tax-invoices/${anew.id}`]: () => ({ status: 200, body: anew }) }),
  });
  await show(
    <>
      <ClaimInvoice of={of} side={side} />
      <Dialogs />
    </>,
  );
  return world;
}
const place = () => screen.getByRole("region", { name: "세금계산서" });
/** What the part says once it is read. */
const section = () =>
  waitFor(() => {
    expect(place().textContent).not.toBe("세금계산서");
    return place().textContent;
  });

test("a seller reads what is owed until when, and issues it by one press (D42-11)", async () => {
  const { sentTo } = await shown("SELLER", {});
  // Until the 10th of the month after the end of the claim, which is a Sunday in January.
  expect(await section()).toMatch(/TI-261120-0000000001.*1월 11일.*−9,096원.*−910원.*−10,006원/);
  fireEvent.click(screen.getByRole("button", { name: "수정세금계산서 발행" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/합계 −10,006원 \(공급가액 −9,096원 · 세액 −910원\)/)).toBeDefined();
  fireEvent.click(dialog.getByRole("button", { name: "수정세금계산서 발행" }));
  await waitFor(() => expect(sentTo("/amendments")).toHaveLength(1));
  expect(sentTo("/amendments")[0]!.body).toEqual({
    reason: "VALUE_CHANGED",
    claimId: claim.id,
    version: 4,
  });
});

test.each(["BUYER", "SELLER"] as const)(
  "the %s reads the amendment that was made, without a button (D42-11)",
  async (side) => {
    await shown(side, { amendments: [mark] });
    expect(await section()).toMatch(/TI-261203-0000000002발행 완료.*−9,096원.*−10,006원/);
    expect(screen.queryByRole("button")).toBeNull();
  },
);

test.each([
  ["BUYER", "판매자가 수정세금계산서를 발행하면"],
  ["SELLER", "−10,006원"],
] as const)(
  "one that the provider refused is owed again, for the %s (D42-11)",
  async (side, said) => {
    await shown(side, { amendments: [{ ...mark, status: "REFUSED" }] });
    expect(await section()).toContain(said);
  },
);

const returned = { ...mark, reason: "GOODS_RETURNED", supply: -99_000, claimId: undefined };
test.each([
  ["less is left than was agreed", "적습니다", { amendments: [returned] }],
  ["the invoice is under way", "발행하는 중입니다", { status: "ISSUING" }],
  ["no invoice states the line", "아직 발행하지", { open: { lines: 1, dueOn: "2026-12-10" } }],
] as const)("the seller reads that %s (D42-11)", async (_case, said, given) => {
  await shown("SELLER", given);
  expect(await section()).toContain(said);
});

test("the part has its place while it is read, and says where that failed", async () => {
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: object }>();
  network({ [`/tax-invoices/orders/${orderId}`]: () => promise });
  await show(<ClaimInvoice of={claim} side="BUYER" />);
  expect(place().textContent).toBe("세금계산서");
  resolve({ status: 403, body: { code: "FORBIDDEN", message: "권한이 없습니다." } });
  expect(await section()).toContain("권한이 없습니다");
});

test("nothing is asked for where nothing was paid back (D42-11)", async () => {
  const settlement = { ...claim.settlement!, remedy: "REPLACEMENT" as const, amount: undefined };
  const { sentTo } = await shown("SELLER", { of: { ...claim, settlement } });
  expect(sentTo("/tax-invoices")).toEqual([]);
  expect(screen.queryByRole("region")).toBeNull();
});

test("what states the invoice anew is amended in its place (D42-11)", async () => {
  const id = "tin_01KB0000000000000000000009" as const;
  const anew = { ...invoice, id, number: "TI-261202-0000000009" };
  const restated = { id, number: anew.number, status: "ISSUED", reason: "ENTRY_ERROR" };
  const amendments = [{ ...restated, supply: 100_000, vat: 10_000 }];
  const { sentTo } = await shown("SELLER", { amendments, anew });
  expect(await section()).toContain(anew.number);
  fireEvent.click(screen.getByRole("button", { name: "수정세금계산서 발행" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: "수정세금계산서 발행" }));
  await waitFor(() => expect(sentTo(`/tax-invoices/${id}/amendments`)).toHaveLength(1));
});

test.each([
  ["BUYER", 0],
  ["SELLER", 1],
] as const)(
  "an amendment under way is a link for the seller alone: %s (D42-9)",
  async (side, links) => {
    await shown(side, { amendments: [{ ...mark, status: "ISSUING" }] });
    expect(await section()).toContain(mark.number);
    expect(screen.queryAllByRole("link", { name: mark.number })).toHaveLength(links);
  },
);

test("a restatement under way is the seller's alone, and its buyer reads the invoice until then (D42-9)", async () => {
  const id = "tin_01KB0000000000000000000009" as const;
  const restated = { id, number: "TI-261202-0000000009", status: "ISSUING", reason: "ENTRY_ERROR" };
  const amendments = [{ ...restated, supply: 100_000, vat: 10_000 }];
  const { sentTo } = await shown("BUYER", { amendments });
  expect(await section()).toContain("판매자가 수정세금계산서를 발행하면");
  expect(sentTo(`/tax-invoices/${id}`)).toEqual([]);
});
