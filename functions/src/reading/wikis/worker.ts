import type { KeptDraft } from "@bupum/shared/reading/wikis/drafts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { forgetUpload } from "../../accounts/stored-files/writes.ts";
import { everyRow } from "../../kernel/list.ts";
import { sumUp } from "../../kernel/readers/sum.ts";
import { write } from "../../kernel/table.ts";
import { draftsOf, placeOf, readWiki, wikiKey } from "./items.ts";
import { uploadsOf } from "./rules.ts";

// Without a guard: idempotent.

/** Sums up a wiki's readers again, for the popularity in its language and of its writer. */
const wikiChanged = ({ wikiId }: MessageBody<"wiki.changed">): Promise<void> =>
  sumUp({ kind: "wiki", id: wikiId }, async () => {
    const wiki = await readWiki(wikiId);
    if (!wiki) return undefined;
    const { version, createdAt, status, language, writerId } = wiki;
    return {
      row: wikiKey(wikiId),
      version,
      place: placeOf(wiki),
      publishedAt: createdAt,
      isShown: status === "PUBLISHED",
      groups: [language, writerId],
    };
  });

export const handlers = { "wiki.changed": wikiChanged };

/** D9-26: deletes the drafts of an account that left. */
async function forgetDrafts({ userId }: MessageBody<"account.closed">): Promise<void> {
  const drafts = everyRow({ pk: draftsOf(userId), newestFirst: false }, 20);
  for await (const { pk, sk, draft } of drafts) {
    const uploads = uploadsOf(draft as KeptDraft);
    await Promise.all(uploads.map((id) => forgetUpload(userId, id)));
    await write({ drop: { pk, sk } });
  }
}

export const followers = { "account.closed": forgetDrafts };
