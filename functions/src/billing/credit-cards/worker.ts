import { Problem } from "@bupum/shared/kernel/problem";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { decryptBillingKey } from "../../kernel/secrets/billing-key.ts";
import { cardTraceOf } from "../../kernel/secrets/card-trace.ts";
import { read, unless, write } from "../../kernel/table.ts";
import { issueCard, removeCard } from "../../providers/card/toss.ts";
import { overtaken } from "../standings/writes.ts";
import { asCard, cardTraceKey } from "./items.ts";
import { creditCardKey } from "../standings/cards.ts";

/**
 * Deletes the key of a removed card at the provider and then in its row (D13-10). Idempotent.
 * Throws if the provider does not reply.
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
 * Deletes a key that was issued but never stored, because its call died. The window's key under the
 * same idempotency key returns it once more; from then on its trace prevents storing it.
 * Idempotent. Throws if the provider does not reply.
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

/** The billing key issued for a key of the window; undefined if the provider refused it. */
async function issuedKey(asked: Parameters<typeof issueCard>[0]): Promise<string | undefined> {
  try {
    return (await issueCard(asked)).billingKey;
  } catch (error) {
    if (error instanceof Problem && error.code === "CARD_REFUSED") return undefined;
    throw error;
  }
}

export const handlers = { "credit-card.retired": removeKey, "credit-card.asked": takeBack };
