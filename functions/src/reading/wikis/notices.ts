import type { Context } from "../../kernel/context.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import { wikiPath } from "@bupum/shared/reading/wikis/states";
import type { StoredWiki } from "./items.ts";

type Told = Pick<StoredWiki, "id" | "title" | "writerId" | "version">;

/** To the writer: somebody else edited the wiki. */
export const editedNotice = (
  ctx: Pick<Context, "now">,
  { id, title, writerId, version }: Told,
  editor: string,
): Write =>
  notify(ctx, {
    userId: writerId,
    event: "WIKI_EDITED",
    refId: id,
    refVersion: version,
    params: { wiki: title, editor },
    link: wikiPath(id),
  });
