import type { Id } from "@bupum/shared/kernel/ids";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

/** The parts to take instead of one, the best first, with what differs (D37-4). */
export const substitutesOf = (productId: Id<"prd">) =>
  queryOptions({
    queryKey: ["products", "substitutes", productId],
    queryFn: async ({ signal }) => {
      const { items } = await api.products.substitutes(
        { query: { productIds: productId } },
        { signal },
      );
      return items[0]?.substitutes ?? [];
    },
    staleTime: 600_000,
  });
