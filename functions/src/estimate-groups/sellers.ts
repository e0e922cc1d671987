import { type GroupDraft, estimateLimits } from "@bupum/shared/estimate-groups/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { type Fault, faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { Merchandise } from "@bupum/shared/merchandises/contract";
import type { NamedProduct } from "./products.ts";

type SellerId = Id<"sel">;
type OwnedMerchandise = Pick<Merchandise, "sellerId">;
/** Sellers named for a line and the field that names them. */
export interface NamedSellers {
  sellerIds: SellerId[];
  path: string;
}

/**
 * Who is asked for each line, as the buyer said it: the line's own sellers, else those of the whole
 * request, else the owner of the named listing. Absent where the choice is left to us.
 */
export function namedSellers(draft: GroupDraft, parts: readonly NamedProduct[]) {
  return draft.lines.map((line, index): NamedSellers | undefined => {
    if (line.sellerIds) return { sellerIds: line.sellerIds, path: `lines.${index}.sellerIds` };
    if (draft.sellerIds) return { sellerIds: draft.sellerIds, path: "sellerIds" };
    const ownerId = parts[index]?.ownerId;
    return ownerId && { sellerIds: [ownerId], path: `lines.${index}.merchandiseId` };
  });
}

interface Choice {
  draft: GroupDraft;
  own: SellerId;
  named: readonly (NamedSellers | undefined)[];
  /** By line: offers of its part, cheapest first. */
  offers: readonly (readonly OwnedMerchandise[])[];
  mayTrade: (sellerId: SellerId) => boolean;
  /** Who is away is asked by name only. */
  isOpen: (sellerId: SellerId) => boolean;
}

/**
 * The sellers of each line. Throws SELF_REQUEST where only the buyer's own company remains,
 * NO_SELLER_FOUND where nobody offers anything, INVALID_REQUEST for sellers that cannot be asked.
 */
export function chosenSellers(choice: Choice): SellerId[][] {
  const { draft, own, named, offers, mayTrade, isOpen } = choice;
  const faults: Fault[] = [];
  const asked = new Set<SellerId>();
  const isAuto = draft.sellerSelection !== undefined;
  const most = draft.sellerSelection?.max ?? 0;
  const chosen = named.map((given, index) => {
    const sellerIds = given
      ? [...new Set(given.sellerIds)].filter((sellerId) => sellerId !== own)
      : automatic(
          offers[index] ?? [],
          asked,
          most,
          (id) => id !== own && mayTrade(id) && isOpen(id),
        );
    if (given?.sellerIds.some((sellerId) => sellerId !== own && !mayTrade(sellerId)))
      faults.push({ path: `body.${given.path}`, code: "SELLER_NOT_AVAILABLE" });
    for (const sellerId of sellerIds) asked.add(sellerId);
    return sellerIds;
  });
  if (faults.length > 0) throw new Problem("INVALID_REQUEST", undefined, distinct(faults));
  if (asked.size === 0) {
    if (named.some((given) => given?.sellerIds.includes(own))) throw new Problem("SELF_REQUEST");
    if (isAuto) throw new Problem("NO_SELLER_FOUND");
    throw faultAt("body.sellerIds", "SELLERS_REQUIRED");
  }
  if (asked.size > estimateLimits.sellers)
    throw faultAt("body.sellerIds", "too_many", { maximum: estimateLimits.sellers });
  return chosen;
}

const distinct = (faults: Fault[]) => [...new Map(faults.map((one) => [one.path, one])).values()];

/** The cheapest sellers of a part; once the request has all it may, only those asked already. */
function automatic(
  offers: readonly OwnedMerchandise[],
  asked: ReadonlySet<SellerId>,
  most: number,
  mayBeAsked: (sellerId: SellerId) => boolean,
): SellerId[] {
  const able = [...new Set(offers.map(({ sellerId }) => sellerId))].filter(mayBeAsked);
  const chosen: SellerId[] = [];
  let room = estimateLimits.sellers - asked.size;
  for (const sellerId of able) {
    if (chosen.length === most) break;
    if (!asked.has(sellerId) && room-- <= 0) continue;
    chosen.push(sellerId);
  }
  return chosen;
}
