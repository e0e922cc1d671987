import { companyActs, hasRole } from "@bupum/shared/kernel/company-roles";
import { monthsUntil } from "@bupum/shared/kernel/calendar/months";
import type { Id } from "@bupum/shared/kernel/ids";
import { totalOf } from "@bupum/shared/kernel/money/tax";
import { type Instant, seoulDay } from "@bupum/shared/kernel/time";
import type { Books } from "@bupum/shared/notices/homes/contract";
import {
  mostInvoices,
  mostShown,
  mostUninvoiced,
  mostUninvoicedLines,
} from "@bupum/shared/notices/homes/rules";
import { sumOfInvoices } from "@bupum/shared/papers/tax-invoices/sums";
import type { UserActor } from "../../kernel/context.ts";
import { listInvoices } from "../../papers/tax-invoices/items.ts";
import { expectedOf } from "../../papers/tax-invoices/open.ts";

/** Tax invoices of a company, for who keeps its books (D38-11). */
export async function readBooks(
  { userId, member }: UserActor,
  now: Instant,
): Promise<Books | null> {
  if (!member || !hasRole(member.roles, companyActs.books)) return null;
  const [{ items }, ...received] = await Promise.all([
    expectedOf(userId, { orders: mostUninvoiced, lines: mostUninvoicedLines }),
    ...monthsUntil(seoulDay(now), 2)
      .toReversed()
      .map((month) => receivedIn(userId, month)),
  ]);
  return {
    isMain: !hasRole(member.roles, companyActs.ask),
    expected: items
      .slice(0, mostShown)
      .map(({ orders, sellerId, sellerName, month, dueOn, total, isPartial }) => {
        const of = { sellerId, sellerName, month, dueOn };
        return { ...of, total, isPartial, orders: orders.length };
      }),
    received,
  };
}

async function receivedIn(buyerId: Id<"usr">, month: string) {
  const paging = { page: 1, itemsPerPage: mostInvoices } as const;
  const { items, nextCursor } = await listInvoices({ buyerId }, month, paging);
  const { count, ...sum } = sumOfInvoices(items);
  return { month, count, total: totalOf(sum), more: nextCursor !== undefined };
}
