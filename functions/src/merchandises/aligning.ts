import type { WonRates } from "@bupum/shared/kernel/money/amounts";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Write } from "../kernel/table.ts";
import {
  hiddenKeys,
  type StoredMerchandise,
  merchandiseKey,
  ownedKey,
  pricePlace,
  shownKeys,
} from "./items.ts";

/** Shows or hides a listing, and renames its seller; nothing where it agrees already. */
export function align(
  listing: StoredMerchandise,
  to: { isHidden: boolean; sellerName: string | undefined },
  rates: WonRates,
): Write[] {
  const sellerName = to.sellerName ?? listing.sellerName;
  if (listing.isHidden === to.isHidden && listing.sellerName === sellerName) return [];
  const isShown = !to.isHidden && !listing.isPartHidden;
  const there = {
    exists: true,
    lacks: ["deletedAt"],
    refused: new Problem("NOT_FOUND"),
  };
  return [
    {
      change: merchandiseKey(listing.id),
      set: {
        isHidden: to.isHidden,
        sellerName,
        ...(isShown && pricePlace(listing, rates)),
      },
      ...(!isShown && { unset: ["gsi2pk", "gsi2sk"] }),
      guard: there,
    },
    {
      change: ownedKey(listing),
      set: isShown ? shownKeys(listing) : hiddenKeys(listing),
      guard: { equals: { merchandiseId: listing.id }, refused: new Problem("NOT_FOUND") },
    },
  ];
}
