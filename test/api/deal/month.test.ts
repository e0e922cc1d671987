import { afterAll, beforeAll, expect, test } from "vitest";
import { playMonth } from "../../kit/month/month.ts";
import { recount } from "../../kit/month/recount.ts";
import { sized } from "../../kit/ring.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

test("a month of requests, with dying workers and repeated messages, agrees with a recount", async () => {
  const { month, figures } = await playMonth(world, {
    ...sized({ groups: 20, sellers: 6 }, { groups: 100, sellers: 12 }),
    seed: 20_261_124,
  });
  try {
    const counted = await recount(month);
    expect(figures.kills).toBeGreaterThan(0);
    expect(counted.byStatus.COMPLETED).toBeGreaterThan(0);
    process.stderr.write(`month: ${JSON.stringify({ figures, counted })}\n`);
  } finally {
    month.stop();
  }
}, 1_800_000);
