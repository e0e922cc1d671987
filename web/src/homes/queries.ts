import type { OldStock } from "@bupum/shared/notices/homes/contract";
import { isId } from "@bupum/shared/kernel/id-text";
import { storage } from "@bupum/ui/storage";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

/** What the reader has to do, as buyer and as seller (D38-1). */
export const ownHome = queryOptions({
  queryKey: ["homes", "me"],
  queryFn({ signal }) {
    // Whatever lies in the browser, the home is shown.
    const seen = storage.seenProducts.get().filter((one) => isId(one, "prd"));
    return api.homes.me({ query: seen.length > 0 ? { seenIds: seen.join(",") } : {} }, { signal });
  },
  // Somebody who comes back from a list has done something there.
  staleTime: 0,
});

/** Says of listings that their counts still hold (D38-5). */
export const holdStocks = mutationOptions({
  mutationFn: (stocks: readonly OldStock[]) =>
    api.merchandises.updateMany({
      body: { items: stocks.map(({ id, stock, version }) => ({ id, stock, version })) },
    }),
});
