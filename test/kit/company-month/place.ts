import { addMinutes, type Day, type Instant, seoulInstant } from "@bupum/shared/kernel/time";
import { vi } from "vitest";
import { randomOf } from "../random.ts";

export interface MonthSize {
  companies: number;
  people: number;
  sellers: number;
  days: number;
  /** Acts of a company on a day, on average; many come to nothing. */
  acts: number;
  seed: number;
}

/** What was played, and which faults it had. */
export const noFigures = () => ({
  acts: {} as Record<string, number>,
  refusals: {} as Record<string, number>,
  kills: 0,
  /** Of the provider of invoices: lost calls and errors, and refusals. */
  faults: 0,
  refused: 0,
  delivered: 0,
  doubled: 0,
  late: 0,
  /** Messages that failed five times. */
  dead: [] as string[],
});
export type Figures = ReturnType<typeof noFigures>;

export function openDice(seed: number) {
  const random = randomOf(seed);
  const below = (most: number): number => Math.floor(random() * most);
  const oneOf = <Thing>(things: readonly Thing[]): Thing => things[below(things.length)]!;
  return { random, below, oneOf };
}
export type Dice = ReturnType<typeof openDice>;

/** Ids are drawn by the same dice, since lists of one moment are in their order; returns the end of it. */
export function drawIds({ below }: Dice): () => void {
  const drawn = vi.spyOn(globalThis.crypto, "getRandomValues");
  drawn.mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) for (const at of bytes.keys()) bytes[at] = below(256);
    return bytes;
  });
  return () => drawn.mockRestore();
}

/** The clock of all functions, which never goes back. */
export function openClock(first: Day) {
  let at: Instant = seoulInstant(first, "08:00");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(at) });
  const set = (to: Instant) => {
    at = to > at ? to : at;
    vi.setSystemTime(Date.parse(at));
  };
  return {
    now: (): Instant => at,
    /** So many minutes from now. */
    in: (minutes: number): Instant => addMinutes(at, minutes),
    pass: (minutes: number): void => set(addMinutes(at, minutes)),
    goTo: (on: Day, time: string): void => set(seoulInstant(on, time)),
  };
}
export type Clock = ReturnType<typeof openClock>;
