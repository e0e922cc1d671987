import type { OrderItem, ShelfInUnits } from "@bupum/functions/deal/product-estimate-orders/items";
import type { Wanted } from "@bupum/functions/deal/product-estimate-orders/rules";
import {
  returnTaken,
  takeForAll,
} from "@bupum/functions/deal/product-estimate-orders/stock-writes";
import type { Write } from "@bupum/functions/kernel/table";
import {
  merchandiseKey,
  type StoredMerchandise,
} from "@bupum/functions/selling/merchandises/items";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";

/** Pieces by listing, moved by the very writes of acceptance and cancellation (D6-9). */
export type Pieces = Readonly<Record<Id<"mch">, number>>;

/** Enough for two orders of ten, too few for a third. */
export const shelfBegin: Pieces = { mch_1: 25, mch_2: 25 };

type Shelved = StoredMerchandise & { unit: string };
const shelfOf = (pieces: Pieces): ShelfInUnits =>
  new Map(
    Object.entries(pieces).map(([id, stock]) => [
      id,
      // As much of a listing as these writes read.
      {
        id,
        productId: "prd_1",
        stock,
        version: 1,
        unit: "EA",
      } as Partial<Shelved> as Shelved,
    ]),
  );

/** The counts after these writes; throws the problem of a guard that fails. */
function written(pieces: Pieces, writes: readonly Write[]): Pieces {
  const next: Record<Id<"mch">, number> = { ...pieces };
  for (const [id, stock] of Object.entries(pieces) as [Id<"mch">, number][])
    for (const one of writes) {
      if (!("change" in one) || one.change.pk !== merchandiseKey(id).pk) continue;
      if (stock < (one.guard?.atLeast?.["stock"] ?? 0)) throw new Problem("OUT_OF_STOCK");
      next[id] = stock + Number(one.add?.["stock"] ?? 0);
    }
  return next;
}

export function afterTake(pieces: Pieces, order: Wanted, force: boolean) {
  const { taken, writes } = takeForAll(shelfOf(pieces), [order], force);
  return { taken: taken.get(order.id)?.stockTaken ?? 0, pieces: written(pieces, writes) };
}

type Returned = Pick<OrderItem, "merchandiseId" | "stockTaken">;
export const afterReturn = (pieces: Pieces, order: Returned, now: Instant): Pieces =>
  written(pieces, returnTaken(shelfOf(pieces), [order as OrderItem], now));
