import type { Id } from "@bupum/shared/kernel/ids";
import { audit } from "../../kernel/audit.ts";
import { adminOf, type Context } from "../../kernel/context.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { write } from "../../kernel/table.ts";
import { changeComment, findComment } from "../../reading/wiki-comments/items.ts";
import { readWiki } from "../../reading/wikis/items.ts";
import { removedNotice } from "./notices.ts";

/** Deletes a comment; a placeholder stays, and its author is told why (D9-14). */
export const remove = (ctx: Context, id: Id<"wcm">, reason: string): Promise<void> =>
  retry(isVersionConflict, async () => {
    const before = await findComment(id);
    const wiki = await readWiki(before.wikiId);
    const { after, writes } = changeComment(before, { content: "", isDeleted: true });
    const isOwn = before.authorId === adminOf(ctx).userId;
    await write(
      ...writes,
      ...(wiki && !isOwn ? [removedNotice(ctx, { comment: after, wiki, reason })] : []),
      audit(ctx, { entity: "wiki-comment", id, from: "SHOWN", to: "DELETED", reason }),
    );
  });
