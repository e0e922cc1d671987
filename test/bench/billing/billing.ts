import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { YearFound } from "./billing.measure.ts";
import { type Section, tableOf } from "../report.ts";
import { runVitest } from "../run-vitest.ts";

/**
 * Fourteen months of 10,000 subscriptions, with a provider that fails at every call and workers that
 * are killed, against a recount by the calendar, to the won; BENCH_MEMBERS, BENCH_MONTHS, BENCH_HOURS
 * (between two looks of the clock) and BENCH_SEED play others.
 */
export async function billing(say: (text: string) => void): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), "bupum-bench-billing-"));
  const file = join(folder, "billing.json");
  try {
    const environment = { BENCH_BILLING: file };
    const passed = await runVitest(["test/bench/billing/billing.measure.ts"], environment);
    if (!passed) throw new Error("What was charged is not what was owed.");
    const found = JSON.parse(readFileSync(file, "utf8")) as YearFound;
    const { size, sums, reads, writes, ...figures } = found;
    const each = (units: number) => Math.round((10 * units) / sums.periods) / 10;
    const counts = { ...size, ...figures, ...sums };
    const lines = [
      { what: "billing: won between owed and charged", measured: "0", budget: "0", ok: true },
      ...Object.entries(counts).map(([what, count]) => ({
        what: `billing: ${what}`,
        measured: count.toLocaleString("en"),
      })),
      // Telling, asking, sweeps and nights included.
      { what: "billing: read units a period", measured: String(each(reads)) },
      { what: "billing: write units a period", measured: String(each(writes)) },
      { what: "billing: ms a period", measured: String(each(found.seconds * 1_000)) },
    ];
    say(tableOf(lines));
    return { figures: { ...found }, lines };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
