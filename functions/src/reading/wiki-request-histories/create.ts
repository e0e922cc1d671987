import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { OpinionDraft } from "@bupum/shared/reading/wiki-request-histories/contract";
import { claim } from "../../accounts/stored-files/items.ts";
import { audit } from "../../kernel/audit.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { findSeen } from "../wikis/items.ts";
import { opinionKey, type StoredOpinion } from "../opinions/items.ts";
import { opinionNotice } from "../opinions/notices.ts";
import { addOpinion } from "../opinions/writes.ts";

/**
 * Sends an opinion to the writer of a wiki (D9-10). Throws NOT_FOUND, FORBIDDEN for the writer,
 * OPINION_OPEN.
 */
export async function create(ctx: Context, draft: OpinionDraft): Promise<{ id: Id<"wrh"> }> {
  const { userId, name } = userOf(ctx);
  const { fileIds, wikiId, baseRevision, ...said } = draft;
  const wiki = await findSeen(wikiId, userId);
  if (wiki.writerId === userId) throw new Problem("FORBIDDEN");
  const id = ctx.newId("wrh");
  const { files, writes } = await claim(ctx, fileIds, {
    entity: "wiki-opinion",
    id,
    readers: { ownerId: wiki.writerId },
  });
  const { sectionName, proposedText, ...rest } = said;
  const opinion: StoredOpinion = {
    ...opinionKey(id),
    ...rest,
    ...(sectionName && { sectionName }),
    ...(proposedText && { proposedText }),
    id,
    wikiId,
    wikiTitle: wiki.title,
    // The revision of the page cannot be newer than the wiki.
    baseRevision: Math.min(baseRevision, wiki.currentRevision),
    requesterId: userId,
    writerId: wiki.writerId,
    files,
    isViewed: false,
    result: "NONE",
    version: 1,
    createdAt: ctx.now(),
  };
  const reply = { id };
  await write(
    ctx.once(reply, [{ ...opinionKey(id), shows: { result: "NONE" } }]),
    ...addOpinion(opinion),
    ...writes,
    opinionNotice(ctx, opinion, name),
    audit(ctx, { entity: "wiki-opinion", id, from: "NEW", to: "NONE" }),
  );
  return reply;
}
