import type { Home } from "@bupum/shared/notices/homes/contract";
import { seoulDay } from "@bupum/shared/kernel/time";
import { storage } from "@bupum/ui/storage";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, within, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { isSellingFirst, MemberHome } from "./member-home.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const lines = { PENDING: 0, REPLIED: 0, REJECTED: 0 };
const groups = { PENDING: 0, CONFIRMED: 0, REJECTED: 0, COMPLETED: 0, CANCELLED: 0 };
const buy: Home["buy"] = {
  groups,
  lines,
  unreadQuotes: 0,
  quotesExpiring48h: 0,
  ordersPending: 0,
  quotes: [],
  orders: [],
  claims: [],
  again: [],
  fallen: [],
  marked: [],
  seen: [],
};
const sell: NonNullable<Home["sell"]> = {
  lines,
  dueWithin24h: 0,
  overdue: 0,
  ordersPending: 0,
  medianAnswerMinutes30d: null,
  answerRate30d: null,
  marketAnswerMinutes: null,
  due: [],
  orders: [],
  claims: [],
  unreadRooms: 0,
  oldStocks: [],
  moreOldStocks: false,
  demand: [],
  posts: [],
};
const quote = { groupId: "egr_1", title: "정비 자재", lineCount: 3, quotedCount: 2 } as const;
const order = {
  orderId: "ord_1",
  poNumber: "PO-20261128-0001",
  title: "MY2N",
  partnerName: "한빛",
  lineCount: 2,
} as const;

type Shown = Omit<Home, "approvals"> & Partial<Pick<Home, "approvals">>;

async function shown(home: Shown, more: Parameters<typeof network>[0] = {}) {
  storage.token.set("token");
  const met = network({
    "/homes/me": () => ({ status: 200, body: { approvals: null, ...home } }),
    ...more,
  });
  await show(<MemberHome />);
  return met;
}
const hrefOf = async (name: RegExp) =>
  (await screen.findByRole("link", { name })).getAttribute("href");
const headings = () => screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);

test("a home without open work says so and how it begins", async () => {
  await shown({ buy, sell: null, write: null, books: null });
  expect(await screen.findByText("지금 처리할 일이 없습니다.")).toBeDefined();
  expect(headings()).toEqual(["나의 구매"]);
  expect(screen.queryByText(/답변을 기다리는/)).toBeNull();
});

test("requests that no seller has quoted yet are work, with the way to the list of these (D38-15)", async () => {
  const asked = { ...buy, groups: { ...groups, PENDING: 2 } };
  await shown({ buy: asked, sell: null, write: null, books: null });
  expect(await hrefOf(/답변을 기다리는 요청 2건/)).toBe("/mypage/estimates?status=PENDING");
  expect(screen.queryByText("지금 처리할 일이 없습니다.")).toBeNull();
});

test("a request says what its quotes come to, and leads to its comparison", async () => {
  const quotes = [{ ...quote, endsOn: "2020-01-01", bestWon: 90_000, worstWon: 120_000 }];
  await shown({ buy: { ...buy, quotes }, sell: null, write: null, books: null });
  const link = await screen.findByRole("link", { name: /정비 자재/ });
  expect(link.getAttribute("href")).toBe("/mypage/estimates/egr_1");
  expect(link.textContent).toContain("최저 90,000원 · 최고 120,000원 · 차이 30,000원");
  expect(link.textContent).toContain("유효기간 지남");
});

test("an order that waits for its seller stands before what is bought (D38-8)", async () => {
  const orders = [{ ...order, state: "PENDING" as const }];
  await shown({
    buy: { ...buy, quotes: [quote] },
    sell: { ...sell, orders },
    write: null,
    books: null,
  });
  const link = await screen.findByRole("link", { name: /MY2N 외 1건/ });
  expect(link.getAttribute("href")).toBe("/seller/orders?orderId=ord_1");
  expect(link.textContent).toMatch(/한빛 · PO-20261128-0001.*수락하기/);
  // In an element of its own, which keeps it on one line.
  expect(within(link).getByText("PO-20261128-0001").tagName).toBe("SPAN");
  expect(headings()).toEqual(["나의 판매", "나의 구매"]);
});

