import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Write } from "../../kernel/table.ts";
import type { StoredMerchandise } from "../../selling/merchandises/items.ts";
import { merchandisesChanged, returnStock, takeStock } from "../../selling/merchandises/writes.ts";
import type { OrderItem, Shelf } from "./items.ts";
import { byMerchandise, type Wanted } from "./rules.ts";

/**
 * The writes that take the stock for all orders, the pieces each gets (D6-9), and the listings
 * whose stock shrinks.
 */
export function takeForAll(shelf: Shelf, orders: readonly Wanted[], force: boolean) {
  const writes: Write[] = [];
  const taken = new Map<Id<"ord">, number>();
  const lowered: StoredMerchandise[] = [];
  for (const { merchandise, some, wanted } of byMerchandise(shelf, orders)) {
    const took = takeStock(merchandise, wanted, force);
    writes.push(...took.writes);
    if (took.taken > 0) lowered.push(merchandise);
    let left = took.taken;
    for (const { id, quantity } of some) {
      const share = Math.min(quantity, left);
      taken.set(id, share);
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
