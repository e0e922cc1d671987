import { type LastPrices, priceMemoryRoutes } from "@bupum/shared/deal/price-memories/contract";
import { mostPast } from "@bupum/shared/deal/price-memories/rules";
import { findRows, readProduct } from "../../catalogue/products/items.ts";
import { userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { latestRates } from "../../reference/exchange-rates/items.ts";
import { fallenPrices } from "./fallen.ts";
import { readMemories, regularOf } from "./items.ts";
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
    return { items: fallenPrices(memories, new Map(rows.map((row) => [row.id, row])), rates) };
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