test("a claim stands with who has to speak, with its reason and time, and leads to it (D38-10)", async () => {
  const claims = [
    {
      claimId: "clm_1",
      poNumber: "PO-261128-00001",
      title: "E3Z-D61",
      partnerName: "한빛",
      kind: "DAMAGED",
      dueAt: "2020-01-01T00:00:00.000Z",
    } as const,
  ];
  await shown({
    buy: { ...buy, quotes: [quote] },
    sell: { ...sell, claims },
    write: null,
    books: null,
  });
  const link = await screen.findByRole("link", { name: /E3Z-D61/ });
  expect(link.getAttribute("href")).toBe("/seller/claims?claimId=clm_1");
  expect(link.textContent).toMatch(/파손.*한빛 · PO-261128-00001.*마감 지남.*답변하기/);
  expect(headings()).toEqual(["나의 판매", "나의 구매"]);
  expect(
    isSellingFirst({ approvals: null, buy: { ...buy, claims }, sell, write: null, books: null }),
  ).toBe(false);
});

test("what ends or is late stands before a sale without haste (D38-8)", () => {
  const due = [
    { estimateId: "est_1", title: "", buyerName: "", lineCount: 1, dueAt: "2027-01-01" } as const,
  ];
  const selling = { ...sell, due };
  expect(isSellingFirst({ approvals: null, buy, sell: selling, write: null, books: null })).toBe(
    true,
  );
  expect(
    isSellingFirst({
      approvals: null,
      buy: { ...buy, quotesExpiring48h: 1 },
      sell: selling,
      write: null,
      books: null,
    }),
  ).toBe(false);
  expect(
    isSellingFirst({
      approvals: null,
      buy: { ...buy, quotes: [quote] },
      sell,
      write: null,
      books: null,
    }),
  ).toBe(false);
  expect(isSellingFirst({ approvals: null, buy, sell: null, write: null, books: null })).toBe(
    false,
  );
});

const waits = {
  id: "oap_1",
  title: "연말 비축 자재",
  sellerName: "한빛",
  expiresAt: "2099-12-01T00:00:00.000Z",
  product: "MY2N",
  lineCount: 2,
  total: { amount: 330_000, currency: "KRW" },
  mayDecide: false,
} as const;

test("an approver's turn stands on the start page with its sum, before what others decide (D38-12)", async () => {
  const items = [
    { ...waits, mayDecide: true },
    { ...waits, id: "oap_2" as const, title: "브라켓" },
  ];
  await shown({ buy, sell: null, write: null, books: null, approvals: { mine: 1, items } });
  expect(await screen.findByRole("heading", { name: "내 결재 차례 1건" })).toBeDefined();
  expect(headings()).toEqual(["회사 구매"]);
  const [mine, other] = screen.getAllByRole("link", { name: /MY2N 외 1건/ });
  expect(mine!.getAttribute("href")).toBe("/mypage/approvals/oap_1");
  expect(mine!.textContent).toMatch(/한빛 · 330,000원내 결재 차례결재하기/);
  expect(other!.textContent).toMatch(/까지결재 보기/);
  expect(screen.queryByText("지금 처리할 일이 없습니다.")).toBeNull();
});

test("one press confirms all old counts over the versions that were read (D38-5)", async () => {
  const oldStocks = [1, 2].map((at) => ({
    id: `mch_${at}` as const,
    partNumber: `P-${at}`,
    stock: 10 * at,
    version: at,
    stockCheckedAt: "2026-01-01T00:00:00.000Z",
  }));
  const { sentTo } = await shown(
    { buy, sell: { ...sell, oldStocks }, write: null, books: null },
    { "/merchandises": () => ({ status: 200, body: { items: [] } }) },
  );
  expect(await hrefOf(/^전체 보기$/)).toBe("/seller/merchandises?isOldStock=%22true%22");
  expect(await hrefOf(/P-1 · 재고 10개/)).toBe(
    "/seller/merchandises?isOldStock=%22true%22&searchType=PRODUCT&searchKeyword=P-1",
  );
  fireEvent.click(await screen.findByRole("button", { name: "2개 모두 수량 그대로 확인" }));
  await waitFor(() => expect(sentTo("/merchandises")).toHaveLength(1));
  expect(sentTo("/merchandises")[0]!.body).toEqual({
    items: [
      { id: "mch_1", stock: 10, version: 1 },
      { id: "mch_2", stock: 20, version: 2 },
    ],
  });
});

