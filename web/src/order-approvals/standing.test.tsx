import { breakdownOfApproval } from "@bupum/shared/deal/order-approvals/totals";
import type { ApprovalLine } from "@bupum/shared/deal/order-approvals/contract";
import type { EstimateLine } from "@bupum/shared/deal/product-estimates/contract";
import { describe, expect, test } from "vitest";
import { productOf } from "../../test/product-label.ts";
import { compareLine } from "./standing.ts";

const line = productOf<ApprovalLine>({
  productEstimateId: "est_A#l01",
  responseId: "rsp_A",
  quantity: 10,
  amount: 1_000,
  currency: "KRW",
  vatMode: "EXCLUDED",
  shippingFeePayer: "BUYER_PAYS",
  shippingFee: 300,
});
const quoteOf = (letter: string, unitPrice: string, more: object = {}) =>
  productOf<EstimateLine>({
    id: `est_${letter}#l01`,
    requestLineId: "l01",
    sellerId: `sel_${letter}`,
    open: true,
    currentResponse: {
      id: `rsp_${letter}`,
      state: "ACTIVE",
      currency: "KRW",
      vatMode: "EXCLUDED",
      breaks: [{ minQty: 1, unitPrice }],
      moq: 1,
      orderMultiple: 1,
      validUntil: "2099-12-31",
      ...more,
    },
  });
const at = { toKrw: {}, now: "2026-11-29T00:00:00.000Z" };

describe("a line that waits for an approval", () => {
  test("stands beside the other sellers' quotes for the same quantity", () => {
    const items = [quoteOf("A", "100"), quoteOf("B", "90"), quoteOf("C", "120")];
    expect(compareLine(line, items, at)).toMatchObject({
      isChanged: false,
      others: 2,
      ownWon: 1_000,
      otherWon: 900,
    });
  });

  test("is not compared with substitutes, ended quotes and quotes of other lines", () => {
    const items = [
      quoteOf("A", "100"),
      quoteOf("B", "10", { alternative: { partNumber: "X", manufactorName: "Y" } }),
      quoteOf("C", "20", { validUntil: "2026-01-01" }),
      { ...quoteOf("D", "30"), requestLineId: "l02" as const },
    ];
    expect(compareLine(line, items, at)).toMatchObject({ others: 0, ownWon: 1_000 });
  });

  test("says that its quote has changed", () => {
    const items = [quoteOf("A", "100", { id: "rsp_B" })];
    expect(compareLine(line, items, at).isChanged).toBe(true);
    expect(compareLine(line, [], at).isChanged).toBe(false);
  });

  test("says that it cannot be ordered as it was shown", () => {
    const [item] = [quoteOf("A", "100")];
    const order = { id: "ord_1" as const, status: "PENDING" as const, quantity: 10, poNumber: "P" };
    const changed = [
      quoteOf("A", "100", { state: "WITHDRAWN" }),
      { ...item!, open: false },
      { ...item!, activeOrder: order },
    ];
    for (const one of changed) expect(compareLine(line, [one], at).isChanged).toBe(true);
    expect(compareLine(line, [item!], at).isChanged).toBe(false);
  });

  test("that was left out is in no sum, while others wait", () => {
    const refusal = { by: "usr_1" as const, at: at.now, comment: "x" };
    const lines = [line, { ...line, amount: 5_000, refusal }];
    expect(breakdownOfApproval({ lines })).toMatchObject({ supply: 1_300, total: 1_430 });
    expect(breakdownOfApproval({ lines: [{ ...line, refusal }] }).supply).toBe(1_300);
  });
});
