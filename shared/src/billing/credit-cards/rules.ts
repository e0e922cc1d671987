import { Problem } from "../../kernel/problem.ts";
import type { SubscribeStatus } from "../plans/plans.ts";

/** The key of a card window comes back in an address: anybody's could. Throws CUSTOMER_KEY_FOREIGN. */
export function mustBeOwn(given: string, own: string): void {
  if (given !== own) throw new Problem("CUSTOMER_KEY_FOREIGN");
}

/** Throws CARD_EXISTS. */
export function mustBeFirst(card: object | undefined): void {
  if (card) throw new Problem("CARD_EXISTS");
}

/** Throws CARD_REQUIRED. */
export function mustHaveCard<Card extends object>(card: Card | undefined): Card {
  if (!card) throw new Problem("CARD_REQUIRED");
  return card;
}

type Subscribed = { status: SubscribeStatus } | undefined;

/** A card that will be charged stays (D13-10). */
export const isInUse = (subscription: Subscribed): boolean => subscription?.status === "ACTIVE";

/** Throws CARD_IN_USE. */
export function mustBeFree(subscription: Subscribed): void {
  if (isInUse(subscription)) throw new Problem("CARD_IN_USE");
}
