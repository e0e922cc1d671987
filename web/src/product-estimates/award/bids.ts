import {
  cheapestAward,
  cheapestOfEach,
  fastestAward,
} from "@bupum/shared/deal/award-plans/presets";
import type { AwardPreset } from "@bupum/shared/deal/award-plans/choices";
import type { Bid } from "@bupum/shared/deal/award-plans/rules";
import type { Row } from "../comparison.ts";

/** What can be ordered of a request now, by the id of the line. */
export const bidsOf = (rows: readonly Row[]): ReadonlyMap<string, Bid> =>
  new Map(
    rows.flatMap(({ cells }) =>
      [...cells.values()].flatMap(({ item, bid, isOrderable }) =>
        bid && isOrderable ? [[item.id, bid] as const] : [],
      ),
    ),
  );

/** How the buyer wants it divided. */
export interface Wish {
  preset: Exclude<AwardPreset, "BY_HAND">;
  mostSellers: number;
  withAlternatives: boolean;
}

/** The bids that a preset chooses. */
export function chosenBy(bids: Iterable<Bid>, wish: Wish): Bid[] {
  const open = [...bids].filter(({ quote }) => wish.withAlternatives || !quote.alternative);
  switch (wish.preset) {
    case "ONE_SELLER":
      return cheapestAward(open, 1);
    case "SPLIT":
      return cheapestAward(open, wish.mostSellers);
    case "EACH_LINE":
      return cheapestOfEach(open);
    case "FASTEST":
      return fastestAward(open);
  }
}
