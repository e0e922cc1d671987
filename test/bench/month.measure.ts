import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, test } from "vitest";
import { playMonth } from "../kit/month/month.ts";
import { recount } from "../kit/month/recount.ts";
import { startWorld, type World } from "../kit/world.ts";

export interface MonthFound {
  seed: number;
  seconds: number;
  acts: number;
  refusals: number;
  kills: number;
  delivered: number;
  found: Awaited<ReturnType<typeof recount>>;
}

const file = process.env["BENCH_MONTH"] ?? "";
const groups = Number(process.env["BENCH_GROUPS"] ?? 2_000);
const sellers = Number(process.env["BENCH_SELLERS"] ?? 100);
const seed = Number(process.env["BENCH_SEED"] ?? 20_261_124);
let world: World;

beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

test("a month of requests agrees with a recount", async () => {
  const start = performance.now();
  const { month, figures } = await playMonth(world, { groups, sellers, seed });
  try {
    const found = await recount(month);
    const { acts, refusals, kills, delivered } = figures;
    const counts = { acts: sum(acts), refusals: sum(refusals), kills, delivered };
    const seconds = Math.round((performance.now() - start) / 1000);
    writeFileSync(file, JSON.stringify({ seed, seconds, ...counts, found } satisfies MonthFound));
  } finally {
    month.stop();
  }
}, 10_800_000);
