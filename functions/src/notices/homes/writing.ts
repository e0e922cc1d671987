import type { Home } from "@bupum/shared/notices/homes/contract";
import { mostShown, mostWanted } from "@bupum/shared/notices/homes/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";
import { listOpinions } from "../../reading/opinions/items.ts";
import { newestDrafts } from "../../reading/wikis/draft.ts";
import { demandedUntil } from "../../search/demand.ts";

type Write = NonNullable<Home["write"]>;

/** A writer's work: drafts, opinions that were not viewed, words that found nothing (D38-9). */
export async function readWriting(userId: Id<"usr">, now: Instant): Promise<Write> {
  const [drafts, opinions, wanted] = await Promise.all([
    newestDrafts(userId, mostShown),
    listOpinions("RECEIVED", userId, false, { page: 1, itemsPerPage: 10 }),
    demandedUntil(now, mostWanted),
  ]);
  return {
    drafts,
    opinions: opinions.items
      .slice(0, mostShown)
      .map(({ id, wikiTitle, createdAt }) => ({ opinionId: id, title: wikiTitle, createdAt })),
    wanted: wanted.slice(0, mostShown).map(({ words, askers }) => ({ words, askers })),
  };
}
