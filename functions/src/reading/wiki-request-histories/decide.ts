import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type {
  Opinion,
  OpinionDecision,
} from "@bupum/shared/reading/wiki-request-histories/contract";
import { mustBeDecidable } from "@bupum/shared/reading/wiki-request-histories/rules";
import { audit } from "../../kernel/audit.ts";
import { actorIdOf, type Context } from "../../kernel/context.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { write } from "../../kernel/table.ts";
import { readWiki } from "../wikis/items.ts";
import { findForParty, shownOpinions, type StoredOpinion } from "../opinions/items.ts";
import { decidedNotice } from "../opinions/notices.ts";
import { changeOpinion, decided } from "../opinions/writes.ts";

/** One opinion on a wiki of that writer. Throws NOT_FOUND; FORBIDDEN for its sender. */
async function findForWriter(id: Id<"wrh">, userId: Id<"usr">): Promise<StoredOpinion> {
  const opinion = await findForParty(id, userId);
  if (opinion.writerId !== userId) throw new Problem("FORBIDDEN");
  return opinion;
}

/** Decides an opinion on a wiki of that writer (D9-12). */
export const decide = (
  ctx: Context,
  id: Id<"wrh">,
  userId: Id<"usr">,
  decision: OpinionDecision,
): Promise<Opinion> => decideAs(ctx, () => findForWriter(id, userId), decision);

/**
 * Decides an opinion, as the writer or an admin. Throws OPINION_CLOSED, OPINION_NOT_APPLIED,
 * FORBIDDEN for its sender.
 */
export const decideAs = (
  ctx: Context,
  find: () => Promise<StoredOpinion>,
  { result, resultNote }: OpinionDecision,
): Promise<Opinion> =>
  retry(isVersionConflict, async () => {
    const before = await find();
    if (before.requesterId === actorIdOf(ctx.actor)) throw new Problem("FORBIDDEN");
    const wiki = await readWiki(before.wikiId);
    mustBeDecidable(before, { to: result, byAdmin: ctx.actor.type === "admin" }, wiki);
    const { appliedRevision: _applied, resultNote: _note, ...rest } = before;
    const current = wiki?.currentRevision ?? before.baseRevision;
    const { after, writes } = await decided(ctx, rest, wiki, {
      result,
      ...(resultNote && { resultNote }),
      ...(result === "APPLIED" && current > before.baseRevision && { appliedRevision: current }),
    });
    await write(
      ...writes,
      ...decidedNotice(ctx, after, wiki),
      audit(ctx, {
        entity: "wiki-opinion",
        id: before.id,
        from: before.result,
        to: result,
        reason: resultNote,
      }),
    );
    return (await shownOpinions([after]))[0]!;
  });

/** Marks an opinion as viewed, once. */
export const view = (id: Id<"wrh">, userId: Id<"usr">): Promise<Opinion> =>
  retry(isVersionConflict, async () => {
    const before = await findForWriter(id, userId);
    const { after, writes } = changeOpinion(before, { isViewed: true });
    if (before.isViewed) return (await shownOpinions([before]))[0]!;
    await write(...writes);
    return (await shownOpinions([after]))[0]!;
  });
