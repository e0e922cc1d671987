import type { ApprovalItem } from "@bupum/functions/deal/order-approvals/items";
import type { OrderItem } from "@bupum/functions/deal/product-estimate-orders/items";
import { withVat } from "@bupum/shared/kernel/money/tax";
import type { Instant } from "@bupum/shared/kernel/time";
import { expect } from "vitest";
import { type Company, isThere, type Play } from "../companies.ts";

type Cost = Pick<OrderItem, "amount" | "vatMode" | "currency">;
type Charge = OrderItem["costCentre"];

/** The supply value in won; no rate of another currency is known in the month (D43-3). */
const wonOf = (lines: readonly Cost[]): number =>
  lines.reduce(
    (sum, { amount, vatMode, currency }) =>
      sum + (currency === "KRW" ? withVat(amount, vatMode).supply : 0),
    0,
  );
const standing = ({ lines }: ApprovalItem) => lines.filter(({ refusal }) => !refusal);
const isReserved = ({ status }: OrderItem) => status === "PENDING" || status === "CONFIRMED";

interface Place {
  id: string;
  /** A month, or a year. */
  within: string;
}
const isIn = (charge: Charge, { id, within }: Place): boolean =>
  charge?.id === id && charge.month.startsWith(within);

/** What a cost centre had taken just before a moment, and these lines with it. */
export function chargedAt(
  { journal }: Play,
  { buyerId }: Company,
  place: Place,
  { at, lines }: { at: Instant; lines: readonly Cost[] },
): number {
  const orders = journal.ordersOf(buyerId).flatMap(({ pk, sk, costCentre }) => {
    if (!isIn(costCentre, place)) return [];
    const then = journal.before(pk, sk, at) as unknown as OrderItem | undefined;
    return then && (isReserved(then) || then.status === "COMPLETED") ? [then] : [];
  });
  const approvals = journal.approvalsOf(buyerId).flatMap(({ pk, sk, costCentre }) => {
    if (!isIn(costCentre, place)) return [];
    const then = journal.before(pk, sk, at) as unknown as ApprovalItem | undefined;
    return then?.status === "WAITING" ? standing(then) : [];
  });
  return wonOf(orders) + wonOf(approvals) + wonOf(lines);
}

/** What each cost centre has taken in each month, by orders and open approvals alone. */
function recounted({ journal }: Play, { buyerId }: Company): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (kind: string, charge: Charge, lines: readonly Cost[]) => {
    if (!charge) return;
    const name = `${charge.id} ${charge.month} ${kind}`;
    sums.set(name, (sums.get(name) ?? 0) + wonOf(lines));
  };
  for (const order of journal.ordersOf(buyerId)) {
    if (isReserved(order)) add("reserved", order.costCentre, [order]);
    if (order.status === "COMPLETED") add("used", order.costCentre, [order]);
  }
  for (const approval of journal.approvalsOf(buyerId))
    if (approval.status === "WAITING") add("reserved", approval.costCentre, standing(approval));
  return new Map([...sums].filter(([, won]) => won !== 0));
}

const spent = /^(reserved|used)(\d\d)$/;

/** Budgets say what orders and open approvals come to (D43-3). */
export function recountBudgets(play: Play): number {
  let figures = 0;
  const rows = Map.groupBy(
    play.journal.all("company").filter(({ sk }) => String(sk).startsWith("spending#")),
    ({ pk }) => String(pk),
  );
  for (const company of play.companies.filter((one) => isThere(play, one))) {
    const said = new Map<string, number>();
    for (const row of rows.get(`company#${company.id}`) ?? []) {
      const [, id, year] = String(row["sk"]).split("#");
      for (const [name, won] of Object.entries(row)) {
        const [, kind, month] = spent.exec(name) ?? [];
        if (kind && won !== 0) said.set(`${id} ${year}-${month} ${kind}`, Number(won));
      }
    }
    expect(sorted(said), company.id).toEqual(sorted(recounted(play, company)));
    figures += said.size;
  }
  return figures;
}
const sorted = (sums: ReadonlyMap<string, number>) =>
  Object.fromEntries([...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)));
