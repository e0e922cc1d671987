import { wikiPath } from "@bupum/shared/reading/wikis/states";
import type { Context } from "../../kernel/context.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import type { StoredComment } from "../../reading/wiki-comments/items.ts";
import type { StoredWiki } from "../../reading/wikis/items.ts";

interface Removed {
  comment: StoredComment;
  wiki: StoredWiki;
  reason: string;
}
/** Tells the author of a comment that an admin deleted it. */
export const removedNotice = (
  ctx: Pick<Context, "now">,
  { comment, wiki, reason }: Removed,
): Write =>
  notify(ctx, {
    userId: comment.authorId,
    event: "WIKI_COMMENT_DELETED",
    refId: comment.id,
    refVersion: comment.version,
    params: { wiki: wiki.title, reason },
    link: wiki.status === "PUBLISHED" ? `${wikiPath(wiki.id)}#comments` : "/wiki",
  });
