import { actorIdOf, type Context } from "../../kernel/context.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import { wikiPath } from "@bupum/shared/reading/wikis/states";
import type { Wiki } from "@bupum/shared/reading/wikis/contract";
import { opinionPath } from "@bupum/shared/reading/wiki-request-histories/types";
import type { StoredOpinion } from "./items.ts";

type Clock = Pick<Context, "actor" | "now">;

/** To the writer: there is an opinion on the wiki. */
export const opinionNotice = (ctx: Clock, opinion: StoredOpinion, sender: string): Write =>
  notify(ctx, {
    userId: opinion.writerId,
    event: "WIKI_OPINION",
    refId: opinion.id,
    refVersion: opinion.version,
    params: { wiki: opinion.wikiTitle, sender, opinion: opinion.title },
    link: opinionPath(opinion.id),
  });

/** To the sender, unless the sender decided it: the decision on the opinion. */
export function decidedNotice(
  ctx: Clock,
  opinion: StoredOpinion,
  wiki: Pick<Wiki, "status"> | undefined,
): Write[] {
  if (opinion.requesterId === actorIdOf(ctx.actor)) return [];
  const told = {
    userId: opinion.requesterId,
    refId: opinion.id,
    refVersion: opinion.version,
    link: wiki?.status === "PUBLISHED" ? wikiPath(opinion.wikiId) : "/wiki",
  };
  const params = { wiki: opinion.wikiTitle, opinion: opinion.title };
  return [
    opinion.result === "APPLIED"
      ? notify(ctx, { ...told, event: "WIKI_OPINION_APPLIED", params })
      : notify(ctx, {
          ...told,
          event: "WIKI_OPINION_DECLINED",
          params: { ...params, reason: opinion.resultNote ?? "" },
        }),
  ];
}
