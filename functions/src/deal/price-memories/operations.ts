import {
  type FallenPrice,
  type LastPrices,
  priceMemoryRoutes,
} from "@bupum/shared/deal/price-memories/contract";
import { mostFallen, mostPast, priceMove } from "@bupum/shared/deal/price-memories/rules";
import type { WonRates } from "@bupum/shared/kernel/money/amounts";
import { findRows, readProduct, type StoredRow } from "../../catalogue/products/items.ts";
import { userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { latestRates } from "../../reference/exchange-rates/items.ts";
import { type PriceMemoryItem, readMemories, regularOf } from "./items.ts";
import { lastOfMemory, newestPrices } from "./rules.ts";

export const handler = resource(priceMemoryRoutes, {
  async last(ctx, { query: { productIds } }) {
    const memories = await readMemories(userOf(ctx).userId, productIds);
    const items = [...memories.values()].flatMap((memory): LastPrices[] => {
      const prices = lastOfMemory(memory);
      return prices.length > 0 ? [{ productId: memory.productId, prices }] : [];
    });
    return { items };
  },

  async fallen(ctx) {
    const memories = await regularOf(userOf(ctx).userId);
    const ids = memories.map(({ productId }) => productId);
    const [rows, rates] = await Promise.all([findRows(ids), latestRates()]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const items = memories
      .flatMap((memory) => fallenOf(memory, byId.get(memory.productId), rates) ?? [])
      .toSorted((one, other) => one.percent - other.percent)
      .slice(0, mostFallen);
    return { items };
  },

  async get(ctx, { params: { productId } }) {
    const product = await readProduct(productId);
    // Prices of a part that was merged stay under its own id.
    const ids = [
      productId,
      ...(product?.absorbedIds ?? []),
      ...(product?.mergedInto ? [product.mergedInto] : []),
    ];
    const memories = [...(await readMemories(userOf(ctx).userId, ids)).values()];
    return {
      productId,
      paid: newestPrices(
        memories.flatMap(({ paid }) => paid),
        mostPast,
      ),
      quoted: newestPrices(
        memories.flatMap(({ quoted }) => quoted),
        mostPast,
      ),
    };
  },
});

/** The best offer on sale is cheaper than what was paid last, for the same condition (D32-6). */
function fallenOf(
  { paid }: PriceMemoryItem,
  part: StoredRow | undefined,
  rates: WonRates,
): FallenPrice | undefined {
  const last = paid.find(({ isCancelled }) => !isCancelled);
  const offer = part?.state === "SHOWN" ? part.bestOffer : undefined;
  if (!last || !part || offer?.condition !== last.condition) return undefined;
  // Whoever has to take more pieces than were bought does not find them cheaper.
  if (offer.moq > last.quantity) return undefined;
  const move = priceMove({ ...offer, vatMode: "EXCLUDED" }, last, rates);
  if (move?.sign !== -1) return undefined;
  return { part, last, percent: move.percent, isApproximate: move.isApproximate };
}
