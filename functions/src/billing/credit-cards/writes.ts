import type { Id } from "@bupum/shared/kernel/ids";
import { newId } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { encryptBillingKey } from "../../kernel/secrets/billing-key.ts";
import { cardTraceOf } from "../../kernel/secrets/card-trace.ts";
import { type Guard, write, type Write } from "../../kernel/table.ts";
import { issueCard } from "../../providers/card/toss.ts";
import { type Acting, overtaken } from "../standings/writes.ts";
import { cardTraceKey, creditCardKeys } from "./items.ts";
import { type CardItem, creditCardKey } from "../standings/cards.ts";

/** After this time the call has stored its card or has died. */
const keptSeconds = 900;

/** A card that the provider issued, sealed for its account, and the writes that store it. */
export interface NewCard {
  card: CardItem;
  writes: Write[];
  /** For a card that can no longer be stored: its key is deleted at the provider (D13-10). */
  unkept: Write[];
}

/**
 * Exchanges the key of the card window for a card of the account (D13-10). The billing key is
 * sealed before anything is stored. After a double click both calls get the same key, so the later
 * one deletes it only if the other has not stored it: `unkept` is refused by the same trace. The
 * request is recorded before it is sent, so that a key is deleted whose reply was lost with its
 * caller. Throws CARD_REFUSED, UNAVAILABLE.
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
