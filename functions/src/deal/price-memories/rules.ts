import type { PastPrice } from "@bupum/shared/deal/price-memories/contract";
import { mostKept, mostListed, regularFrom } from "@bupum/shared/deal/price-memories/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { nearestQuantities } from "@bupum/shared/kernel/money/quantities";
import { priceAt } from "@bupum/shared/kernel/money/amounts";
import type { Instant } from "@bupum/shared/kernel/time";
import type { OrderItem } from "../product-estimate-orders/items.ts";
import type { StoredLine } from "../whole-groups/lines.ts";

/** The price of an order that was accepted; undefined of one that never was, or was deleted. */
export function paidPrice(order: OrderItem): PastPrice | undefined {
  const { confirmedAt, deletedAt, status } = order;
  if (!confirmedAt || deletedAt) return undefined;
  return {
    lineId: order.productEstimateId,
    groupId: order.groupId,
    orderId: order.id,
    ...(status === "CANCELLED" && { isCancelled: true }),
    sellerId: order.sellerId,
    sellerName: order.sellerName,
    quantity: order.quantity,
    unit: order.unit,
    unitPrice: order.unitPrice,
    currency: order.currency,
    vatMode: order.vatMode,
    condition: order.condition,
    at: confirmedAt,
  };
}

/** The catalogue's part that a quote offers: for a substitute the substitute (D32-3). */
export const quotedProduct = ({
  currentResponse: quote,
  productId,
}: StoredLine): Id<"prd"> | undefined =>
  quote?.alternative ? quote.alternative.productId : productId;

/**
 * The price of a line's quote that was not taken, at the orderable quantity next to the wanted one;
 * undefined of a line without a quote, of a withdrawn quote, and of a line with an order that runs
 * or was ever accepted.
 */
export function untakenPrice(line: StoredLine): PastPrice | undefined {
  const { currentResponse: quote, activeOrder, confirmedOrders, wasTaken, deletedAt } = line;
  if (!quote || activeOrder || confirmedOrders > 0 || wasTaken || deletedAt) return undefined;
  if (line.responseState === "WITHDRAWN") return undefined;
  const quantity = nearestQuantities(quote, line.quantity).at(-1) ?? quote.moq;
  const unitPrice = priceAt(quote.breaks, quantity) ?? quote.breaks[0]?.unitPrice;
  if (unitPrice === undefined) return undefined;
  return {
    lineId: line.id,
    groupId: line.groupId,
    sellerId: line.sellerId,
    sellerName: line.sellerName,
    quantity,
    unit: line.unit,
    unitPrice,
    currency: quote.currency,
    vatMode: quote.vatMode,
    condition: quote.condition,
    at: quote.createdAt,
  };
}

const nameOf = ({ orderId, lineId }: PastPrice): string => orderId ?? lineId;
const placeOf = (one: PastPrice): string => `${one.at}#${nameOf(one)}`;

/** Each price once, the newest first, as many as are kept. */
export function newestPrices(all: readonly PastPrice[], most = mostKept): PastPrice[] {
  const byName = new Map(all.map((one) => [nameOf(one), one]));
  return [...byName.values()]
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? 1 : -1))
    .slice(0, most);
}

interface Kept {
  paid: PastPrice[];
  quoted: PastPrice[];
}

/** With the prices of these orders as they are now; a quote that was taken is no longer untaken. */
export function withOrders({ paid, quoted }: Kept, orders: readonly OrderItem[]): Kept {
  const moved = new Set<string | undefined>(orders.map(({ id }) => id));
  const fresh = orders.flatMap((order) => paidPrice(order) ?? []);
  const all = newestPrices([...paid.filter(({ orderId }) => !moved.has(orderId)), ...fresh]);
  const taken = new Set(fresh.map(({ lineId }) => lineId));
  return { paid: all, quoted: quoted.filter(({ lineId }) => !taken.has(lineId)) };
}

/** With the untaken quotes of a request that ended, in place of what was kept of it. */
export function withUntaken(
  { paid, quoted }: Kept,
  groupId: Id<"egr">,
  lines: readonly StoredLine[],
): Kept {
  const fresh = lines.flatMap((line) => untakenPrice(line) ?? []);
  const others = quoted.filter((one) => one.groupId !== groupId);
  return { paid, quoted: newestPrices([...others, ...fresh]) };
}

/** When a part that is bought regularly was bought last; undefined of others (D32-6). */
export function lastBoughtAt(paid: readonly PastPrice[]): Instant | undefined {
  const bought = paid.filter(({ isCancelled }) => !isCancelled);
  return bought.length >= regularFrom ? bought[0]?.at : undefined;
}

/** What a list says of a part: the last prices paid, without one the last that were quoted. */
export function lastOfMemory({ paid, quoted }: Kept): PastPrice[] {
  const bought = paid.filter(({ isCancelled }) => !isCancelled);
  return (bought.length > 0 ? bought : quoted).slice(0, mostListed);
}
