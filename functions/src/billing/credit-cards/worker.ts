import { Problem } from "@bupum/shared/kernel/problem";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { decryptBillingKey } from "../../kernel/secrets/billing-key.ts";
import { cardTraceOf } from "../../kernel/secrets/card-trace.ts";
import { read, unless, write } from "../../kernel/table.ts";
import { issueCard, removeCard } from "../../providers/card/toss.ts";
import { overtaken } from "../subscribes/writes.ts";
import { asCard, cardTraceKey, creditCardKey } from "./items.ts";

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

/**
 * Removes a key that was issued and that nobody kept: whoever asked for it is gone. The same key of
 * the window under the same key of idempotency shows it once more; from here on its trace lets
 * nobody keep it. Repeated, it comes to the same. Throws where the provider gives no answer.
 */
async function takeBack(asked: MessageBody<"credit-card.asked">): Promise<void> {
  const { userId, customerKey, sealedAuthKey } = asked;
  const authKey = await decryptBillingKey(userId, sealedAuthKey);
  const billingKey = await issuedKey({ authKey, customerKey });
  if (billingKey === undefined) return;
  const trace = cardTraceKey(cardTraceOf(billingKey));
  const guard = { exists: false, refused: overtaken };
  await unless(overtaken, write({ put: { ...trace, userId }, guard }));
  const isKept = (await read(trace))?.["cardId"] !== undefined;
  if (!isKept) await removeCard(billingKey);
}

/** The key that was issued for a key of the window; none where that was refused. */
async function issuedKey(asked: Parameters<typeof issueCard>[0]): Promise<string | undefined> {
  try {
    return (await issueCard(asked)).billingKey;
  } catch (error) {
    if (error instanceof Problem && error.code === "CARD_REFUSED") return undefined;
    throw error;
  }
}

export const handlers = { "credit-card.retired": removeKey, "credit-card.asked": takeBack };
