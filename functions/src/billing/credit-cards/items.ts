import type { CreditCard } from "@bupum/shared/billing/credit-cards/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { type ListOf, pageOf } from "../../kernel/list.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { type Item, type Key, read, type Write } from "../../kernel/table.ts";
import { type CardItem, creditCardKey } from "../standings/cards.ts";

// | access pattern                   | index | pk                 | sk               |
// |----------------------------------|-------|--------------------|------------------|
// | one card, also one that was      |       | credit-card#<crd>  | credit-card      |
// | cards that are registered by age | gsi1  | credit-cards#all   | <createdAt>#<id> |
// | the card of a billing key        |       | card-trace#<trace> | card-trace       |
// The card of an account: `cardId` of its subscriber (standings/items.ts).

/** Found by a keyed hash: the key itself is in no index (P6-5). */
export const cardTraceKey = (trace: string): Key => ({
  pk: `card-trace#${trace}`,
  sk: "card-trace",
});
export const creditCardKeys = ({ id, createdAt }: Pick<CreditCard, "id" | "createdAt">) => ({
  gsi1pk: "credit-cards#all",
  gsi1sk: `${createdAt}#${id}`,
});

// Only the writes of writes.ts make rows with these keys, so this cast holds.
export const asCard = (item: Item) => item as unknown as CardItem;

/** One card. Throws NOT_FOUND. */
export async function findCard(id: Id<"crd">): Promise<CardItem> {
  const found = await read(creditCardKey(id));
  if (!found) throw new Problem("NOT_FOUND");
  return asCard(found);
}

/** A card as people see it, without its billing key. */
export function shownCard(card: CardItem, refusedCardId: string | undefined): CreditCard {
  const { id, issuerCode, last4, cardType, ownerType, expiresOn, createdAt } = card;
  return {
    id,
    issuerCode,
    last4,
    cardType,
    ownerType,
    ...(expiresOn && { expiresOn }),
    isRefused: refusedCardId === id,
    createdAt,
  };
}

export const listCards = (order: Pick<ListOf, "between" | "newestFirst">, paging: PageQuery) =>
  pageOf({ index: "gsi1", pk: "credit-cards#all", ...order }, paging, asCard);

/**
 * A removed card: it leaves the list, and its key is deleted at the provider afterwards (D13-10).
 */
export const retireCard = (card: CardItem, at: Instant, refused: Problem): Write[] => [
  {
    change: creditCardKey(card.id),
    set: { removedAt: at, version: card.version + 1 },
    unset: ["gsi1pk", "gsi1sk"],
    guard: { equals: { version: card.version }, lacks: ["removedAt"], refused },
  },
  message(at, "credit-card.retired", { cardId: card.id }),
];
