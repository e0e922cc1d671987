import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import {
  isShipDateAsked,
  isShipDateOver,
  isToShip,
} from "@bupum/shared/deal/product-estimate-orders/ship-dates";
import type { Day, Instant } from "@bupum/shared/kernel/time";

/** Lines of a purchase order that are to be shipped on one day. */
export interface ShipDay {
  on: Day;
  lines: readonly [Order, ...Order[]];
  /** The question whether it holds is open, the day is over, or neither. */
  state: "asked" | "over" | "named";
  /** When the seller said of all of them that it holds. */
  heldAt: Instant | undefined;
}

function stateOf(lines: readonly Order[], now: Instant): ShipDay["state"] {
  if (lines.some((line) => isShipDateOver(line, now))) return "over";
  return lines.some((line) => isShipDateAsked(line, now)) ? "asked" : "named";
}

/** The days on which lines are to be shipped that have not left, the earliest first. */
export function shipDaysOf(lines: readonly Order[], now: Instant): ShipDay[] {
  const open = lines.filter((line) => isToShip(line));
  return [...Map.groupBy(open, ({ expectedShipDate }) => expectedShipDate)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([on, [first, ...others]]) => {
      if (!first) return [];
      const all = [first, ...others] as const;
      const isHeld = all.every(({ shipDateHeld }) => shipDateHeld?.on === on);
      const heldAt = isHeld ? first.shipDateHeld?.at : undefined;
      return [{ on, lines: all, state: stateOf(all, now), heldAt }];
    });
}
