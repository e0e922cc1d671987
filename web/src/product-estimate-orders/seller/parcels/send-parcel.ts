import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { partNumberKey } from "@bupum/shared/kernel/text/part-number-key";
import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import { failureOf } from "@bupum/ui/failure";
import { api } from "../../../api.ts";
import type { PastedParcel } from "./pasted-parcels.ts";

/** What became of one parcel. */
export type ParcelResult =
  | { lines: number }
  | { refused: "NOT_FOUND" | "NO_PART" | "SHIPPED" | "NOT_ACCEPTED" }
  /** The server's words, or none where it did not answer. */
  | { failed: string };

/**
 * States one parcel: the accepted lines of its purchase order that are not on their way yet, or of
 * these the one part. A line that was shipped is left as it is, so a repeat changes nothing.
 */
export async function sendParcel(parcel: PastedParcel): Promise<ParcelResult> {
  try {
    return await sent(parcel);
  } catch (error) {
    const { issues, message } = failureOf(error);
    return { failed: issues[0]?.message ?? message ?? "" };
  }
}

async function sent({ poNumber, partNumber, carrier, trackingNo }: PastedParcel) {
  const { items } = await api.productEstimateOrders.purchaseOrdersOfSeller({
    query: { searchKeyword: poNumber, itemsPerPage: 10 },
  });
  const found = items.find((one) => one.poNumber === poNumber);
  if (!found) return { refused: "NOT_FOUND" } as const;
  const params = { id: found.id };
  const { orders } = await api.productEstimateOrders.lines({ params });
  const meant = orders.filter((line) => partNumber === undefined || isNamed(line, partNumber));
  if (meant.length === 0) return { refused: "NO_PART" } as const;
  const open = meant.filter(({ status, shipment }) => status === "CONFIRMED" && !shipment);
  if (open.length === 0) {
    const isShipped = meant.some(({ shipment }) => shipment);
    return { refused: isShipped ? "SHIPPED" : "NOT_ACCEPTED" } as const;
  }
  const orderIds = open.map(({ id }) => id);
  await api.productEstimateOrders.shipLines({ params, body: { orderIds, carrier, trackingNo } });
  return { lines: open.length };
}

const isNamed = (line: Order, partNumber: string): boolean =>
  partNumberKey(orderedProduct(line).title) === partNumberKey(partNumber);
