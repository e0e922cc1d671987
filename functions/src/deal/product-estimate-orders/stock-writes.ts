import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Write } from "../../kernel/table.ts";
import type { StoredMerchandise } from "../../selling/merchandises/items.ts";
import { merchandisesChanged, returnStock, takeStock } from "../../selling/merchandises/writes.ts";
import type { OrderItem, Shelf, ShelfInUnits } from "./items.ts";
import { byMerchandise, inStockUnits, type Wanted } from "./rules.ts";

/** What an accepted order says of the stock. */
type Taken = Pick<OrderItem, "stockTaken" | "stockPerUnit" | "stockKeptIn">;

/**
 * The writes that take the stock for all orders, what each gets (D6-9), and the listings whose stock
 * shrinks. An order in a unit that cannot be counted in that of the stock gets none, and says so
 * (D6-29).
 */
export function takeForAll(shelf: ShelfInUnits, orders: readonly Wanted[], force: boolean) {
  const writes: Write[] = [];
  const taken = new Map<Id<"ord">, Taken>();
  const lowered: StoredMerchandise[] = [];
  for (const { merchandise, some } of byMerchandise(shelf, orders)) {
    const { unit, stock, deletedAt } = merchandise;
    const { counted, uncounted, wanted } = inStockUnits(unit, some);
    if (stock !== null && !deletedAt)
      for (const { id } of uncounted) taken.set(id, { stockTaken: 0, stockKeptIn: unit });
    if (wanted === 0) continue;
    const took = takeStock(merchandise, wanted, force);
    writes.push(...took.writes);
    if (took.taken > 0) lowered.push(merchandise);
    let left = took.taken;
    for (const { order, units, pieces } of counted) {
      const share = Math.min(pieces, left);
      taken.set(order.id, { stockTaken: share, ...(units > 1 && { stockPerUnit: units }) });
      left -= share;
    }
  }
  return { taken, writes, lowered };
}

/** D6-9: what cancelled orders took goes back, as many pieces as they took. */
export function returnTaken(shelf: Shelf, orders: readonly OrderItem[], at: Instant): Write[] {
  const returned = byMerchandise(shelf, orders).flatMap(({ merchandise, some }) => {
    const taken = orders
      .filter(({ id }) => some.some((one) => one.id === id))
      .reduce((sum, { stockTaken = 0 }) => sum + stockTaken, 0);
    const writes = returnStock(merchandise, taken);
    return writes.length > 0 ? [{ merchandise, writes }] : [];
  });
  if (returned.length === 0) return [];
  return [
    ...returned.flatMap(({ writes }) => writes),
    merchandisesChanged(at, ...returned.map(({ merchandise }) => merchandise)),
  ];
}
