import type { TaxInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { productOf } from "../../test/product-label.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { AmendmentForm } from "./amendment-form.tsx";

beforeEach(() => {
  browserObjects();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T03:00:00.000Z") });
});
afterEach(tidy);

const invoice = (more: object = {}) =>
  productOf<TaxInvoice>({
    id: "tin_01KB0000000000000000000001",
    status: "SENT",
    taxType: "TAXED",
    writtenOn: "2026-11-20",
    supply: 100_000,
    vat: 10_000,
    amendments: [],
    version: 3,
    ...more,
  });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("an amendment asks only for what its reason needs, and shows what it makes (D42-8)", async () => {
  await show(<AmendmentForm of={invoice()} />);
  expect(screen.queryByLabelText("비고 (선택)")).toBeNull();
  fireEvent.click(screen.getByLabelText("착오에 의한 이중발급"));
  expect(await screen.findByText("−110,000원")).toBeTruthy();
  expect(screen.queryByLabelText("사유가 생긴 날")).toBeNull();
  fireEvent.click(screen.getByLabelText("계약의 해제"));
  expect(await screen.findByLabelText("사유가 생긴 날")).toBeTruthy();
  expect(screen.queryByLabelText("해당 공급가액")).toBeNull();
  fireEvent.click(screen.getByLabelText("내국신용장 사후 개설"));
  await screen.findByLabelText("해당 공급가액");
  type("해당 공급가액", "30000");
  expect(await screen.findByText("−33,000원")).toBeTruthy();
  expect(screen.getAllByText(/영세율$/)).toHaveLength(1);
});

test("a reduction is typed without a sign and sent with one; more than is left is not sent", async () => {
  const { sentTo } = network({
    "/amendments": () => ({ status: 201, body: { ids: ["tin_01KB0000000000000000000002"] } }),
  });
  await show(<AmendmentForm of={invoice()} />);
  fireEvent.click(screen.getByLabelText("공급가액 변동"));
  await screen.findByLabelText("줄어든 공급가액");
  type("줄어든 공급가액", "100001");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("100,000원");
  expect(screen.getByRole("button", { name: "수정 발행" })).toHaveProperty("disabled", true);
  fireEvent.click(screen.getByLabelText("증액"));
  expect(await screen.findByText("110,001원")).toBeTruthy();
  fireEvent.click(screen.getByLabelText("감액"));
  await screen.findByLabelText("줄어든 공급가액");
  type("줄어든 공급가액", "40000");
  type("사유가 생긴 날", "2026-11-25");
  expect(await screen.findByText("−44,000원")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "수정 발행" }));
  await waitFor(() => expect(sentTo("/amendments")).toHaveLength(1));
  const [sent] = sentTo("/amendments");
  expect(sent!.body).toEqual({
    reason: "VALUE_CHANGED",
    supply: -40_000,
    on: "2026-11-25",
    version: 3,
  });
  expect(sent!.key).toBeTruthy();
});

test("an amendment is of no day before its original and of none to come", async () => {
  await show(<AmendmentForm of={invoice()} />);
  fireEvent.click(screen.getByLabelText("계약의 해제"));
  await screen.findByLabelText("사유가 생긴 날");
  expect(screen.queryByRole("alert")).toBeNull();
  for (const day of ["2026-11-19", "2026-12-01"]) {
    type("사유가 생긴 날", day);
    expect((await screen.findByRole("alert")).textContent).toContain("쓸 수 없는 날짜입니다");
  }
});

test("an invoice that was amended is closed to a mended entry, and says so", async () => {
  const amended = { id: "tin_2", reason: "GOODS_RETURNED", status: "SENT", supply: -1, vat: 0 };
  await show(<AmendmentForm of={invoice({ amendments: [amended] })} />);
  expect(screen.getByLabelText("기재사항 착오정정")).toHaveProperty("disabled", true);
  expect(screen.getByText("이미 수정 발행한 세금계산서에는 쓸 수 없습니다.")).toBeTruthy();
});
