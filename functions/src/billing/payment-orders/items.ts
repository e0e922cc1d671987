import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import { type Day, type Instant, seoulDay } from "@bupum/shared/kernel/time";
import type { PaymentOrder } from "@bupum/shared/billing/payment-orders/contract";
import type { PaymentKind, PaymentStatus } from "@bupum/shared/billing/payment-orders/states";
import { everyRow, type ListOf, pageOf } from "../../kernel/list.ts";
import { type Item, type Key, read, readMany } from "../../kernel/table.ts";
import { type PaymentItem, paymentOrderKey } from "../standings/payments.ts";

// | access pattern                   | index | pk                  | sk                |
// |----------------------------------|-------|---------------------|-------------------|
// | one payment                      |       | payment-order#<pay> | payment-order     |
// | all of them, by age              | gsi1  | payments#all        | <createdAt>#<id>  |
// | those of one status, by age      | gsi2  | payments#<status>   | <createdAt>#<id>  |
// | an account's, by age             |       | payments#<usr>      | <pay>             |
// | the ledger of a day in Seoul     |       | ledger#<day>        | <kind>#<of what>  |
// | an event that was taken          |       | provider-event#<of> | event             |

/** A movement of money, written in the transaction of its cause and never changed. */
export interface LedgerEntry extends Key {
  kind: "CHARGE" | "REFUND";
  paymentOrderId: Id<"pay">;
  userId: Id<"usr">;
  /** KRW, above zero for both kinds. */
  amount: number;
  /** When the provider moved the money. */
  at: Instant;
  providerPaymentId: string;
}

export const userPaymentKey = (userId: Id<"usr">, id: Id<"pay">): Key => ({
  pk: `payments#${userId}`,
  sk: id,
});
export const paymentKeys = ({
  id,
  createdAt,
  status,
}: Pick<PaymentOrder, "id" | "createdAt" | "status">) => ({
  gsi1pk: "payments#all",
  gsi1sk: `${createdAt}#${id}`,
  gsi2pk: `payments#${status}`,
  gsi2sk: `${createdAt}#${id}`,
});
/** `of`: the payment, or the provider's key of the refund. */
export const ledgerKey = (at: Instant, kind: LedgerEntry["kind"], of: string): Key => ({
  pk: `ledger#${seoulDay(at)}`,
  sk: `${kind}#${of}`,
});

// Only the writes of writes.ts make rows with these keys, so these casts hold.
export const asPayment = (item: Item) => item as unknown as PaymentItem;
const asEntry = (item: Item) => item as unknown as LedgerEntry;

/** One payment. Throws NOT_FOUND. */
export async function findPayment(id: Id<"pay">): Promise<PaymentItem> {
  const found = await read(paymentOrderKey(id));
  if (!found) throw new Problem("NOT_FOUND");
  return asPayment(found);
}

export interface PaymentsWanted extends Pick<ListOf, "between" | "newestFirst"> {
  status?: PaymentStatus | undefined;
  kind?: PaymentKind | undefined;
}
/** Payments by age; those of one kind are picked from the list (D0-13). */
export const listPayments = ({ status, kind, ...order }: PaymentsWanted, paging: PageQuery) =>
  pageOf(
    status
      ? { index: "gsi2", pk: `payments#${status}`, ...order }
      : { index: "gsi1", pk: "payments#all", ...order },
    paging,
    asPayment,
    kind && ((row) => row["kind"] === kind),
  );

/** Payments whose outcome is unknown (D13-7), oldest first. */
export const openPayments: ListOf = { index: "gsi2", pk: "payments#PENDING", newestFirst: false };

/** An account's payments, newest first by default. */
export async function listPaymentsOf(
  userId: Id<"usr">,
  paging: PageQuery,
  newestFirst = true,
): Promise<Page<PaymentItem>> {
  const found = await pageOf({ pk: `payments#${userId}`, newestFirst }, paging, ({ sk }) => sk);
  const rows = await readMany(found.items.map((id) => paymentOrderKey(id as Id<"pay">)));
  return { ...found, items: rows.flatMap((row) => (row ? [asPayment(row)] : [])) };
}

/** All entries of the ledger for one day in Seoul. */
export async function* ledgerOf(day: Day): AsyncGenerator<LedgerEntry> {
  for await (const row of everyRow({ pk: `ledger#${day}`, newestFirst: false })) yield asEntry(row);
}
