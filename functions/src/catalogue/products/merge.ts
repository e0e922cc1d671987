import { Problem } from "@bupum/shared/kernel/problem";
import { partNumberKey } from "@bupum/shared/kernel/text/text";
import type { Instant } from "@bupum/shared/kernel/time";
import { countMember } from "../../reference/category-tags/items.ts";
import { message } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import { moveProducts, type StoredMaker } from "../manufactors/items.ts";
import * as products from "./items.ts";
import { linkTo, mirrored } from "./links.ts";
import { changeRow } from "./writes.ts";

// Without a guard: goes with a guarded write of the same transaction.

type MergedProduct = products.StoredProduct;
const stale = new Problem("VERSION_CONFLICT");

/** A search has no use for more spellings. */
const mostAliases = 60;

/** All numbers of the merged part: its own first, then the other's. */
function aliasesOf(into: MergedProduct, from: MergedProduct): string[] {
  const own = new Set([into.partNumber, ...into.oldNumbers].map(partNumberKey));
  const all = [...into.aliases, from.partNumber, ...from.oldNumbers, ...from.aliases];
  return all
    .filter(
      (number, index) =>
        !own.has(partNumberKey(number)) &&
        all.findIndex((one) => partNumberKey(one) === partNumberKey(number)) === index,
    )
    .slice(0, mostAliases);
}

/** The relations of both parts together, without one between themselves. */
function linksOf(into: MergedProduct, from: MergedProduct): MergedProduct["alternates"] {
  const links = [...into.alternates, ...from.alternates].filter(
    ({ id }) => id !== into.id && id !== from.id,
  );
  return links.filter(({ id }, index) => links.findIndex((one) => one.id === id) === index);
}

/** Parts that named the removed part name the remaining one. */
async function relinked(from: MergedProduct, into: MergedProduct, at: Instant): Promise<Write[]> {
  const ids = from.alternates.flatMap(({ id }) => (id === into.id ? [] : [id]));
  const others = await products.findMany(ids);
  return others.flatMap((other): Write[] => {
    if (!other) return [];
    const links = linkTo(from.alternates, other.id)!;
    const rest = other.alternates.filter(({ id }) => id !== from.id && id !== into.id);
    const link = linkTo(other.alternates, into.id) ?? mirrored(links, into.id);
    return [
      {
        change: products.productKey(other.id),
        set: { alternates: [...rest, link], version: other.version + 1, updatedAt: at },
        guard: { equals: { version: other.version }, refused: stale },
      },
    ];
  });
}

/** The removed part: hidden from every list; its numbers lead to the remaining one. */
function gone(from: MergedProduct, into: MergedProduct, maker: StoredMaker, at: Instant): Write[] {
  const after: MergedProduct = { ...from, state: "MERGED", mergedInto: into.id, updatedAt: at };
  const isShown = from.state === "SHOWN" ? 1 : 0;
  const own = { equals: { ownerId: from.id }, refused: stale };
  return [
    {
      change: products.productKey(from.id),
      set: {
        state: "MERGED",
        mergedInto: into.id,
        alternates: [],
        movedListings: 0,
        joinedListings: 0,
        version: from.version + 1,
        updatedAt: at,
      },
      guard: {
        equals: { version: from.version },
        lacks: ["deletedAt", "mergedInto"],
        refused: stale,
      },
    },
    changeRow(after),
    ...[from.partNumber, ...from.oldNumbers].map((number): Write => ({
      put: products.formerLockRow(from.manufactorId, number, into.id),
      guard: own,
    })),
    ...from.categoryTagIds.flatMap((tag): Write[] => {
      const { pk, sk } = products.memberRow(tag, from);
      return [{ drop: { pk, sk } }, countMember(tag, -1, -isShown)];
    }),
    moveProducts(maker, -1, -isShown),
    ...(isShown ? [{ change: products.productsCounter, add: { count: -1 } }] : []),
  ];
}

/**
 * Merges a part into another that stays (D6-11): one transaction, after which every list and every
 * id leads to the remaining one; a worker moves its listings. Refused with VERSION_CONFLICT where
 * one of them, or their makers' counters, changed since they were read.
 */
export async function mergeProduct(
  from: MergedProduct,
  into: MergedProduct,
  maker: StoredMaker,
  at: Instant,
): Promise<Write[]> {
  return [
    ...gone(from, into, maker, at),
    {
      change: products.productKey(into.id),
      set: {
        aliases: aliasesOf(into, from),
        alternates: linksOf(into, from),
        absorbedIds: [...(into.absorbedIds ?? []), from.id, ...(from.absorbedIds ?? [])],
        version: into.version + 1,
        updatedAt: at,
      },
      guard: {
        equals: { version: into.version },
        lacks: ["deletedAt", "mergedInto"],
        refused: stale,
      },
    },
    ...(await relinked(from, into, at)),
    message(at, "product.merged", { productId: from.id }),
  ];
}
