import * as z from "zod/mini";

const percent = z.int().check(z.minimum(0), z.maximum(100));

/**
 * The seller's figures over the 90 days up to the last deal; a figure with too few cases is absent.
 */
export const reliability = z.object({
  /** Percentage of requested lines that were answered in time; a refusal counts as an answer. */
  answerRate: z.optional(percent),
  medianAnswerMinutes: z.optional(z.int()),
  /**
   * Percentage of ordered lines that were accepted; an order that timed out counts as not accepted.
   */
  acceptRate: z.optional(percent),
  /** Percentage of shipments that left by the promised day. */
  onTimeRate: z.optional(percent),
  /** Days of dispatch that moved to a later day, and that ended without shipment (D33-5). */
  movedDates: z.optional(z.int()),
  passedDates: z.optional(z.int()),
  /** Claims that ended with a remedy, and the shipments of the same time (D34-7). */
  upheldClaims: z.optional(z.object({ claims: z.int(), shipments: z.int() })),
});
export type Reliability = z.output<typeof reliability>;

/** Counts of one or several days by name; `m<n>` counts answers whose time falls into step n. */
export type NamedCounts = Readonly<Record<string, number>>;

/** With fewer cases a figure is not shown (D11-9). */
const fewest = 5;
export const reliabilityDays = 90;

const stepsPerDoubling = 8;
/** The name of the counter for an answer time: steps of nine per cent. */
export const minutesName = (minutes: number): string =>
  `m${Math.round(Math.log2(Math.max(0, minutes) + 1) * stepsPerDoubling)}`;

/** The median of counted answer times, at most five per cent off; undefined without any. */
export function medianMinutes(counts: NamedCounts): number | undefined {
  const steps = Object.entries(counts)
    .flatMap(([name, count]) =>
      /^m\d+$/.test(name) ? [{ step: Number(name.slice(1)), count }] : [],
    )
    .toSorted((left, right) => left.step - right.step);
  const all = steps.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { step, count } of steps) {
    passed += count;
    if (passed * 2 >= all && count > 0) return Math.round(2 ** (step / stepsPerDoubling) - 1);
  }
  return undefined;
}

/** The sums of several days. */
export function sumsOf(days: readonly NamedCounts[]): NamedCounts {
  const sums: Record<string, number> = {};
  for (const day of days)
    for (const [name, count] of Object.entries(day)) sums[name] = (sums[name] ?? 0) + count;
  return sums;
}

/** `part` of `total` as a percentage; undefined with too few cases. */
const rate = (part: number, ...others: number[]): number | undefined => {
  const all = others.reduce((sum, one) => sum + one, part);
  return all < fewest ? undefined : Math.round((part * 100) / all);
};

/** The figures of a seller. A late answer does not count as in time (D6-19). */
export function reliabilityOf(counts: NamedCounts): Reliability {
  const of = (name: string) => Math.max(0, counts[name] ?? 0);
  const answers = of("answered") + of("late");
  const shipments = of("shippedOnTime") + of("shippedLate");
  const isKnown = of("accepted") >= fewest;
  const count = (name: string) => (isKnown && of(name) > 0 ? of(name) : undefined);
  return {
    answerRate: rate(of("answered"), of("late"), of("unanswered")),
    medianAnswerMinutes: answers < fewest ? undefined : medianMinutes(counts),
    acceptRate: rate(of("accepted"), of("refused"), of("ignored")),
    onTimeRate: rate(of("shippedOnTime"), of("shippedLate")),
    movedDates: count("dateMoved"),
    passedDates: count("datePassed"),
    upheldClaims: shipments < fewest ? undefined : { claims: of("claimUpheld"), shipments },
  };
}

/** The rank of a seller with too few cases to have figures. */
const unknownScore = 80;
/** Sellers whose rates differ by less than this are ordered by price. */
const band = 10;
/** With this many live points a seller is ranked after all others (D10-3). */
const lowered = 3;

/** The rank of a seller in the automatic choice: higher ranks first, then the lower price. */
export function autoRank(found: Reliability | undefined, points: number): number {
  const { answerRate, acceptRate, onTimeRate } = found ?? {};
  const known = [answerRate, acceptRate, onTimeRate].filter((one) => one !== undefined);
  const mean = known.reduce((sum, one) => sum + one, 0) / (known.length || 1);
  const score = known.length > 0 ? mean : unknownScore;
  return Math.round(score / band) - (points >= lowered ? 100 : 0);
}
