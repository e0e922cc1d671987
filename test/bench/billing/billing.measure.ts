import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, test } from "vitest";
import type { Figures } from "../../kit/billing/year/market.ts";
import { playYear, recount, type YearSize } from "../../kit/billing/year/year.ts";
import { startWorld, type World } from "../../kit/world.ts";

export interface YearFound extends Figures {
  size: YearSize;
  seconds: number;
  cpuSeconds: number;
  /** The last day that was played. */
  until: string;
  megabytes: number;
  sums: Awaited<ReturnType<typeof recount>>;
  reads: number;
  writes: number;
}

const file = process.env["BENCH_BILLING"] ?? "";
const size: YearSize = {
  members: Number(process.env["BENCH_MEMBERS"] ?? 10_000),
  months: Number(process.env["BENCH_MONTHS"] ?? 14),
  seed: Number(process.env["BENCH_SEED"] ?? 20_261_125),
  hours: Number(process.env["BENCH_HOURS"] ?? 1),
  nights: 1,
  ...(process.env["BENCH_SECONDS"] && { mostSeconds: Number(process.env["BENCH_SECONDS"]) }),
  isTableHere: process.env["BENCH_TABLE"] !== "database",
};
let world: World;

beforeAll(async () => {
  world = await startWorld({ isStreamed: false });
  process.env["LIMIT_FACTOR"] = "100000";
});
afterAll(() => world.stop());

test("months of subscriptions agree with a recount", async () => {
  const start = performance.now();
  const cpu = process.cpuUsage();
  const played = await playYear(world, size);
  try {
    const { figures, post } = played.year;
    const seconds = Math.round((performance.now() - start) / 1000);
    const { user, system } = process.cpuUsage(cpu);
    const sums = await recount(played);
    const found: YearFound = {
      size,
      seconds,
      cpuSeconds: Math.round((user + system) / 1e6),
      until: played.year.now().slice(0, 10),
      megabytes: Math.round(process.memoryUsage().rss / 1e6),
      sums,
      ...figures,
      ...post.units,
    };
    writeFileSync(file, JSON.stringify(found));
  } finally {
    played.year.stop();
  }
}, 86_400_000);
