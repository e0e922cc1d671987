import { afterAll, beforeAll, expect, test } from "vitest";
import { playYear, recount } from "../../kit/billing/year/year.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ isStreamed: false });
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

test("fourteen months of subscriptions, with a failing provider and dying workers, charge what is owed to the won (D13-7, D13-12)", async () => {
  const size = { members: 30, months: 14, seed: 20_261_124, hours: 24, nights: 4 };
  const played = await playYear(world, size);
  try {
    const sums = await recount(played);
    const { figures, post } = played.year;
    expect(figures.kills).toBeGreaterThan(2);
    process.stderr.write(`billing: ${JSON.stringify({ sums, figures, units: post.units })}\n`);
  } finally {
    played.year.stop();
  }
}, 600_000);
