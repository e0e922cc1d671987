import type { keptResults, SaidNumber } from "@bupum/shared/accounts/own-numbers/contract";
import { mostProductsAsked } from "@bupum/shared/accounts/own-numbers/rules";
import { mostMatched } from "@bupum/shared/catalogue/products/match";
import { chunksOf } from "@bupum/shared/kernel/chunks";
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import { hasToken } from "../session.ts";
import { productIdsIn } from "../trade/queries.ts";
import { ownKey } from "./list-queries.ts";

/** What the reader calls the parts of a page, by part; a guest has no numbers. */
export const numbersOfProducts = (ids: readonly (string | undefined)[], withMerged = false) => {
  const asked = productIdsIn(ids);
  return queryOptions({
    queryKey: [...ownKey, "products", asked, withMerged],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, readonly string[]>> => {
      const found = await Promise.all(
        chunksOf(asked, mostProductsAsked).map((some) =>
          api.ownNumbers.ofProducts(
            {
              query: {
                productIds: some.join(","),
                ...(withMerged && { withMerged: "true" as const }),
              },
            },
            { signal },
          ),
        ),
      );
      return new Map(
        found.flatMap(({ items }) => items.map((one) => [one.productId, one.numbers] as const)),
      );
    },
    enabled: asked.length > 0 && hasToken(),
    staleTime: 60_000,
  });
};

/** Which part a text is an own number of; undefined for a guest, and for a text that is none. */
export const productOfNumber = (text: string) =>
  queryOptions({
    queryKey: [...ownKey, "match", text],
    queryFn: async ({ signal }) => {
      const body = { rows: [{ partNumber: text }] };
      const { items } = await api.ownNumbers.match({ body }, { signal });
      return items[0]?.parts ?? [];
    },
    enabled: text !== "" && text.length <= 80 && hasToken(),
    staleTime: 60_000,
  });

/** What was known of rows may differ after a change of own numbers. */
const changed = (client: QueryClient) => () =>
  Promise.all([
    client.invalidateQueries({ queryKey: ownKey }),
    client.invalidateQueries({ queryKey: ["products", "match"] }),
  ]);

type KeptResult = (typeof keptResults)[number];
/** How many numbers mean something that they did not mean before. */
export const keptOf = (results: readonly KeptResult[]): number =>
  results.filter((one) => one === "KEPT").length;

export const keepOwnNumbers = (client: QueryClient) =>
  mutationOptions({
    /** What became of each. */
    mutationFn: async (said: readonly SaidNumber[]) => {
      const results: KeptResult[] = [];
      for (const items of chunksOf(said, mostMatched))
        // oxlint-disable-next-line no-await-in-loop -- all of them move the same counter
        results.push(...(await api.ownNumbers.keep({ body: { items } })).items);
      return results;
    },
    onSettled: changed(client),
  });

export const removeOwnNumber = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (item: { number: string; productId?: SaidNumber["productId"] }) =>
      api.ownNumbers.remove({ body: { items: [item] } }),
    onSettled: changed(client),
  });
