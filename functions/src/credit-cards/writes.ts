import type { Id } from "@bupum/shared/kernel/ids";
import { newId } from "../kernel/context.ts";
import { log, textOf } from "../kernel/log.ts";
import { decryptBillingKey, encryptBillingKey } from "../kernel/secrets/billing-key.ts";
import { cardTraceOf } from "../kernel/secrets/card-trace.ts";
import { read, write, type Write } from "../kernel/table.ts";
import { issueCard, removeCard } from "../providers/card/toss.ts";
import { type Acting, overtaken } from "../subscribes/writes.ts";
import { asCard, cardTraceKey, type CardItem, creditCardKey, creditCardKeys } from "./items.ts";

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

/** A card that is no longer its account's: out of the list, its key still to be removed. */
export const retire = (by: Acting, { id, version }: CardItem): Write => ({
  change: creditCardKey(id),
  set: { removedAt: by.now(), version: version + 1 },
  unset: ["gsi1pk", "gsi1sk"],
  guard: { equals: { version }, lacks: ["removedAt"], refused: overtaken },
});

/**
 * Removes the key of a retired card at the provider, and then from its row (D13-10). Repeated, it
 * does nothing. Throws where the provider gives no answer.
 */
export async function removeKey(id: Id<"crd">): Promise<void> {
  const row = await read(creditCardKey(id));
  const card = row && asCard(row);
  if (!card?.removedAt || card.sealedKey === undefined) return;
  await removeCard(await decryptBillingKey(card.userId, card.sealedKey));
  await write({
    change: creditCardKey(id),
    unset: ["sealedKey"],
    guard: { exists: true, refused: overtaken },
  });
}

/** The same within a call, whose member waits for no provider: what is left stays in the row. */
export async function removeKeyNow(id: Id<"crd">): Promise<void> {
  try {
    await removeKey(id);
  } catch (error) {
    log("error", { event: "billing key was not removed", cardId: id, error: textOf(error) });
  }
}
