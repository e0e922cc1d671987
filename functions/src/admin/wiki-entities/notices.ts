import { wikiPath } from "@bupum/shared/reading/wikis/states";
import type { Context } from "../../kernel/context.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import type { StoredWiki } from "../../reading/wikis/items.ts";

type Told = Pick<StoredWiki, "id" | "title" | "version" | "writerId">;

/** Tells the writer, and senders of open opinions, that an admin removed the wiki from the site. */
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
    // Only its writer still sees a hidden wiki.
    link: event === "WIKI_HIDDEN" && userId === writerId ? wikiPath(id) : "/wiki",
  });
