import type { TargetId } from "@bupum/shared/accounts/bookmarks/contract";
import { type BookmarkType, mostTargets } from "@bupum/shared/accounts/bookmarks/rules";
import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";

/** Reloads the lists of bookmarks after each change. */
export const bookmarkLists = ["bookmarks", "list"] as const;

/** The state that a button shows. */
export interface Mark {
  marked: boolean;
  notify: boolean;
}
export const unmarked: Mark = { marked: false, notify: false };

const waiting = new Map<BookmarkType, Map<string, Promise<Mark>>>();

/** Asks for one target; buttons that appear at the same moment share a call. */
function markOf(type: BookmarkType, targetId: string): Promise<Mark> {
  let batch = waiting.get(type);
  if (!batch || batch.size >= mostTargets) {
    batch = new Map();
    waiting.set(type, batch);
  }
  const known = batch.get(targetId);
  if (known) return known;
  const asked = batch;
  const first = asked.values().next().value as (Promise<Mark> & { all?: Answer }) | undefined;
  const all = first?.all ?? gathered(type, asked);
  const mark = Object.assign(
    all.then((found) => found.get(targetId) ?? unmarked),
    { all },
  );
  asked.set(targetId, mark);
  return mark;
}
type Answer = Promise<Map<string, Mark>>;

async function gathered(type: BookmarkType, asked: Map<string, unknown>): Answer {
  await new Promise((done) => setTimeout(done, 10));
  if (waiting.get(type) === asked) waiting.delete(type);
  const targetIds = [...asked.keys()].join(",");
  const { items } = await api.bookmarks.mine({ query: { type, targetIds } });
  return new Map(items.map(({ targetId, notify }) => [targetId, { marked: true, notify }]));
}

/** Whether the reader has bookmarked something; only for those who are logged in. */
export const bookmarkMark = (type: BookmarkType, targetId: string) =>
  queryOptions({
    queryKey: ["bookmarks", "mark", type, targetId],
    queryFn: () => markOf(type, targetId),
    staleTime: 300_000,
  });

export interface MarkChange {
  type: BookmarkType;
  targetId: TargetId;
  marked: boolean;
  /** News stay as they are where it is absent: a colleague may have asked for them (D14-5). */
  notify?: boolean;
}

/** Adds or removes a bookmark; shown at once, and undone where the API refuses. */
export const changeMark = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ type, targetId, marked, notify }: MarkChange): Promise<Mark> => {
      if (marked) {
        const body = { type, targetId, ...(notify !== undefined && { notify }) };
        return { marked, notify: (await api.bookmarks.create({ body })).notify };
      }
      await api.bookmarks.remove({ body: { type, targetIds: [targetId] } });
      return unmarked;
    },
    onMutate: async ({ type, targetId, marked, notify }) => {
      const { queryKey } = bookmarkMark(type, targetId);
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, { marked, notify: notify === true });
      return before;
    },
    onError: (_error, { type, targetId }, before) =>
      client.setQueryData(bookmarkMark(type, targetId).queryKey, before ?? unmarked),
    onSuccess: (mark, { type, targetId }) => {
      client.setQueryData(bookmarkMark(type, targetId).queryKey, mark);
      return client.invalidateQueries({ queryKey: bookmarkLists });
    },
  });
