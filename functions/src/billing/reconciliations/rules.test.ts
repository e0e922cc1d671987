import { describe, expect, test } from "vitest";
import type { Transaction } from "../../providers/card/card.ts";
import type { LedgerEntry } from "../payment-orders/items.ts";
import { differencesBetween, sumsOf } from "./rules.ts";

const at = "2027-03-10T05:00:00.000Z";
type Moved = Pick<LedgerEntry, "kind" | "paymentOrderId" | "amount">;
const entry = (
  { kind, paymentOrderId, amount }: Moved,
  of: string = paymentOrderId,
): LedgerEntry => ({
  pk: "ledger#2027-03-10",
  sk: `${kind}#${of}`,
  kind,
  paymentOrderId,
  amount,
  userId: "usr_1",
  at,
  providerPaymentId: "key",
});
const moved = ({ kind, paymentOrderId, amount }: Moved, transactionKey = "tx1"): Transaction => ({
  transactionKey,
  paymentKey: "key",
  orderId: paymentOrderId,
  kind,
  amount,
  at,
});
const charge: Moved = { kind: "CHARGE", paymentOrderId: "pay_1", amount: 42_900 };
const refund: Moved = { kind: "REFUND", paymentOrderId: "pay_1", amount: 10_000 };

test("charges and refunds of a day are counted and added apart (D13-12)", () => {
  expect(sumsOf([charge, refund, { ...charge, amount: 100 }])).toEqual({
    charges: 2,
    charged: 43_000,
    refunds: 1,
    refunded: 10_000,
  });
  expect(sumsOf([])).toEqual({ charges: 0, charged: 0, refunds: 0, refunded: 0 });
});

describe("between the ledger of a day and the provider's list (D13-12)", () => {
  test("nothing differs where a charge is known by its payment and a refund by its key", () => {
    const ledger = [entry(charge), entry(refund, "tx2")];
    expect(differencesBetween(ledger, [moved(refund, "tx2"), moved(charge, "tx1")])).toEqual([]);
  });

  test("an amount that differs is said from both sides", () => {
    const other = { ...charge, amount: 42_901 };
    expect(differencesBetween([entry(charge)], [moved(other)])).toEqual([
      {
        kind: "OTHER_AMOUNT",
        of: "tx1",
        movement: "CHARGE",
        paymentOrderId: "pay_1",
        at,
        providerAmount: 42_901,
        ledgerAmount: 42_900,
      },
    ]);
  });

  test("what one of them does not know is named, also a second charge of one payment", () => {
    const unknown = {
      kind: "NOT_IN_LEDGER",
      of: "tx9",
      movement: "CHARGE",
      paymentOrderId: "pay_1",
      at,
      providerAmount: 42_900,
    };
    expect(differencesBetween([], [moved(charge, "tx9")])).toEqual([unknown]);
    const twice = [moved(charge, "tx1"), moved(charge, "tx9")];
    expect(differencesBetween([entry(charge)], twice)).toEqual([unknown]);
    expect(differencesBetween([entry(refund, "tx2")], [])).toEqual([
      {
        kind: "NOT_AT_PROVIDER",
        of: "REFUND#tx2",
        movement: "REFUND",
        paymentOrderId: "pay_1",
        at,
        ledgerAmount: 10_000,
      },
    ]);
  });

  test("a refund of another key is no refund of this one, though payment and amount are", () => {
    const kinds = differencesBetween([entry(refund, "tx2")], [moved(refund, "tx3")]).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(["NOT_IN_LEDGER", "NOT_AT_PROVIDER"]);
  });
});
