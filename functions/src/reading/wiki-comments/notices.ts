import type { WikiComment } from "@bupum/shared/reading/wiki-comments/contract";
import { wikiPath } from "@bupum/shared/reading/wikis/states";
import type { Context } from "../../kernel/context.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import type { StoredWiki } from "../wikis/items.ts";

/** The length of the excerpt in the notice; the page shows the whole comment. */
const toldCharacters = 120;

/** To the writer: somebody has commented on the wiki. */
export const commentNotice = (
  ctx: Pick<Context, "now">,
  { id, title, writerId }: StoredWiki,
  comment: WikiComment,
): Write =>
  notify(ctx, {
    userId: writerId,
    event: "WIKI_COMMENT_ADDED",
    refId: comment.id,
    refVersion: 1,
    params: {
      wiki: title,
      sender: comment.authorName,
      comment: [...comment.content].slice(0, toldCharacters).join(""),
    },
    link: `${wikiPath(id)}#comments`,
  });
