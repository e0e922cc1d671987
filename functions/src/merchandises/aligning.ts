import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { WonRates } from "@bupum/shared/merchandises/rules";
import { query } from "../kernel/list.ts";
import type { Write } from "../kernel/table.ts";
import {
  hiddenKeys,
  type Listing,
  listingKey,
  newestSk,
  offerKey,
  offerPlace,
  ofSeller,
  shownKeys,
  toListing,
} from "./items.ts";

/** A seller's next listings in the order of their ids, and where to go on. */
export async function someOfSeller(sellerId: Id<"sel">, after: Listing | undefined) {
  const list = ofSeller(sellerId);
  const key = after && { pk: after.pk, sk: after.sk, gsi1pk: list.pk, gsi1sk: newestSk(after) };
  const { items, more } = await query(list, 100, key);
  const listings = items.map(toListing);
  return { listings, last: more ? listings.at(-1) : undefined };
}

/** Shows or hides a listing, and renames its seller; nothing where it agrees already. */
export function align(
  listing: Listing,
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
      change: listingKey(listing.id),
      set: {
        isHidden: to.isHidden,
        sellerName,
        ...(isShown && offerPlace(listing, rates)),
      },
      ...(!isShown && { unset: ["gsi2pk", "gsi2sk"] }),
      guard: there,
    },
    {
      change: offerKey(listing),
      ...(isShown
        ? { set: shownKeys(listing) }
        : { set: hiddenKeys(listing), unset: ["gsi2pk", "gsi2sk"] }),
      guard: { equals: { merchandiseId: listing.id }, refused: new Problem("NOT_FOUND") },
    },
  ];
}
