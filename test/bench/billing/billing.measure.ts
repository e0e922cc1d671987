import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, test } from "vitest";
import { playYear, recount, type YearSize } from "../../kit/billing/year/year.ts";
import { startWorld, type World } from "../../kit/world.ts";

export interface YearFound {
  size: YearSize;
  seconds: number;
  megabytes: number;
  sums: Awaited<ReturnType<typeof recount>>;
  kills: number;
  faults: number;
  events: number;
  delivered: number;
  nights: number;
  reads: number;
  writes: number;
}

const file = process.env["BENCH_BILLING"] ?? "";
const size: YearSize = {
  members: Number(process.env["BENCH_MEMBERS"] ?? 10_000),
  months: Number(process.env["BENCH_MONTHS"] ?? 14),
  seed: Number(process.env["BENCH_SEED"] ?? 20_261_124),
  hours: Number(process.env["BENCH_HOURS"] ?? 1),
  nights: 1,
};
let world: World;

beforeAll(async () => {
  world = await startWorld({ isStreamed: false });
  process.env["LIMIT_FACTOR"] = "100000";
});
afterAll(() => world.stop());

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

test("months of subscriptions agree with a recount", async () => {
  const start = performance.now();
  const played = await playYear(world, size);
  try {
    const { figures, post } = played.year;
    const seconds = Math.round((performance.now() - start) / 1000);
    const sums = await recount(played);
    const { kills, events, delivered, nights } = figures;
    const found: YearFound = {
      size,
      seconds,
      megabytes: Math.round(process.memoryUsage().rss / 1e6),
      sums,
      kills,
      events,
      delivered,
      nights,
      faults: sum(figures.faults),
      ...post.units,
    };
    writeFileSync(file, JSON.stringify(found));
  } finally {
    played.year.stop();
  }
}, 86_400_000);
