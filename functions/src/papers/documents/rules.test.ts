import { seoulInstant } from "@bupum/shared/kernel/time";
import { expect, test } from "vitest";
import { buyerParty } from "./party-rules.ts";
import { receiptOf } from "./rules.ts";

const paidAt = seoulInstant("2027-03-10", "14:00:00.000");
const at = seoulInstant("2027-03-12", "14:00:00.000");
const paid = {
  id: "pay_01ARZ3NDEKTSV4RRFFQ69G5FAV",
  subscribeType: "MONTHLY",
  amount: 42_900,
  card: { issuerCode: "11", last4: "1234" },
} as const;
type Refunds = Pick<Parameters<typeof receiptOf>[0], "refunds" | "refundedAmount" | "cancelledAt">;
const linesOf = (given: Refunds) =>
  receiptOf({ ...paid, ...given }, paidAt, { company: "회사" }, "ko").lines.map(
    ({ part, supply, vat }) => [part, supply + vat],
  );

test("each refund is a line with its day (D13-16)", () => {
  const refunds = [{ amount: 12_900, at }];
  expect(linesOf({ refunds, refundedAmount: 12_900 })).toEqual([
    ["", 42_900],
    [expect.stringContaining("2027-03-12"), -12_900],
  ]);
});

test("refunds from before single refunds were stored are one line (D13-16)", () => {
  expect(linesOf({ refundedAmount: 42_900, cancelledAt: at })[1]).toEqual([
    expect.stringContaining("2027-03-12"),
    -42_900,
  ]);
  const refunds = [{ amount: 30_000, at }];
  expect(linesOf({ refunds, refundedAmount: 42_900, cancelledAt: at }).slice(1)).toEqual([
    ["", -12_900],
    [expect.stringContaining("2027-03-12"), -30_000],
  ]);
});

test("a company that buys stands on papers with what the books need; anybody else by name (D40-14)", () => {
  const buyerCompany = {
    name: "한빛정밀",
    businessNumber: "1208800767",
    representative: "김한빛",
    address: { zip: "08501", address: "서울특별시 금천구 가산디지털1로 1", detail: "3층" },
    businessType: "제조업",
    businessItem: "정밀 부품",
    invoiceEmail: "tax@hanbit.example",
  };
  expect(buyerParty({ buyerName: "옛 이름", buyerCompany })).toEqual({
    company: "한빛정밀",
    businessNumber: "120-88-00767",
    representative: "김한빛",
    businessType: "제조업",
    businessItem: "정밀 부품",
    address: "서울특별시 금천구 가산디지털1로 1 3층",
    email: "tax@hanbit.example",
  });
  expect(buyerParty({ buyerName: "김○○" })).toEqual({ company: "김○○" });
});
