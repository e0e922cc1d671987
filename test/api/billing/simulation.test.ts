import { afterAll, beforeAll, expect, test } from "vitest";
import { playYear, recount, type YearSize } from "../../kit/billing/year/year.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ isStreamed: false });
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

/** Plays it and counts again; returns what was played. */
async function agreed(size: Omit<YearSize, "seed">) {
  const start = performance.now();
  // That of the bench.
  const played = await playYear(world, { ...size, seed: 20_261_125 });
  try {
    const sums = await recount(played);
    const { figures, post } = played.year;
    const renewals = sums.periods - size.members;
    const cost = {
      seconds: Math.round((performance.now() - start) / 1000),
      megabytes: Math.round(process.memoryUsage().rss / 1e6),
      readsOfRenewal: Math.round(figures.clock.reads / renewals),
      writesOfRenewal: Math.round(figures.clock.writes / renewals),
    };
    const line = JSON.stringify({ ...size, ...cost, sums, figures, units: post.units });
    process.stderr.write(`billing: ${line}\n`);
    return { sums, figures };
  } finally {
    played.year.stop();
  }
}

test("fourteen months of subscriptions, with a failing provider and dying workers, charge exactly what is owed (D13-7, D13-12)", async () => {
  const { sums, figures } = await agreed({
    members: 30,
    months: 14,
    hours: 24,
    nights: 4,
    isTableHere: true,
  });
  expect(sums.periods).toBeGreaterThan(200);
  expect(figures.kills).toBeGreaterThan(0);
}, 600_000);

test("two months on DynamoDB Local, with the rights of each function, charge exactly what is owed", async () => {
  const size = { members: 4, months: 2, hours: 24, nights: 8, isTableHere: false };
  expect((await agreed(size)).sums.periods).toBeGreaterThan(4);
}, 600_000);
