import {
  cheapestAward,
  cheapestOfEach,
  fastestAward,
} from "@bupum/shared/deal/award-plans/presets";
import type { AwardPreset } from "@bupum/shared/deal/award-plans/choices";
import type { Bid } from "@bupum/shared/deal/award-plans/rules";
import { isOrdered } from "@bupum/shared/deal/product-estimates/rules";
import type { Row } from "../comparison.ts";

/** A quote that can be ordered now. */
export interface OpenBid extends Bid {
  /** Its seller has the wanted pieces in stock. */
  isInStock: boolean;
  /** The line is ordered from somebody already: by hand it may be ordered again. */
  isLineOrdered: boolean;
}

/** Whether a requested line is ordered from somebody, or was and was not cancelled since. */
export const isRowOrdered = ({ cells }: Row): boolean =>
  [...cells.values()].some(({ item }) => isOrdered(item));

/** The orderable quotes of a request now, by the id of the line. */
export const bidsOf = (rows: readonly Row[]): ReadonlyMap<string, OpenBid> =>
  new Map(
    rows.flatMap((row) => {
      const isLineOrdered = isRowOrdered(row);
      return [...row.cells.values()].flatMap(({ item, bid, isOrderable }) =>
        bid && isOrderable
          ? [[item.id, { ...bid, isInStock: item.inStock === true, isLineOrdered }] as const]
          : [],
      );
    }),
  );

/** How many requested lines can be ordered and are not: a choice of fewer leaves some out. */
export const linesOf = (bids: Iterable<OpenBid>): number =>
  new Set(
    [...bids].flatMap(({ requestLineId, isLineOrdered }) => (isLineOrdered ? [] : requestLineId)),
  ).size;

/** The buyer's settings of a preset. */
export interface AwardOptions {
  preset: Exclude<AwardPreset, "BY_HAND">;
  mostSellers: number;
  isInStockOnly: boolean;
}

/** The bids that a preset chooses, for the lines that nobody has an order for. */
export function chosenBy(bids: Iterable<OpenBid>, options: AwardOptions): Bid[] {
  const open = [...bids].filter(
    ({ isInStock, isLineOrdered }) => !isLineOrdered && (isInStock || !options.isInStockOnly),
  );
  switch (options.preset) {
    case "ONE_SELLER":
      return cheapestAward(open, 1);
    case "SPLIT":
      return cheapestAward(open, options.mostSellers);
    case "EACH_LINE":
      return cheapestOfEach(open);
    case "FASTEST":
      return fastestAward(open);
  }
}
