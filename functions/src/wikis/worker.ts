import type { MessageBody } from "../kernel/messages/messages.ts";
import { sumUp } from "../kernel/readers/sum.ts";
import { placeOf, readWiki, wikiKey } from "./items.ts";

/** Sums up a wiki's readers anew, and ranks it among those of its language and of its writer. */
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
