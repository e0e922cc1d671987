import { isId } from "@bupum/shared/kernel/id-text";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page } from "@bupum/shared/kernel/page";
import type { ShownDifference } from "@bupum/shared/billing/reconciliations/admin-contract";
import { readMany } from "../../kernel/table.ts";
import { asPayment } from "../../billing/payment-orders/items.ts";
import type { DifferenceItem } from "../../billing/reconciliations/items.ts";
import { withMembers } from "../subscribe-entities/items.ts";
import { paymentOrderKey } from "../../billing/standings/payments.ts";

const isPayment = (id: string): id is Id<"pay"> => isId(id, "pay");

/** Differences with the members of their payments, if the payments are ours. */
export async function withPayments(rows: readonly DifferenceItem[]): Promise<ShownDifference[]> {
  const ids = rows.map(({ paymentOrderId }) => paymentOrderId).filter(isPayment);
  const found = await readMany(ids.map(paymentOrderKey), false);
  const payments = await withMembers(found.flatMap((row) => (row ? [asPayment(row)] : [])));
  const members = new Map<string, ShownDifference["member"]>(
    payments.map(({ id, member }) => [id, member]),
  );
  return rows.map((row) => {
    const member = members.get(row.paymentOrderId);
    return { ...row, ...(member && { member }) };
  });
}

export const pageWithPayments = async (
  page: Page<DifferenceItem>,
): Promise<Page<ShownDifference>> => ({ ...page, items: await withPayments(page.items) });
