import { retireCard } from "../credit-cards/items.ts";
import type { Write } from "../../kernel/table.ts";
import type { Standing } from "../standings/items.ts";
import { cancelled } from "../standings/rules.ts";
import { type Acting, overtaken, type Turn, turnOf } from "../standings/writes.ts";

/** The writes that end the subscription and the card of a leaving account (D13-14). */
export function leaving(by: Acting, standing: Standing): Write[] {
  const { subscription, card } = standing;
  const isOver = !subscription || subscription.status === "CANCELLED";
  if (isOver && !card) return [];
  const turn: Turn = { card: null, isLeaving: true, reason: "CLOSED" };
  const { writes } = turnOf(by, standing, {
    ...turn,
    ...(!isOver && { subscription: cancelled(subscription, by.now()) }),
  });
  return [...writes, ...(card ? retireCard(card, by.now(), overtaken) : [])];
}
