import { wikiPath } from "@bupum/shared/reading/wikis/states";
import type { Context } from "../../kernel/context.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import type { StoredWiki } from "../../reading/wikis/items.ts";

type Told = Pick<StoredWiki, "id" | "title" | "version" | "writerId">;

/** To the writer, or to somebody whose opinion waits: an admin took the wiki off the site. */
export const takenOffNotice = (
  ctx: Pick<Context, "now">,
  { id, title, version, writerId }: Told,
  event: "WIKI_HIDDEN" | "WIKI_DELETED",
  { userId, reason }: { userId: StoredWiki["writerId"]; reason: string },
): Write =>
  notify(ctx, {
    userId,
    event,
    refId: id,
    refVersion: version,
    params: { wiki: title, reason },
    // A hidden one is seen by its writer alone.
    link: event === "WIKI_HIDDEN" && userId === writerId ? wikiPath(id) : "/wiki",
  });
