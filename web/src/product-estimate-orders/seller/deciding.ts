import type { Day, Instant } from "@bupum/shared/kernel/time";
import { type Order, shortLines } from "@bupum/shared/deal/product-estimate-orders/contract";
import { expectedShipDate } from "@bupum/shared/deal/product-estimate-orders/rules";
import * as z from "zod/mini";

/** A decision about to be made. */
export interface OrderDecision {
  act: "accept" | "reject";
  order: Order;
  /** The lines it is about: one alone, or every waiting line of the purchase order. */
  batch: readonly Order[];
}

/** The call decides one line, or those of the purchase order that are named (D3-11). */
export const scopeOf = ({ batch }: OrderDecision) =>
  batch.length > 1
    ? { scope: "BATCH" as const, orderIds: batch.map(({ id }) => id) }
    : { scope: "LINE" as const };

export const namesOf = ({ batch }: OrderDecision): string =>
  batch.map(({ partNumber, productName }) => partNumber ?? productName).join(", ");

/** A line that its seller cannot ship from stock. */
export interface ShortLine {
  name: string;
  requested: number;
  available: number;
}

/** The lines that a refused acceptance names as short of stock. */
export function shortLinesOf(
  { batch }: OrderDecision,
  params: Readonly<Record<string, unknown>>,
): ShortLine[] {
  const said = z.safeParse(shortLines, params["lines"]).data ?? [];
  return said.flatMap(({ orderId, requested, available }) =>
    batch
      .filter(({ id }) => id === orderId)
      .map(({ partNumber, productName }) => ({
        name: partNumber ?? productName,
        requested,
        available,
      })),
  );
}

/** The day each line ships on by the lead time it was quoted with. */
export const shipDaysOf = ({ batch }: OrderDecision, now: Instant): { name: string; day: Day }[] =>
  batch.map(({ partNumber, productName, leadTimeDays }) => ({
    name: partNumber ?? productName,
    day: expectedShipDate(now, leadTimeDays),
  }));

/** The days on which lines ship, the earliest first, each with the names of its lines. */
export function linesByShipDay(
  deciding: OrderDecision,
  now: Instant,
): { day: Day; names: readonly string[] }[] {
  const groups = Map.groupBy(shipDaysOf(deciding, now), ({ day }) => day);
  return [...groups]
    .map(([day, lines]) => ({ day, names: lines.map(({ name }) => name) }))
    .toSorted((left, right) => left.day.localeCompare(right.day));
}

/** One day for all where they agree; nothing where each line keeps the day of its own quote. */
export function commonShipDay(deciding: OrderDecision, now: Instant): Day | "" {
  const [first, ...others] = new Set(shipDaysOf(deciding, now).map(({ day }) => day));
  return first !== undefined && others.length === 0 ? first : "";
}
