import type { BlockTargetId } from "@bupum/shared/accounts/blocks/contract";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

const key = ["blocks"] as const;

/** The accounts that the reader has blocked, newest first. */
export const blockList = (search: ListSearch) => {
  const query = queryFrom(search, ...place);
  return queryOptions({
    queryKey: [...key, "list", query],
    queryFn: ({ signal }) => api.blocks.mine({ query }, { signal }),
  });
};

/** Whether the reader has blocked somebody. */
export const isBlocked = (targetId: BlockTargetId) =>
  queryOptions({
    queryKey: [...key, "one", targetId],
    queryFn: async ({ signal }) => {
      const { items } = await api.blocks.mine({ query: { targetId } }, { signal });
      return items.length > 0;
    },
  });

export interface BlockChange {
  targetId: BlockTargetId;
  blocked: boolean;
}

export const changeBlock = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ targetId, blocked }: BlockChange): Promise<void> => {
      if (blocked) await api.blocks.create({ body: { targetId } });
      else await api.blocks.remove({ body: { targetIds: [targetId] } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
