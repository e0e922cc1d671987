import { betweenDays } from "../../kernel/list.ts";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page } from "@bupum/shared/kernel/page";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type {
  PaymentOrderEntity,
  paymentOrderEntityRoutes,
} from "@bupum/shared/billing/payment-orders/admin-contract";
import { paymentKinds, paymentStatuses } from "@bupum/shared/billing/payment-orders/states";
import { amongOf, idOf, isOnDays } from "../../kernel/rows/filters.ts";
import { listPayments, listPaymentsOf } from "../../billing/payment-orders/items.ts";
import { withMembers } from "../subscribe-entities/items.ts";

type Query = ParsedInput<typeof paymentOrderEntityRoutes.list>["query"];

/** Everybody's payments, or one member's, newest first by default. */
export async function listEntities(query: Query): Promise<Page<PaymentOrderEntity>> {
  const { filter, sort, startDate, endDate, ...paging } = query;
  const userId = idOf("usr", filter?.userId);
  if (userId) return listOf(userId, query);
  const status = amongOf(paymentStatuses, filter?.status);
  const kind = amongOf(paymentKinds, filter?.kind);
  const newestFirst = sort !== "createdAt:asc";
  const wanted = { status, kind, newestFirst, ...betweenDays(startDate, endDate) };
  const found = await listPayments(wanted, paging);
  return { ...found, items: await withMembers(found.items) };
}

/** A member has few payments, so the filter is applied to each page, which may be short (D0-13). */
export async function listOf(
  userId: Id<"usr">,
  { filter, sort, startDate, endDate, ...paging }: Query,
): Promise<Page<PaymentOrderEntity>> {
  const status = amongOf(paymentStatuses, filter?.status);
  const kind = amongOf(paymentKinds, filter?.kind);
  const found = await listPaymentsOf(userId, paging, sort !== "createdAt:asc");
  const items = found.items.filter(
    (payment) =>
      (status ?? payment.status) === payment.status &&
      (kind ?? payment.kind) === payment.kind &&
      isOnDays(payment.createdAt, { startDate, endDate }),
  );
  return { ...found, items: await withMembers(items) };
}
