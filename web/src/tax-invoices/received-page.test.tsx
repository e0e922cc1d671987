import type { ExpectedInvoice } from "@bupum/shared/papers/tax-invoices/open";
import { listSearch } from "@bupum/ui/list/list-search";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { showSite } from "@bupum/ui/test/site";
import { createRootRoute, createRoute, Outlet } from "@tanstack/react-router";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { actForCompany } from "../../test/cost-centres.ts";
import { productOf } from "../../test/product-label.ts";
import { network, tidy } from "../../test/world.tsx";
import { endActing } from "../acting.ts";
import { ko } from "../words/ko.ts";
import { monthSearch } from "./month-search.ts";
import { ReceivedInvoicesPage } from "./received-page.tsx";

beforeEach(() => {
  browserObjects();
  actForCompany();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T03:00:00.000Z") });
});
afterEach(() => {
  tidy();
  endActing();
});

const sums = { supply: 1_000, vat: 100, total: 1_100 };
const missing = productOf<ExpectedInvoice>({
  sellerId: "sel_01KB0000000000000000000000",
  sellerName: "대한부품",
  month: "2026-10",
  dueOn: "2026-11-10",
  orders: [
    {
      orderBatchId: "pob_01KB0000000000000000000000",
      poNumber: "PO-261120-AAAAA",
      orderId: "ord_01KB0000000000000000000000",
      lines: 1,
      firstOn: "2026-10-05",
      lastOn: "2026-10-05",
      ...sums,
    },
  ],
  ...sums,
});

/** The page at its address, of a company that has no invoice yet. */
async function open(search: string, expected: { items: ExpectedInvoice[]; more: boolean }) {
  const net = network({
    "/tax-invoices/expected": () => ({ status: 200, body: expected }),
    "/tax-invoices": () => ({ status: 200, body: { items: [], page: 1, itemsPerPage: 30 } }),
  });
  const root = createRootRoute({ component: Outlet });
  const inside = createRoute({ getParentRoute: () => root, id: "_signedIn", component: Outlet });
  const page = createRoute({
    getParentRoute: () => inside,
    path: "/mypage/tax-invoices/",
    validateSearch: (said: Record<string, unknown>) => ({
      ...listSearch(said),
      ...monthSearch(said),
    }),
    component: ReceivedInvoicesPage,
  });
  const routeTree = root.addChildren([inside.addChildren([page])]);
  await showSite(routeTree, ko, `/mypage/tax-invoices/${search}`);
  return net;
}
const choose = (value: string) =>
  fireEvent.change(screen.getByLabelText("작성월"), { target: { value } });
const title = "받지 못한 세금계산서";
const more = "오래된 것부터 보여 드립니다.";

describe("what a company has no invoice of (D42-10)", () => {
  test("stands above its invoices, and follows the choice of a month", async () => {
    await open("", { items: [missing], more: false });
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "대한부품 · 2026년 10월" })).toBeTruthy();
    expect(screen.queryByText(more)).toBeNull();
    choose("2026-09");
    await waitFor(() => expect(screen.queryByRole("heading", { name: title })).toBeNull());
    choose("2026-10");
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  });

  test("says that there is more than is shown", async () => {
    await open("", { items: [missing], more: true });
    expect(await screen.findByText(more)).toBeTruthy();
  });

  test("is no section where every invoice came", async () => {
    const { sentTo } = await open("", { items: [], more: false });
    expect(await screen.findByText("받은 세금계산서가 없습니다")).toBeTruthy();
    await waitFor(() => expect(sentTo("/tax-invoices/expected")).toHaveLength(1));
    expect(screen.queryByRole("heading", { name: title })).toBeNull();
  });
});
