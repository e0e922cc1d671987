import type {
  CheckedDay,
  ShownDifference,
} from "@bupum/shared/billing/reconciliations/admin-contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { DayList } from "./day-list.tsx";
import { DayPage } from "./day-page.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const day = "2026-11-23";
const paymentOrderId = "pay_01KB0000000000000000000000" as const;
const at = `${day}T03:00:00.000Z`;
const sums = (charges: number, charged: number) => ({ charges, charged, refunds: 0, refunded: 0 });
const differing: CheckedDay = {
  day,
  checked: {
    at: "2026-11-23T20:10:00.000Z",
    ledger: sums(1, 42_000),
    provider: sums(2, 85_800),
    differences: 2,
    explained: 0,
  },
};
const base = { day, movement: "CHARGE", at, foundAt: at } as const;
const member = { id: "usr_01KB0000000000000000000000", userId: "kim01", name: "김부품" } as const;
const differences: ShownDifference[] = [
  {
    ...base,
    kind: "OTHER_AMOUNT",
    of: "tx1",
    paymentOrderId,
    ledgerAmount: 42_000,
    providerAmount: 42_900,
    member,
  },
  { ...base, kind: "NOT_IN_LEDGER", of: "tx2", paymentOrderId: "other-1", providerAmount: 42_900 },
];
const page = <Row,>(items: Row[]) => ({ items, page: 1, itemsPerPage: 30 });

test("a day shows both sides, each difference with its payment, and takes an explanation with a reason only", async () => {
  const sent = network({
    [`/reconciliations/${day}`]: () => differing,
    "/differences": () => page(differences),
    "/explain": () => ({ ...differences[0], explained: { at, adminId: member.id, note: "확인" } }),
  });
  await show("/reconciliations/$day", DayPage, `/reconciliations/${day}`);
  const link = await screen.findByRole("link", { name: paymentOrderId });
  expect(link.getAttribute("href")).toBe(`/payments/${paymentOrderId}`);
  expect(screen.getByText("차이 있음")).toBeTruthy();
  expect(screen.getByText(/2건 · .*85,800/)).toBeTruthy();
  const [first, second] = screen.getAllByRole("row").slice(1);
  expect(first!.textContent).toMatch(/금액이 다름.*42,000.*42,900/);
  expect(second!.textContent).toContain("등록되지 않은 결제");
  expect(within(second!).queryByRole("link")).toBeNull();

  fireEvent.click(within(first!).getByRole("button", { name: "확인 완료 처리" }));
  const dialog = within(await screen.findByRole("dialog"));
  const send = dialog.getByRole("button", { name: "확인 완료 처리" });
  expect((send as HTMLButtonElement).disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText(/사유/), { target: { value: "카드사 확인" } });
  fireEvent.click(send);
  const explaining = () => sent.find(({ method }) => method === "POST");
  await waitFor(() =>
    expect(explaining()).toMatchObject({
      path: expect.stringContaining(`/reconciliations/${day}/explain`),
      body: { kind: "OTHER_AMOUNT", of: "tx1", note: "카드사 확인" },
    }),
  );
});

test("the list says of each day whether it agrees, and names open differences above it", async () => {
  network({
    "/reconciliations": () => page<CheckedDay>([{ day: "2026-11-24" }, differing]),
    "/reconciliation-differences": () => page(differences),
  });
  await show("/reconciliations/", DayList, "/reconciliations/");
  expect(await screen.findByText("대조 전")).toBeTruthy();
  expect(screen.getByText("2건 미확인 / 2건")).toBeTruthy();
  const open = within(await screen.findByRole("alert"));
  expect(open.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("김부품"),
    expect.stringContaining("등록되지 않은 결제"),
  ]);
});

test("without a compared day the list says when the first one is", async () => {
  network({ "/reconciliations": () => page([]), "/reconciliation-differences": () => page([]) });
  await show("/reconciliations/", DayList, "/reconciliations/");
  expect(await screen.findByText("대조한 날짜가 없습니다")).toBeTruthy();
});

test("a failure of the list can be tried again", async () => {
  network({});
  await show("/reconciliations/", DayList, "/reconciliations/");
  expect(await screen.findByRole("button", { name: "다시 시도" })).toBeTruthy();
});
