import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MonthFound } from "./month.measure.ts";
import { type Section, tableOf } from "./report.ts";
import { runVitest } from "./run-vitest.ts";

/**
 * A month of 2,000 requests at 100 sellers, with dying workers and doubled messages, against a
 * recount; BENCH_GROUPS, BENCH_SELLERS and BENCH_SEED play another one.
 */
export async function month(say: (text: string) => void): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), "bupum-bench-month-"));
  const file = join(folder, "month.json");
  try {
    const passed = await runVitest(["test/bench/month.measure.ts"], { BENCH_MONTH: file });
    if (!passed) throw new Error("The month does not agree with its recount.");
    const { found, seed, ...figures } = JSON.parse(readFileSync(file, "utf8")) as MonthFound;
    const { byStatus, ...counted } = found;
    const lines = [
      { what: "month: disagreements with a recount", measured: "0", budget: "0", ok: true },
      ...Object.entries({ seed, ...figures, ...counted, ...byStatus }).map(([what, count]) => ({
        what: `month: ${what}`,
        measured: count.toLocaleString("en"),
      })),
    ];
    say(tableOf(lines));
    return { figures: { seed, ...figures, found }, lines };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
