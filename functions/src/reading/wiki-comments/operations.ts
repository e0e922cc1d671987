import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { wikiCommentRoutes } from "@bupum/shared/reading/wiki-comments/contract";
import { audit } from "../../kernel/audit.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { write } from "../../kernel/table.ts";
import { findSeen, wikiKey } from "../wikis/items.ts";
import {
  addComment,
  changeComment,
  commentKey,
  findComment,
  listComments,
  shownComments,
} from "./items.ts";
import { commentNotice } from "./notices.ts";

export const handler = resource(wikiCommentRoutes, {
  async list({ actor }, { query: { wikiId, ...paging } }) {
    const userId = actor.type === "user" ? actor.userId : undefined;
    const [page] = await Promise.all([listComments(wikiId, paging), findSeen(wikiId, userId)]);
    return { ...page, items: await shownComments(page.items) };
  },

  async create(ctx, { body: { wikiId, content } }) {
    const { userId, name } = userOf(ctx);
    const wiki = await findSeen(wikiId, userId);
    const id = ctx.newId("wcm");
    const at = ctx.now();
    const shown = { content, isDeleted: false, createdAt: at, version: 1 };
    const comment = { id, wikiId, authorId: userId, ...shown };
    const reply = { ...comment, authorName: name };
    await write(
      ctx.once(reply, [
        { ...commentKey(id), shows: { content } },
        { ...wikiKey(wikiId), shows: { status: wiki.status } },
      ]),
      ...addComment(comment),
      ...(wiki.writerId === userId ? [] : [commentNotice(ctx, wiki, reply)]),
    );
    return reply;
  },

  async update(ctx, { params, body }) {
    const { userId, name } = userOf(ctx);
    const before = await findComment(params.id);
    await findSeen(before.wikiId, userId);
    if (before.authorId !== userId) throw new Problem("FORBIDDEN");
    mustBeSeen(body, before);
    const change = { content: body.content, editedAt: ctx.now() };
    const { after, writes } = changeComment(before, change);
    await write(...writes);
    return { ...after, authorName: name };
  },

  remove: (ctx, { params }) => remove(ctx, params.id),
});

/** Deletes a comment: its author, or the writer of the wiki; a placeholder stays (D9-14). */
const remove = (ctx: Context, id: Id<"wcm">): Promise<void> =>
  retry(isVersionConflict, async () => {
    const { userId } = userOf(ctx);
    const before = await findComment(id);
    const wiki = await findSeen(before.wikiId, userId);
    if (before.authorId !== userId && wiki.writerId !== userId) throw new Problem("FORBIDDEN");
    const { writes } = changeComment(before, { content: "", isDeleted: true });
    const event = { entity: "wiki-comment", id, from: "SHOWN", to: "DELETED" };
    await write(...writes, audit(ctx, event));
  });
