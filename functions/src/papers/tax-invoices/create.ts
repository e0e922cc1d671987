import type { SellerProfile } from "@bupum/shared/accounts/seller-infos/contract";
import { mostInvoiceLines, mostOrders } from "@bupum/shared/papers/tax-invoices/contract";
import type { InvoiceParty } from "@bupum/shared/papers/tax-invoices/fields";
import { lastDayToIssue, writtenOnOf } from "@bupum/shared/papers/tax-invoices/rules";
import { taxTypes } from "@bupum/shared/papers/tax-invoices/states";
import type { Id } from "@bupum/shared/kernel/ids";
import { totalOf } from "@bupum/shared/kernel/money/tax";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { seoulDay } from "@bupum/shared/kernel/time";
import { readSeller } from "../../accounts/seller-infos/items.ts";
import { type OrderItem, readOrders } from "../../deal/product-estimate-orders/items.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context, Trace } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { untilAlone } from "../../kernel/retry.ts";
import { write, type Write } from "../../kernel/table.ts";
import { invoiceNumber, invoicingSeller, sumOf } from "./content-rules.ts";
import { type InvoiceItem, invoiceKey, putDue, putInvoice, soonAfter } from "./items.ts";
import { latestCompany, openLines } from "./open.ts";
import { buyersNow } from "./parties.ts";
import { mustSign } from "./settings.ts";
import {
  changeSupplies,
  openIn,
  ownerOf,
  readSupplies,
  type SuppliesItem,
  tracesAfter,
} from "./supplies.ts";

export type Acting = Pick<Context, "actor" | "now" | "newId">;

/** A new invoice on its way to the provider, with the message that sends it. */
export function startInvoice(ctx: Acting, invoice: InvoiceItem): Write[] {
  const { id, amends } = invoice;
  const from = amends ? `AMENDS ${amends.number}: ${amends.reason}` : "NONE";
  return [
    putInvoice(invoice),
    putDue(id, soonAfter(ctx.now())),
    audit(ctx, { entity: "tax-invoice", id, from, to: "ISSUING" }),
    ...(invoice.after ? [] : [message(ctx.now(), "tax-invoice.waited", { invoiceId: id })]),
  ];
}

interface Asked {
  orderBatchIds: readonly Id<"pob">[];
  /** Whose supplies of that month they are. */
  month: string;
  late: boolean;
  /** States the last day of the month: all of it is on the invoice. */
  wholeMonth: boolean;
  /** The market issues: what waits for a person, or was taken meanwhile, is left out. */
  byItself: boolean;
}

/** What is read for the invoices of some purchase orders. */
interface Found {
  supplies: SuppliesItem[];
  orders: Map<string, OrderItem>;
  profile: SellerProfile;
  buyer: InvoiceParty;
}

/** Throws NOT_FOUND for orders of other sellers, NOTHING_TO_INVOICE where no line is open. */
async function found(sellerId: Id<"sel">, asked: Asked): Promise<Found> {
  const { month, byItself } = asked;
  const ids = [...new Set(asked.orderBatchIds)];
  const [all, seller] = await Promise.all([readSupplies(ids), readSeller(sellerId)]);
  const areOwn = all.every((one) => one.sellerId === sellerId);
  if (all.length < ids.length || !areOwn || !seller?.approved) throw new Problem("NOT_FOUND");
  const supplies = all.filter((one) => openIn(one, month, byItself).length > 0);
  const [first] = supplies;
  if (!first || (!byItself && supplies.length < all.length))
    throw new Problem("NOTHING_TO_INVOICE");
  if (supplies.some((one) => ownerOf(one) !== ownerOf(first)))
    throw faultAt("body.orderBatchIds", "invalid_value");
  const lines = supplies.reduce((sum, one) => sum + openIn(one, month, byItself).length, 0);
  if (lines > mostInvoiceLines)
    throw faultAt("body.orderBatchIds", "too_big", { maximum: mostInvoiceLines });
  const orders = await readOrders(supplies.flatMap(({ orderIds }) => orderIds));
  const company = latestCompany(orders);
  if (!company) throw new Problem("NOTHING_TO_INVOICE");
  const byId = new Map(orders.map((order) => [order.id, order]));
  const buyer = (await buyersNow([first.buyerId]))(first.buyerId, company);
  return { supplies, orders: byId, profile: seller.approved, buyer };
}

