import type { Language } from "@bupum/shared/kernel/language/language-of";
import type { Id } from "@bupum/shared/kernel/ids";
import type { NoticeWords } from "@bupum/shared/notices/notifications/words/types";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";

const key = ["notifications"] as const;

/** The latest notices and the unread count; polled every minute while the page is visible. */
export const latest = queryOptions({
  queryKey: [...key, "latest"],
  queryFn: ({ signal }) => api.notifications.list({ query: { itemsPerPage: 10 } }, { signal }),
  refetchInterval: 60_000,
  staleTime: 20_000,
  // The bell is on every page, so its failure is not shown as a toast.
  meta: { quiet: true },
});

export const noticeList = (search: ListSearch) => {
  const query = queryFrom(search, ...place);
  return queryOptions({
    queryKey: [...key, "list", query],
    queryFn: ({ signal }) => api.notifications.list({ query }, { signal }),
  });
};

/** Words of the events, the same as in the mails; fetched when somebody opens the list. */
export const noticeWords = (language: Language) =>
  queryOptions({
    queryKey: ["notice-words", language],
    queryFn: async (): Promise<NoticeWords> => {
      if (language === "en")
        return (await import("@bupum/shared/notices/notifications/words/en")).en;
      if (language === "zh")
        return (await import("@bupum/shared/notices/notifications/words/zh")).zh;
      return (await import("@bupum/shared/notices/notifications/words/ko")).ko;
    },
    staleTime: Infinity,
  });

export const markRead = mutationOptions({
  /** All of them without ids. */
  mutationFn: (ids?: Id<"ntf">[]) => api.notifications.read({ body: ids ? { ids } : {} }),
});

export const removeNotice = mutationOptions({
  mutationFn: (id: Id<"ntf">) => api.notifications.remove({ params: { id } }),
});

export const removeAllNotices = mutationOptions({
  mutationFn: () => api.notifications.removeAll(),
});

export const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: key });
