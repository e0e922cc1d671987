import { type Day, type Instant, seoulInstant } from "@bupum/shared/kernel/time";
import type { OrderId } from "./clock.ts";

/** A line as the simulation itself follows it, apart from the product's code. */
export interface Line {
  id: OrderId;
  date: Day;
  /** The day that the buyer knows. */
  known: Day;
  saidAt: Instant;
  shippedAt?: Instant;
  /** Days of which the buyer was told that nothing went out. */
  passed: Day[];
}
export interface Telling {
  poNumber: string;
  on: Day;
  moved: number;
  passed: number;
}

/** What buyers are to be told at five in the afternoon of each day (D33-4). */
export function bookOf() {
  const tellings: Telling[] = [];
  return {
    tellings,
    tell(poNumber: string, lines: readonly Line[], on: Day): void {
      const open = lines.filter(({ shippedAt }) => !shippedAt);
      const moved = open.filter(({ date, known }) => date !== known);
      const passed = open.filter(
        (line) =>
          !line.passed.includes(line.date) &&
          (line.date < on || (line.date === on && line.saidAt < seoulInstant(on, "17:00"))),
      );
      for (const line of moved) line.known = line.date;
      for (const line of passed) line.passed.push(line.date);
      if (moved.length + passed.length > 0)
        tellings.push({ poNumber, on, moved: moved.length, passed: passed.length });
    },
  };
}
