import {
  estimateLimits,
  type Group,
  type GroupDraft,
  type GroupLineDraft,
} from "@bupum/shared/deal/estimate-groups/contract";
import type { CloseReason } from "@bupum/shared/deal/estimate-groups/fields";
import { isDueAtAllowed, rollUp } from "@bupum/shared/deal/estimate-groups/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import type { InLanguages } from "@bupum/shared/kernel/language/languages";
import { type Fault, faultAt, Problem } from "@bupum/shared/kernel/problem";
import { dayFault, type Instant } from "@bupum/shared/kernel/time";
import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import { liveLines, stateOfLine } from "../whole-groups/line-rules.ts";
import type { WholeGroup } from "../whole-groups/items.ts";

type SellerId = Id<"sel">;

/** The faults of the days that a request states. */
export function faultsOf(draft: GroupDraft, now: Instant): Fault[] {
  const faults: Fault[] = [];
  if (draft.dueAt !== undefined && !isDueAtAllowed(draft.dueAt, now))
    faults.push({ path: "body.dueAt", code: "DUE_AT_RANGE" });
  const code = draft.desiredDeliveryDate && dayFault(draft.desiredDeliveryDate, now);
  if (code) faults.push({ path: "body.desiredDeliveryDate", code });
  return faults;
}

type OwnedMerchandise = Pick<Merchandise, "sellerId">;
/** Sellers named for a line and the field that names them. */
export interface NamedSellers {
  sellerIds: SellerId[];
  path: string;
}

/**
 * The sellers asked for each line by the buyer: the line's own, else those of the whole request,
 * else the owner of the named listing. Absent if the market chooses.
 */
export function namedSellers(draft: GroupDraft, products: readonly NamedProduct[]) {
  return draft.lines.map((line, index): NamedSellers | undefined => {
    if (line.sellerIds) return { sellerIds: line.sellerIds, path: `lines.${index}.sellerIds` };
    if (draft.sellerIds) return { sellerIds: draft.sellerIds, path: "sellerIds" };
    const ownerId = products[index]?.ownerId;
    return ownerId && { sellerIds: [ownerId], path: `lines.${index}.merchandiseId` };
  });
}

interface Choice {
  draft: GroupDraft;
  own: SellerId;
  named: readonly (NamedSellers | undefined)[];
  /** Offers of each line's product, cheapest first. */
  merchandises: readonly (readonly OwnedMerchandise[])[];
  mayTrade: (sellerId: SellerId) => boolean;
  /** A block between buyer and seller, whoever made it (D6-28). */
  isBlocked: (sellerId: SellerId) => boolean;
  /** Sellers on leave are asked only by name. */
  isOpen: (sellerId: SellerId) => boolean;
  /** Sellers of a higher rank are asked before cheaper ones. */
  rankOf: (sellerId: SellerId) => number;
}

/**
 * The sellers of each line; none if the choice was left to us and nobody sells the part. Throws
 * SELF_REQUEST if only the buyer's own company remains, SELLER_BLOCKED for a named seller with a
 * block, INVALID_REQUEST for sellers that cannot be asked.
 */
export function chosenSellers(choice: Choice): SellerId[][] {
  const { draft, own, named, merchandises, mayTrade, isBlocked, isOpen, rankOf } = choice;
  const faults: Fault[] = [];
  const asked = new Set<SellerId>();
  const blocked = new Set<SellerId>();
  const isAuto = draft.sellerSelection !== undefined;
  const most = draft.sellerSelection?.max ?? 0;
  const chosen = named.map((byName, index) => {
    const sellerIds = byName
      ? [...new Set(byName.sellerIds)].filter((sellerId) => sellerId !== own)
      : automatic(
          merchandises[index] ?? [],
          asked,
          most,
          (id) => id !== own && mayTrade(id) && isOpen(id) && !isBlocked(id),
          rankOf,
        );
    if (byName?.sellerIds.some((sellerId) => sellerId !== own && !mayTrade(sellerId)))
      faults.push({ path: `body.${byName.path}`, code: "SELLER_NOT_AVAILABLE" });
    if (byName) for (const sellerId of sellerIds) if (isBlocked(sellerId)) blocked.add(sellerId);
    for (const sellerId of sellerIds) asked.add(sellerId);
    return sellerIds;
  });
  if (faults.length > 0) throw new Problem("INVALID_REQUEST", undefined, distinct(faults));
  if (blocked.size > 0) throw new Problem("SELLER_BLOCKED", { sellerIds: [...blocked].join() });
  if (asked.size === 0) {
    if (named.some((byName) => byName?.sellerIds.includes(own))) throw new Problem("SELF_REQUEST");
    if (isAuto) return chosen;
    throw faultAt("body.sellerIds", "SELLERS_REQUIRED");
  }
  if (asked.size > estimateLimits.sellers)
    throw faultAt("body.sellerIds", "too_many", { maximum: estimateLimits.sellers });
  return chosen;
}

