import { subscribeTypes } from "@bupum/shared/billing/plans/plans";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type ChargeOutcome, type Move, PlayedAccount } from "../../kit/billing/played-account.ts";
import { sized } from "../../kit/ring.ts";

const often: Record<ChargeOutcome, number> = {
  PAID: 10,
  SOFT: 4,
  HARD: 2,
  OURS: 1,
  UNKNOWN: 2,
  LOST: 1,
};
const answer = fc.oneof(
  ...Object.entries(often).map(([name, weight]) => ({
    weight,
    // Object.entries widens the names that stand above.
    arbitrary: fc.constant(name as ChargeOutcome),
  })),
);
const type = fc.constantFrom(...subscribeTypes);
const by = <Who extends Move["by"]>(who: Who) => fc.constant(who);
const hours = fc.constantFrom(1, 7, 24, 49, 168, 336, 800);
const days = fc.integer({ min: 1, max: 60 });
const asks = fc.constantFrom("subscribe", "change", "now");
const moves: fc.Arbitrary<Move> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ by: by("time"), hours, answer }) },
  { weight: 3, arbitrary: fc.record({ by: by("member"), does: asks, type, answer }) },
  {
    weight: 3,
    arbitrary: fc.record({
      by: by("member"),
      does: fc.constantFrom("suspend", "resume", "resume"),
      answer,
    }),
  },
  { weight: 1, arbitrary: fc.record({ by: by("member"), does: fc.constant("card" as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      by: by("admin"),
      does: fc.constantFrom("suspend", "waive", "period"),
      days,
    }),
  },
  { weight: 1, arbitrary: fc.record({ by: by("crash") }) },
  { weight: 1, arbitrary: fc.record({ by: by("webhook"), answer }) },
);

test("no sequence of moves leaves the declared states, pays a period twice, or gives features for nothing (D13-7, D13-8)", () => {
  const [seed, numRuns] = [11_052, sized(300, 2_000)];
  const sums = { moves: 0, attempts: 0, periods: 0 };
  const begun: Move = { by: "member", does: "subscribe", type: "MONTHLY", answer: "PAID" };
  fc.assert(
    fc.property(fc.array(moves, { minLength: 5, maxLength: 80, size: "max" }), (list) => {
      const account = new PlayedAccount();
      for (const next of [begun, ...list]) account.play(next);
      sums.moves += list.length;
      sums.attempts += account.attempts;
      sums.periods += account.paid.size;
    }),
    { seed, numRuns },
  );
  expect(sums.periods).toBeGreaterThan(2 * numRuns);
  process.stderr.write(`${numRuns} sequences, seed ${seed}: ${JSON.stringify(sums)}\n`);
});
