import type { OrderItem } from "@bupum/functions/deal/product-estimate-orders/items";
import { newId } from "@bupum/functions/kernel/context";
import { message } from "@bupum/functions/kernel/messages/outbox";
import { write } from "@bupum/functions/kernel/table";
import { addDays, type Day } from "@bupum/shared/kernel/time";
import type { TaxSeller, TaxYear } from "./market.ts";

/** A purchase order whose lines are completed on one day or on several. */
export interface Supplies {
  seller: TaxSeller;
  lines: { order: OrderItem; on: Day }[];
}

const vatModes = ["EXCLUDED", "EXCLUDED", "EXCLUDED", "INCLUDED", "ZERO_RATED"] as const;
const fees = [0, 3_000, 5_500, 12_345];
/** Days from the first completed line to another one, which may fall into another month. */
const mostDaysLater = 45;

/** A purchase order, accepted, of one to three lines with whatever prices, taxes and fees there are. */
export async function newSupplies(year: TaxYear, on: Day, lastOn: Day): Promise<Supplies> {
  const { sample, below, random, sellers, companies, buyerCompany } = year;
  const seller = sellers[below(sellers.length)]!;
  const buyerId = companies[below(companies.length)]!;
  const orderBatchId = newId("pob");
  const random5 = orderBatchId.slice(-5);
  const poNumber = `PO-${on.slice(2).replaceAll("-", "")}-${random5}` as OrderItem["poNumber"];
  const siblings = Array.from({ length: 1 + below(3) }, () => ({
    id: newId("ord"),
    productEstimateId: sample.productEstimateId,
  }));
  const lines = siblings.map(({ id }, at) => {
    const quantity = 1 + below(20);
    const unitWon = 1 + below(300_000);
    const order: OrderItem = {
      ...sample,
      pk: `order#${id}`,
      sk: "order",
      id,
      orderBatchId,
      poNumber,
      buyerId,
      sellerId: seller.sellerId,
      sellerName: seller.name,
      buyerCompany,
      quantity,
      unitPrice: String(unitWon),
      amount: quantity * unitWon,
      vatMode: vatModes[below(vatModes.length)]!,
      shippingFeePayer: "BUYER_PAYS",
      shippingFee: fees[below(fees.length)]!,
      siblings,
      createdAt: year.now(),
    };
    const later = at > 0 && random() < 0.3 ? below(mostDaysLater) : 0;
    const day = addDays(on, later);
    return { order, on: day > lastOn ? lastOn : day };
  });
  for (const { order } of lines) await write({ put: { ...order } });
  return { seller, lines };
}

/** Lines of a purchase order that are completed today: the row, and what the product tells of it. */
export async function completeLines({ now }: TaxYear, orders: readonly OrderItem[]) {
  const completedAt = now();
  for (const order of orders)
    await write({ put: { ...order, status: "COMPLETED", completedBy: "BUYER", completedAt } });
  const orderIds = orders.map(({ id }) => id);
  await write(message(completedAt, "orders.completed", { orderIds }));
}