const distinct = (faults: Fault[]) => [...new Map(faults.map((one) => [one.path, one])).values()];

/**
 * The best sellers of a product, equal ones by price; once the request has its most sellers, only
 * those already asked.
 */
function automatic(
  merchandises: readonly OwnedMerchandise[],
  asked: ReadonlySet<SellerId>,
  most: number,
  mayBeAsked: (sellerId: SellerId) => boolean,
  rankOf: Choice["rankOf"],
): SellerId[] {
  const able = [...new Set(merchandises.map(({ sellerId }) => sellerId))]
    .filter(mayBeAsked)
    .toSorted((left, right) => rankOf(right) - rankOf(left));
  const chosen: SellerId[] = [];
  let room = estimateLimits.sellers - asked.size;
  for (const sellerId of able) {
    if (chosen.length === most) break;
    if (!asked.has(sellerId) && room-- <= 0) continue;
    chosen.push(sellerId);
  }
  return chosen;
}

/** A line's part and listing with the present data of the catalogue. */
export interface NamedProduct {
  productId?: Id<"prd">;
  merchandiseId?: Id<"mch">;
  /** The seller of the named merchandise. */
  ownerId?: Id<"sel">;
  productName: string;
  partNumber?: string;
  manufactorName?: string;
  /** Names in the other languages, for searching. */
  otherNames: string[];
  otherMakers: string[];
}
const nameOf = (name: InLanguages) => name.ko || name.en || name.zh;

export function namedMerchandise(merchandise: Merchandise): NamedProduct {
  const { productName, manufactorName } = merchandise;
  return {
    productId: merchandise.productId,
    merchandiseId: merchandise.id,
    ownerId: merchandise.sellerId,
    ...names(productName, manufactorName, merchandise.partNumber),
  };
}
export const namedProduct = (product: ProductRow): NamedProduct => ({
  productId: product.id,
  ...names(product.name, product.manufactorName, product.partNumber),
});
const names = (product: InLanguages, maker: InLanguages, partNumber: string) => ({
  productName: nameOf(product) || partNumber,
  partNumber,
  manufactorName: nameOf(maker),
  otherNames: Object.values(product),
  otherMakers: Object.values(maker),
});

export const wordedProduct = ({
  partName = "",
  partNumber,
  manufactorName,
}: GroupLineDraft): NamedProduct => ({
  productName: partName,
  ...(partNumber !== undefined && { partNumber }),
  ...(manufactorName !== undefined && { manufactorName }),
  otherNames: [],
  otherMakers: [],
});

/** Lines that no seller is asked for. */
export const unassignedIn = ({ terms, estimates }: Pick<WholeGroup, "terms" | "estimates">) =>
  terms.lines
    .filter(
      ({ requestLineId, droppedAt }) =>
        !droppedAt && !estimates.some(({ lineIds }) => lineIds.includes(requestLineId)),
    )
    .map(({ requestLineId }) => requestLineId);

/** Each estimate stores its lines, because sellers may be added later. */
export function toGroup({ group, terms, estimates }: Omit<WholeGroup, "lines">): Group {
  const lines = terms.lines.map((line) => ({
    ...line,
    sellerIds: estimates
      .filter(({ lineIds }) => lineIds.includes(line.requestLineId))
      .map(({ sellerId }) => sellerId),
  }));
  return {
    ...group,
    ...terms,
    lines,
    unassignedLineIds: unassignedIn({ terms, estimates }),
    estimates,
  };
}

/** The request after its end, with the estimates as the worker will close them. */
export function endedGroup(
  whole: WholeGroup,
  closeReason: CloseReason,
  closeDetail?: string,
): Group {
  const { group, terms, estimates, lines } = whole;
  const closing = { open: false, closeReason };
  const isDropped = new Set(terms.lines.flatMap((one) => (one.droppedAt ? one.requestLineId : [])));
  const live = liveLines(lines, isDropped).map(stateOfLine);
  const rolled = rollUp(closing, group.lineCount, estimates, live);
  return toGroup({
    group: { ...group, ...rolled.group, version: group.version + 1 },
    terms: { ...terms, closeDetail },
    estimates: estimates.map((estimate, index) => ({ ...estimate, ...rolled.estimates[index] })),
  });
}
