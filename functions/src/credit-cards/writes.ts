import type { Id } from "@bupum/shared/kernel/ids";
import { newId } from "../kernel/context.ts";
import { encryptBillingKey } from "../kernel/secrets/billing-key.ts";
import { cardTraceOf } from "../kernel/secrets/card-trace.ts";
import type { Write } from "../kernel/table.ts";
import { issueCard } from "../providers/card/toss.ts";
import { type Acting, overtaken } from "../subscribes/writes.ts";
import { cardTraceKey, type CardItem, creditCardKey, creditCardKeys } from "./items.ts";

/** A card that the provider issued, sealed for its account, and the writes that keep it. */
export interface NewCard {
  card: CardItem;
  writes: Write[];
}

/**
 * Turns what the card window gave into a card of the account (D13-10). The billing key is sealed
 * before anything is stored. Of a double click both get the same key, so whoever comes too late takes
 * nothing back: what is kept nowhere charges nobody. Throws CARD_REFUSED, UNAVAILABLE.
 */
export async function issue(
  by: Acting,
  userId: Id<"usr">,
  asked: { authKey: string; customerKey: string },
): Promise<NewCard> {
  const { billingKey, ...shown } = await issueCard(asked);
  const { customerKey } = asked;
  const [id, createdAt] = [newId("crd"), by.now()];
  const card: CardItem = {
    ...creditCardKey(id),
    ...creditCardKeys({ id, createdAt }),
    ...shown,
    id,
    userId,
    customerKey,
    sealedKey: await encryptBillingKey(userId, billingKey),
    createdAt,
    version: 1,
  };
  const trace = cardTraceKey(cardTraceOf(billingKey));
  return {
    card,
    writes: [
      { put: { ...card }, guard: { exists: false, refused: overtaken } },
      { put: { ...trace, cardId: id, userId }, guard: { exists: false, refused: overtaken } },
    ],
  };
}
