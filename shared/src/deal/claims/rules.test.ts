import { expect, test } from "vitest";
import type { VatMode } from "../../kernel/money/tax.ts";
import type { ClaimKind } from "../product-estimate-orders/claim-states.ts";
import type { Order } from "../product-estimate-orders/contract.ts";
import { timerOf } from "../product-estimate-orders/rules.ts";
import { claimableKinds, claimDueAt, claimedCost, paidBackTaxed } from "./rules.ts";
import { claimActsOf } from "./states.ts";

// Of an order only what the rules look at.
const line = (more: object = {}) =>
  ({
    status: "CONFIRMED",
    quantity: 3,
    unitPrice: "333.4",
    currency: "KRW",
    amount: 1000,
    createdAt: "2026-11-20T00:00:00.000Z",
    expectedShipDate: "2026-11-24",
    ...more,
  }) as Order;
const shipment = { carrier: "CJ", shippedAt: "2026-11-23T01:00:00.000Z", at: "" };
const now = "2026-11-24T01:00:00.000Z";
const mark = (more: object = {}) => ({
  id: "clm_01KB0000000000000000000000" as const,
  kind: "DAMAGED" as const,
  quantity: 1,
  status: "SETTLED" as const,
  ...more,
});

test("what is delivered can be claimed, what is overdue as late alone, and nothing twice (D34-1)", () => {
  expect(claimableKinds(line(), now)).toEqual([]);
  expect(claimableKinds(line(), "2026-11-24T15:00:00.000Z")).toEqual(["LATE"]);
  expect(claimableKinds(line({ shipment }), now)).toHaveLength(5);
  expect(claimableKinds(line({ shipment, claims: [mark({ status: "PENDING" })] }), now)).toEqual(
    [],
  );
  expect(claimableKinds(line({ shipment, claims: [mark()] }), now)).toHaveLength(5);
  expect(claimableKinds(line({ shipment, claims: Array(5).fill(mark()) }), now)).toEqual([]);
  const completed = { status: "COMPLETED", completedAt: "2026-11-24T00:00:00.000Z" };
  expect(claimableKinds(line(completed), "2026-12-15T14:59:00.000Z")).toHaveLength(5);
  expect(claimableKinds(line(completed), "2026-12-15T15:00:00.000Z")).toEqual([]);
});

test("at most the claimed pieces' cost is paid back, less what was paid before (D34-5)", () => {
  expect(claimedCost(line(), 3)).toBe(1000);
  expect(claimedCost(line(), 2)).toBe(667);
  expect(claimedCost(line({ claims: [mark({ amount: 600 })] }), 2)).toBe(400);
  expect(claimedCost(line({ claims: [mark({ amount: 1000 })] }), 1)).toBe(0);
});

const taxed = (kind: ClaimKind, vatMode: VatMode, said: Parameters<typeof paidBackTaxed>[1]) =>
  paidBackTaxed({ kind, vatMode }, said);
test("what is paid back has the VAT of its line's mode, and damages have none (D34-5)", () => {
  const credit = { remedy: "CREDIT", amount: 123_455 } as const;
  expect(taxed("DAMAGED", "EXCLUDED", credit)).toEqual({ supply: 123_455, vat: 12_346 });
  expect(taxed("DAMAGED", "INCLUDED", credit)).toEqual({ supply: 112_232, vat: 11_223 });
  expect(taxed("LATE", "EXCLUDED", { ...credit, remedy: "RETURN" })?.vat).toBe(12_346);
  expect(taxed("LATE", "EXCLUDED", credit)).toBeUndefined();
  expect(taxed("DAMAGED", "EXCLUDED", { remedy: "REPLACEMENT" })).toBeUndefined();
});

test("each side has its steps, and an end has none (D34-3)", () => {
  const proposal = {};
  expect(claimActsOf("SELLER", { status: "PENDING" })).toEqual(["propose"]);
  expect(claimActsOf("SELLER", { status: "ESCALATED", proposal })).toEqual([]);
  expect(claimActsOf("BUYER", { status: "PENDING" })).toEqual(["withdraw"]);
  expect(claimActsOf("BUYER", { status: "PROPOSED", proposal })).toEqual([
    "accept",
    "escalate",
    "withdraw",
  ]);
  expect(claimActsOf("ADMIN", { status: "PROPOSED", proposal })).toEqual([]);
  for (const status of ["SETTLED", "DECIDED", "WITHDRAWN"] as const)
    for (const side of ["BUYER", "SELLER", "ADMIN", "SYSTEM"] as const)
      expect(claimActsOf(side, { status, proposal })).toEqual([]);
});

test("the turns of both sides end at 18:00 of a business day (D34-2, D34-4)", () => {
  // A Friday.
  const at = "2026-11-27T01:00:00.000Z";
  expect(claimDueAt("PENDING", at)).toBe("2026-12-01T09:00:00.000Z");
  expect(claimDueAt("PROPOSED", at)).toBe("2026-12-04T09:00:00.000Z");
  expect(claimDueAt("SETTLED", at)).toBeUndefined();
});

test("an order with an open claim is not completed by time (D5-2)", () => {
  const at = "2026-12-20T00:00:00.000Z";
  expect(timerOf(line({ shipment }), true, at)).toMatchObject({ act: "complete" });
  const claims = [mark({ status: "ESCALATED" })];
  expect(timerOf(line({ shipment, claims }), true, at)).toMatchObject({ act: "wait" });
});
