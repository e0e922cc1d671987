import { addBusinessDays } from "@bupum/shared/kernel/calendar/calendar";
import { seoulInstant } from "@bupum/shared/kernel/time";
import { daysAhead } from "./group.ts";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Supply } from "@bupum/shared/papers/tax-invoices/open";
import { bought } from "./companies.ts";
import type { World } from "./world.ts";

type Deal = Awaited<ReturnType<typeof bought>>;
type Seller = Pick<Deal, "seller">;

/** The seller's business number has a certificate at the provider, and the market knows of it. */
export async function certified(world: World, { seller }: Seller) {
  await seller.api.taxInvoices.prepare();
  const { businessNumber } = (await seller.api.sellerInfos.me()).approved!;
  world.services.popbill.ready(businessNumber);
  await seller.api.taxInvoices.prepare();
  return businessNumber.replaceAll("-", "");
}

/** A company's order of all its lines, accepted; none of it is completed. */
export async function accepted(world: World, given: Parameters<typeof bought>[1] = {}) {
  const deal = await bought(world, given);
  const { orderIds } = await deal.buyer.as.productEstimateOrders.create({ body: deal.order });
  await world.drain();
  for (const id of orderIds)
    await deal.seller.api.productEstimateOrders.accept({ params: { id }, body: {} });
  const businessNumber = await certified(world, deal);
  return { ...deal, orderIds, businessNumber };
}

export async function complete(world: World, { buyer }: Pick<Deal, "buyer">, id: Id<"ord">) {
  await buyer.as.productEstimateOrders.complete({ params: { id } });
  await world.drain();
}

/** The same with every line completed, so that all of it waits for its invoice. */
export async function supplied(world: World, given: Parameters<typeof bought>[1] = {}) {
  const deal = await accepted(world, given);
  for (const id of deal.orderIds) await complete(world, deal, id);
  return deal;
}

/** What a seller has not invoiced, as one company's month. */
export async function openMonth({ seller }: Seller): Promise<Supply> {
  const { items } = await seller.api.taxInvoices.supplies();
  if (!items[0]) throw new Error("Nothing is to be invoiced.");
  return items[0];
}

/** Issues all that is open, and lets the provider take it. */
export async function issued(world: World, deal: Seller, late = false) {
  const { month, orders } = await openMonth(deal);
  const orderBatchIds = orders.map(({ orderBatchId }) => orderBatchId);
  const body = { orderBatchIds, month, late };
  const { ids } = await deal.seller.api.taxInvoices.create({ body });
  await world.drain();
  return ids;
}

export const invoiceOf = ({ seller }: Seller, id: Id<"tin">) =>
  seller.api.taxInvoices.get({ params: { id } });

/** What the provider holds of a seller. */
export const documentsOf = (world: World, { businessNumber }: { businessNumber: string }) =>
  world.services.popbill.book.documents.filter((one) => one.businessNumber === businessNumber);

/** By then the provider has sent what it issued today. */
export const sentDay = () => seoulInstant(addBusinessDays(daysAhead(0), 1), "16:00");

/** Three lines with a fee of the delivery. */
export const three = {
  more: ["근접센서", "릴레이"],
  quote: { shippingFeePayer: "BUYER_PAYS", shippingFee: 3_000 },
};
