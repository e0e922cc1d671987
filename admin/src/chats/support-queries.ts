import type { ChatEntity, ChatEntityPage } from "@bupum/shared/talk/chats/admin-contract";
import type { Page } from "@bupum/shared/kernel/page";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { type ReadPage, wholeList } from "@bupum/ui/sheet/walk";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import { countAgain } from "../inbox/queries.ts";

/** The tabs of the list; those that wait are shown first. */
export const supportStates = ["WAITING", "ALL"] as const;

export interface SupportSearch extends ListSearch {
  state?: (typeof supportStates)[number] | undefined;
}
/** Lists know their rows by an id. */
export type SupportRow = ChatEntity & { id: string };

const withIds = ({ items, ...page }: Page<ChatEntity>): Page<SupportRow> => ({
  ...page,
  items: items.map((room) => ({ ...room, id: room.uuid })),
});

const queryOf = ({ state, ...search }: SupportSearch) => ({
  ...queryFrom(search, ...place),
  isWaiting: state === "ALL" ? ("false" as const) : ("true" as const),
});

export const supportList = (search: SupportSearch) => {
  const query = queryOf(search);
  return queryOptions({
    queryKey: ["chats", "support", query],
    queryFn: async ({ signal }) => withIds(await api.chatEntities.support({ query }, { signal })),
  });
};

/** All pages of the list, for the export. */
export const readSupport =
  (search: SupportSearch): ReadPage<SupportRow> =>
  async (paging, signal) =>
    withIds(
      await api.chatEntities.support(
        { query: { ...queryOf(wholeList(search)), ...paging } },
        { signal },
      ),
    );

/** The room, the list and the counts change with an answer. */
export const readSupportAgain = (client: QueryClient): Promise<unknown> =>
  Promise.all([client.invalidateQueries({ queryKey: ["chats"] }), countAgain(client)]);

/** What an admin has read of a room: how often support has answered, and the last message. */
export const readUntil = ({ support, messages }: ChatEntityPage) => {
  const last = messages.items.at(-1)?.createdAt;
  return { sentCount: support?.sentCount ?? 0, ...(last !== undefined && { settledUntil: last }) };
};
