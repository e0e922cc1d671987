import type { Id } from "@bupum/shared/kernel/ids";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Demand, Home } from "@bupum/shared/notices/homes/contract";
import { mostPosts, mostShown, mostWanted } from "@bupum/shared/notices/homes/rules";
import { isLive, readSeller } from "../../accounts/seller-infos/items.ts";
import { findMany } from "../../catalogue/manufactors/items.ts";
import { findRows, type StoredRow } from "../../catalogue/products/items.ts";
import { newestBuys } from "../../reading/posts/items.ts";
import { type Demanded, demandedUntil } from "../../search/demand.ts";

type Wanted = Pick<NonNullable<Home["sell"]>, "demand" | "posts">;

/** Shorter names are part of other words. */
const shortestName = 2;

/**
 * What members looked for in vain that the seller may have: of the makers and categories of the
 * approved profile (D38-6). Of parts only those that nobody offers.
 */
export async function readDemand(sellerId: Id<"sel">, now: Instant): Promise<Wanted> {
  const [seller, wanted, posts] = await Promise.all([
    readSeller(sellerId),
    demandedUntil(now, mostWanted),
    newestBuys(mostPosts),
  ]);
  if (!isLive(seller)) return { demand: [], posts: [] };
  const { manufactorIds, categories } = seller.approved;
  const [makers, rows] = await Promise.all([
    findMany(manufactorIds),
    findRows(wanted.flatMap(({ productId }) => productId ?? []).slice(0, 100)),
  ]);
  const names = [...makers.flatMap(({ name }) => Object.values(name)), ...categories]
    .map(normalize)
    .filter((name) => name.length >= shortestName);
  const isNamedIn = (...texts: (string | undefined)[]) => {
    const text = normalize(texts.join(" "));
    return names.some((name) => text.includes(name));
  };
  const makerIds = new Set<string>(manufactorIds);
  const parts = new Map<string, StoredRow>(rows.map((row) => [row.id, row]));
  const isOfSeller = ({ words, productId }: Demanded): boolean => {
    const part = productId && parts.get(productId);
    if (!productId) return isNamedIn(words);
    if (!part || part.state !== "SHOWN" || part.offerCount > 0) return false;
    return makerIds.has(part.manufactorId) || isNamedIn(...Object.values(part.category ?? {}));
  };
  return {
    demand: wanted.filter(isOfSeller).slice(0, mostShown).map(toDemand),
    posts: posts
      .filter(({ authorId, ...post }) => authorId !== seller.userId && isOfPost(post, isNamedIn))
      .slice(0, mostShown)
      .map(({ id, title, quantity }) => ({ boardId: id, title, ...(quantity && { quantity }) })),
  };
}

const isOfPost = (
  {
    title,
    manufactorName,
    partNumber,
  }: { title: string; manufactorName?: string | undefined; partNumber?: string | undefined },
  isNamedIn: (...texts: (string | undefined)[]) => boolean,
) => isNamedIn(title, manufactorName, partNumber);

const toDemand = ({ words, productId, askers }: Demanded): Demand => ({
  words,
  askers,
  ...(productId && { productId }),
});
