import type { Id } from "@bupum/shared/kernel/ids";
import { newId } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { encryptBillingKey } from "../../kernel/secrets/billing-key.ts";
import { cardTraceOf } from "../../kernel/secrets/card-trace.ts";
import { type Guard, write, type Write } from "../../kernel/table.ts";
import { issueCard } from "../../providers/card/toss.ts";
import { type Acting, overtaken } from "../subscribes/writes.ts";
import { cardTraceKey, type CardItem, creditCardKey, creditCardKeys } from "./items.ts";

/** Whoever asked for a card has kept it by then, or is gone. */
const keptSeconds = 900;

/** A card that the provider issued, sealed for its account, and the writes that keep it. */
export interface NewCard {
  card: CardItem;
  writes: Write[];
  /** Of a card that can be kept no more: its key is removed at the provider (D13-10). */
  unkept: Write[];
}

/**
 * Turns what the card window gave into a card of the account (D13-10). The billing key is sealed
 * before anything is stored. Of a double click both get the same key, so whoever comes too late takes
 * it back only where the other has not kept it: `unkept` is refused by the same trace. What is asked
 * for is told first, so that a key is removed again whose answer is lost with whoever waited for it.
 * Throws CARD_REFUSED, UNAVAILABLE.
 */
export async function issue(
  by: Acting,
  userId: Id<"usr">,
  asked: { authKey: string; customerKey: string },
): Promise<NewCard> {
  const { authKey, customerKey } = asked;
  const sealedAuthKey = await encryptBillingKey(userId, authKey);
  const told = { userId, customerKey, sealedAuthKey };
  await write(message(by.now(), "credit-card.asked", told, keptSeconds));
  const { billingKey, ...shown } = await issueCard(asked);
  const [id, createdAt] = [newId("crd"), by.now()];
  const card = {
    ...creditCardKey(id),
    ...creditCardKeys({ id, createdAt }),
    ...shown,
    id,
    userId,
    customerKey,
    sealedKey: await encryptBillingKey(userId, billingKey),
    createdAt,
    version: 1,
  } satisfies CardItem & Record<string, unknown>;
  const isNew: Guard = { exists: false, refused: overtaken };
  const trace = { ...cardTraceKey(cardTraceOf(billingKey)), cardId: id, userId };
  const { gsi1pk: _list, gsi1sk: _age, ...unlisted } = { ...card };
  return {
    card,
    writes: [
      { put: { ...card }, guard: isNew },
      { put: trace, guard: isNew },
    ],
    unkept: [
      { put: { ...unlisted, removedAt: createdAt }, guard: isNew },
      { put: trace, guard: isNew },
      message(createdAt, "credit-card.retired", { cardId: id }),
    ],
  };
}
