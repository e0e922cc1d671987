import type { Id } from "@bupum/shared/kernel/ids";
import type { Write } from "../kernel/table.ts";
import type { StoredMerchandise } from "../merchandises/items.ts";
import { takeStock } from "../merchandises/rules.ts";
import type { OrderItem } from "./items.ts";

/** The listings that orders take from, by id. */
export type Shelf = ReadonlyMap<string, StoredMerchandise>;
type Order = Pick<OrderItem, "id" | "quantity" | "merchandiseId" | "productEstimateId">;

/** Orders by the listing that they take from; lines of the same listing share its stock. */
const byListing = (shelf: Shelf, orders: readonly Order[]) =>
  [...Map.groupBy(orders, ({ merchandiseId }) => shelf.get(merchandiseId ?? "")?.id)].flatMap(
    ([, some]) => {
      const listing = shelf.get(some[0]!.merchandiseId ?? "");
      return listing ? [{ listing, some, wanted: totalOf(some) }] : [];
    },
  );

const totalOf = (orders: readonly Order[]) =>
  orders.reduce((total, { quantity }) => total + quantity, 0);

/** The writes that take the pieces of all orders, how many each gets (D6-9), and from which listings. */
export function takeForAll(shelf: Shelf, orders: readonly Order[], force: boolean) {
  const writes: Write[] = [];
  const taken = new Map<Id<"ord">, number>();
  const lowered: StoredMerchandise[] = [];
  for (const { listing, some, wanted } of byListing(shelf, orders)) {
    const took = takeStock(listing, wanted, force);
    writes.push(...took.writes);
    if (took.taken > 0) lowered.push(listing);
    let left = took.taken;
    for (const { id, quantity } of some) {
      const share = Math.min(quantity, left);
      taken.set(id, share);
      left -= share;
    }
  }
  return { taken, writes, lowered };
}

/** Each line that the shelf cannot serve in full, with what is left of its part. */
export const shortages = (shelf: Shelf, orders: readonly Order[]) =>
  byListing(shelf, orders).flatMap(({ listing, some, wanted }) =>
    listing.stock === null || listing.deletedAt || listing.stock >= wanted
      ? []
      : some.map(({ id, productEstimateId, quantity }) => ({
          orderId: id,
          productEstimateId,
          requested: quantity,
          available: listing.stock ?? 0,
        })),
  );
