import { mostAsked } from "@bupum/shared/deal/price-memories/rules";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import { hasToken } from "../session.ts";
import { productIdsIn } from "../trade/queries.ts";

const aMinute = 60_000;

/** What one paid last for the parts of a page, in one call; a guest has no memory. */
export const lastPrices = (ids: readonly (string | undefined)[] = []) => {
  const productIds = productIdsIn(ids).slice(0, mostAsked).join(",");
  return queryOptions({
    queryKey: ["price-memories", "last", productIds],
    queryFn: ({ signal }) => api.priceMemories.last({ query: { productIds } }, { signal }),
    enabled: productIds !== "" && hasToken(),
    staleTime: aMinute,
  });
};

/** The last prices of one part. */
export const priceMemory = (productId: string) =>
  queryOptions({
    queryKey: ["price-memories", productId],
    queryFn: ({ signal }) =>
      // Ids from addresses are plain texts; the API refuses a wrong one.
      api.priceMemories.get({ params: { productId: productId as `prd_${string}` } }, { signal }),
    enabled: hasToken(),
    staleTime: aMinute,
  });
