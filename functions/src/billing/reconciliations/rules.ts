import type { Instant } from "@bupum/shared/kernel/time";
import type { Sums } from "@bupum/shared/billing/reconciliations/admin-contract";
import type { DifferenceKind } from "@bupum/shared/billing/reconciliations/rules";
import type { LedgerEntry } from "../payment-orders/items.ts";
import type { Transaction } from "../../providers/card/card.ts";

export interface Difference {
  kind: DifferenceKind;
  /** The provider's key of a movement; of one that it does not have, that of the ledger. */
  of: string;
  movement: "CHARGE" | "REFUND";
  /** The provider's order id, which is that of a payment of ours. */
  paymentOrderId: string;
  at: Instant;
  /** KRW; absent on the side that has none. */
  ledgerAmount?: number;
  providerAmount?: number;
}

type Moved = Pick<LedgerEntry, "kind" | "amount">;

export function sumsOf(list: readonly Moved[]): Sums {
  const of = (kind: Moved["kind"]) => list.filter((one) => one.kind === kind);
  const total = (some: readonly Moved[]) => some.reduce((sum, { amount }) => sum + amount, 0);
  const [charges, refunds] = [of("CHARGE"), of("REFUND")];
  return {
    charges: charges.length,
    charged: total(charges),
    refunds: refunds.length,
    refunded: total(refunds),
  };
}

/** A charge is known by its payment, a refund by the provider's key of it. */
const nameOfEntry = ({ sk }: LedgerEntry) => sk;
const nameOfMovement = ({ kind, orderId, transactionKey }: Transaction) =>
  `${kind}#${kind === "CHARGE" ? orderId : transactionKey}`;

/** What differs between the ledger of a day and the provider's list of it (D13-12). */
export function differencesBetween(
  ledger: readonly LedgerEntry[],
  provider: readonly Transaction[],
): Difference[] {
  const left = new Map(ledger.map((entry) => [nameOfEntry(entry), entry]));
  const found = provider.flatMap((movement): Difference[] => {
    const name = nameOfMovement(movement);
    const entry = left.get(name);
    left.delete(name);
    const { kind, orderId: paymentOrderId, transactionKey: of, amount, at } = movement;
    const both = { of, movement: kind, paymentOrderId, at, providerAmount: amount };
    // Also a second movement for one payment: its entry was matched before.
    if (!entry) return [{ kind: "NOT_IN_LEDGER", ...both }];
    if (entry.amount === amount) return [];
    return [{ kind: "OTHER_AMOUNT", ...both, ledgerAmount: entry.amount }];
  });
  const missing = [...left.values()].map(
    ({ sk, kind, paymentOrderId, at, amount }): Difference => ({
      kind: "NOT_AT_PROVIDER",
      of: sk,
      movement: kind,
      paymentOrderId,
      at,
      ledgerAmount: amount,
    }),
  );
  return [...found, ...missing];
}