test("a writer goes on with a draft, and reads what was looked for in vain (D38-9)", async () => {
  const write = {
    drafts: [{ of: "new" as const, title: "", updatedAt: "2026-01-01T00:00:00.000Z" }],
    opinions: [],
    wanted: [{ words: "QX-7741", askers: 3 }],
  };
  await shown({ buy, sell: null, write, books: null });
  const draft = await screen.findByRole("link", { name: /제목 없음/ });
  expect(draft.getAttribute("href")).toBe("/writer/wiki/create");
  const wanted = screen.getByRole("link", { name: /QX-7741/ });
  expect(wanted.textContent).toContain("3명이 찾았지만");
  expect(wanted.getAttribute("href")).toBe("/writer/wiki/create?title=QX-7741");
});

test("what was looked for in vain leads to a form that has it already (D38-6)", async () => {
  const demand = [
    { words: "E3Z-D61", productId: "prd_1" as const, askers: 3 },
    { words: "QX-7741", askers: 4 },
  ];
  await shown({ buy, sell: { ...sell, demand }, write: null, books: null });
  expect(await hrefOf(/E3Z-D61/)).toBe("/seller/add-merchandise?productId=prd_1");
  expect(await hrefOf(/QX-7741/)).toBe("/seller/add-merchandise?find=QX-7741");
});

const part = {
  id: "prd_1",
  partNumber: "MY2N",
  name: { ko: "릴레이" },
  manufactorName: { ko: "오므론" },
} as unknown as Home["buy"]["marked"][number];
const missing = {
  sellerId: "sel_1",
  sellerName: "대림전기",
  month: "2026-11",
  dueOn: "2099-12-10",
  orders: 2,
  total: 330_000,
  isPartial: false,
} as const;
const books = {
  isMain: true,
  expected: [missing],
  received: [{ month: "2026-11", count: 3, total: 1_210_000, more: false }],
};

test("who keeps the books begins with the invoices that are missing (D38-11)", async () => {
  await shown({ buy, sell: null, write: null, books });
  const link = await screen.findByRole("link", { name: /대림전기/ });
  expect(link.getAttribute("href")).toBe("/mypage/tax-invoices");
  expect(link.textContent).toContain("발주 2건 · 330,000원");
  const received = screen.getByRole("link", { name: /3건 · 1,210,000원/ });
  expect(received.getAttribute("href")).toBe("/mypage/tax-invoices?month=2026-11");
  expect(headings()).toEqual(["세금계산서", "나의 구매"]);
});

test("who orders as well reads them below, until a last day is near (D38-11)", async () => {
  const also = { ...books, isMain: false };
  await shown({ buy, sell: null, write: null, books: also });
  await screen.findByRole("link", { name: /대림전기/ });
  expect(headings()).toEqual(["나의 구매", "세금계산서"]);
  tidy();
  browserObjects();
  const urgent = { ...also, expected: [{ ...missing, dueOn: seoulDay(new Date().toISOString()) }] };
  await shown({ buy, sell: null, write: null, books: urgent });
  expect(await screen.findByText(/발행 기한/)).toBeDefined();
  expect(headings()).toEqual(["세금계산서", "나의 구매"]);
});

test("invoices stand nowhere where there are none, and parts stand last (D38-8, D38-11)", async () => {
  const none = { ...books, expected: [], received: [{ ...books.received[0]!, count: 0 }] };
  await shown({ buy, sell: null, write: null, books: none });
  await screen.findByText("지금 처리할 일이 없습니다.");
  expect(headings()).toEqual(["나의 구매"]);
  tidy();
  browserObjects();
  const some = { ...buy, marked: [part] };
  await shown({ buy: some, sell: null, write: null, books: { ...books, isMain: false } });
  await screen.findByRole("link", { name: /대림전기/ });
  expect(headings()).toEqual(["나의 구매", "세금계산서", "다시 찾는 부품"]);
});
