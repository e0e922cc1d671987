import type { LearntPair } from "@bupum/shared/catalogue/products/admin-contract";
import type { Page } from "@bupum/shared/kernel/page";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import type { ReadPage } from "@bupum/ui/sheet/walk";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import { keys } from "../catalogue/queries.ts";
import { inbox } from "../inbox/queries.ts";

/** Both parts together are its id. */
export type LearntRow = LearntPair & { id: string };

const learntKey = [...keys.products, "learnt"] as const;

type Query = NonNullable<Parameters<typeof api.productEntities.listLearnt>[0]["query"]>;

async function read(query: Query, signal: AbortSignal): Promise<Page<LearntRow>> {
  const found = await api.productEntities.listLearnt({ query }, { signal });
  const items = found.items.map((pair) => ({ ...pair, id: `${pair.askedId} ${pair.takenId}` }));
  return { ...found, items };
}

/** Pairs learnt from accepted quotes that wait for a word (D37-5). */
export const learntList = (search: ListSearch) => {
  const query = queryFrom(search, ...place);
  return queryOptions({
    queryKey: [...learntKey, query],
    queryFn: ({ signal }) => read(query, signal),
  });
};

export const readLearnt: ReadPage<LearntRow> = (paging, signal) => read(paging, signal);

/** After a decision: the list, both parts, and the count of what waits. */
export const readLearntAgain = (client: QueryClient) =>
  Promise.all(
    [keys.products, inbox.queryKey].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
