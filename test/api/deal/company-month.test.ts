import { afterAll, beforeAll, expect, test } from "vitest";
import { playCompanyMonth } from "../../kit/company-month/month.ts";
import { recountMonth } from "../../kit/company-month/recount/all.ts";
import { sized } from "../../kit/ring.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ table: "here" });
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

const seed = Number(process.env["BUPUM_SEED"] ?? 20_261_209);

test(`a month of companies that buy, under kills, doubled and late messages, agrees with a recount (seed ${seed}; D40, D41, D42, D43, D45)`, async () => {
  const began = process.cpuUsage();
  const { play, amended } = await playCompanyMonth(world, {
    ...sized(
      { companies: 5, people: 20, sellers: 4, days: 14, acts: 1.5 },
      { companies: 200, people: 1_000, sellers: 30, days: 30, acts: 1.5 },
    ),
    seed,
  });
  try {
    const counted = await recountMonth(play, amended);
    const { user, system } = process.cpuUsage(began);
    const seconds = Math.round((user + system) / 1e6);
    const megabytes = Math.round(process.memoryUsage().rss / 1e6);
    process.stderr.write(
      `companies: ${JSON.stringify({ seed, seconds, megabytes, ...counted, ...play.figures, dead: 0 })}\n`,
    );
    // A small play may have no approval that was released, or nothing to invoice.
    expect(play.figures.kills).toBeGreaterThan(3);
    expect(counted.orders).toBeGreaterThan(sized(0, 100));
    expect(counted.approvals.released).toBeGreaterThanOrEqual(sized(0, 50));
    expect(counted.invoices.invoices).toBeGreaterThanOrEqual(sized(0, 50));
  } finally {
    play.stop();
  }
}, 3_600_000);
