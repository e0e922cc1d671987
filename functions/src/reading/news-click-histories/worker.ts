import type { MessageBody } from "../../kernel/messages/messages.ts";
import { sumUp } from "../../kernel/readers/sum.ts";
import { cardKey, placeOf, readCard } from "../news/items.ts";

/** Sums up the readers of an item anew, and ranks it among those of its language (D28-3). */
const newsChanged = ({ newsId }: MessageBody<"news.changed">): Promise<void> =>
  sumUp({ kind: "news", id: newsId }, async () => {
    const card = await readCard(newsId);
    if (!card) return undefined;
    const { version, publishedAt, language } = card;
    const row = cardKey(newsId);
    return { row, version, publishedAt, isShown: true, place: placeOf(card), groups: [language] };
  });

export const handlers = { "news.changed": newsChanged };