type Fields = Omit<
  InvoiceItem,
  | keyof ReturnType<typeof invoiceKey>
  | "number"
  | "status"
  | "dueOn"
  | "total"
  | "amendments"
  | "version"
  | "createdAt"
>;

/** A new invoice in its first state. */
export function newInvoice(ctx: Acting, fields: Fields): InvoiceItem {
  const createdAt = ctx.now();
  return {
    ...invoiceKey(fields.id),
    ...fields,
    number: invoiceNumber(fields.id, createdAt),
    status: "ISSUING",
    dueOn: lastDayToIssue(fields.writtenOn),
    total: totalOf(fields),
    amendments: [],
    version: 1,
    createdAt,
  };
}

/** One invoice for each way of tax among the open lines. */
function invoicesOf(ctx: Acting, sellerId: Id<"sel">, of: Found, asked: Asked): InvoiceItem[] {
  const { supplies, orders, profile, buyer } = of;
  const { month, late, wholeMonth, byItself } = asked;
  const all = openLines(supplies, orders, month, byItself);
  const places = new Map(
    supplies.flatMap((one) =>
      openIn(one, month, byItself).map(({ orderId, on }) => [
        orderId,
        { orderBatchId: one.orderBatchId, orderId, on },
      ]),
    ),
  );
  return taxTypes.flatMap((taxType) => {
    const typed = all.filter((one) => one.taxType === taxType);
    if (typed.length === 0) return [];
    const lines = typed.map(({ line }) => line);
    return [
      newInvoice(ctx, {
        id: ctx.newId("tin"),
        taxType,
        sellerId,
        buyerId: supplies[0]!.buyerId,
        seller: invoicingSeller(profile),
        buyer,
        writtenOn: writtenOnOf(
          lines.map(({ suppliedOn }) => suppliedOn),
          wholeMonth,
        ),
        ...sumOf(lines),
        lines,
        supplied: lines.flatMap(({ orderId }) => (orderId && places.get(orderId)) || []),
        late,
      }),
    ];
  });
}

/** Moves the lines of these invoices from open to invoiced. */
function taken(supplies: readonly SuppliesItem[], invoices: readonly InvoiceItem[]): Write[] {
  const invoiceOf = new Map(
    invoices.flatMap(({ id, supplied }) => supplied.map(({ orderId }) => [orderId, id])),
  );
  return supplies.map((one) => {
    const gone = one.open.flatMap(({ orderId }) => {
      const invoiceId = invoiceOf.get(orderId);
      return invoiceId ? [{ orderId, invoiceId }] : [];
    });
    return changeSupplies(one, {
      open: one.open.filter(({ orderId }) => !invoiceOf.has(orderId)),
      invoiced: [...one.invoiced, ...gone],
      shipping: [...one.shipping, ...shippingIn(invoices, one)],
    });
  });
}

/** The fee of the delivery of a purchase order on each of these invoices. */
const shippingIn = (invoices: readonly InvoiceItem[], { poNumber }: SuppliesItem) =>
  invoices.flatMap(({ id: invoiceId, lines }) =>
    lines
      .filter((line) => line.kind === "SHIPPING" && line.poNumber === poNumber)
      .map(({ supply, vat }) => ({ invoiceId, supply, vat })),
  );

/**
 * D42-4: issues what was supplied to one company in a month by these purchase orders. `more` is
 * written with it. Throws INVOICE_LATE where the last day has passed and nobody says so.
 */
export const issueSupplied = (
  ctx: Acting,
  sellerId: Id<"sel">,
  asked: Asked,
  more: (ids: Id<"tin">[], traces: Trace[]) => Write[] = () => [],
): Promise<Id<"tin">[]> =>
  untilAlone(async () => {
    if (asked.orderBatchIds.length > mostOrders)
      throw new RangeError("More purchase orders than one transaction changes.");
    await mustSign(sellerId, ctx.now());
    const of = await found(sellerId, asked);
    const isLate = seoulDay(ctx.now()) > lastDayToIssue(`${asked.month}-01`);
    if (isLate && !asked.late) throw new Problem("INVOICE_LATE");
    const invoices = invoicesOf(ctx, sellerId, of, { ...asked, late: isLate });
    const ids = invoices.map(({ id }) => id);
    await write(
      ...taken(of.supplies, invoices),
      ...invoices.flatMap((invoice) => startInvoice(ctx, invoice)),
      ...more(ids, tracesAfter(of.supplies)),
    );
    return ids;
  });
