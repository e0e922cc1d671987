import type { MessageBody } from "../kernel/messages/messages.ts";
import { decryptBillingKey } from "../kernel/secrets/billing-key.ts";
import { read, write } from "../kernel/table.ts";
import { removeCard } from "../providers/card/toss.ts";
import { overtaken } from "../subscribes/writes.ts";
import { asCard, creditCardKey } from "./items.ts";

/**
 * Removes the key of a card that is nobody's any more, at the provider and then from its row
 * (D13-10). Repeated, it does nothing. Throws where the provider gives no answer.
 */
async function removeKey({ cardId }: MessageBody<"credit-card.retired">): Promise<void> {
  const row = await read(creditCardKey(cardId));
  const card = row && asCard(row);
  if (!card?.removedAt || card.sealedKey === undefined) return;
  await removeCard(await decryptBillingKey(card.userId, card.sealedKey));
  await write({
    change: creditCardKey(cardId),
    unset: ["sealedKey"],
    guard: { exists: true, refused: overtaken },
  });
}

export const handlers = { "credit-card.retired": removeKey };
