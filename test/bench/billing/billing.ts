import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { YearFound } from "./billing.measure.ts";
import { type Section, tableOf } from "../report.ts";
import { runVitest } from "../run-vitest.ts";

const rounded = (value: number) => Math.round(10 * value) / 10;

/**
 * Fourteen months of 10,000 subscriptions, with a provider that fails at every call and workers that
 * are killed, against a recount by the calendar, to the won; BENCH_MEMBERS, BENCH_MONTHS, BENCH_HOURS
 * (between two looks of the clock) and BENCH_SEED play others; after BENCH_SECONDS no more is begun.
 * BENCH_TABLE=database plays it on DynamoDB Local.
 */
export async function billing(say: (text: string) => void): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), "bupum-bench-billing-"));
  const file = join(folder, "billing.json");
  try {
    const environment = { BENCH_BILLING: file };
    const passed = await runVitest(["test/bench/billing/billing.measure.ts"], environment);
    if (!passed) throw new Error("What was charged is not what was owed.");
    const found = JSON.parse(readFileSync(file, "utf8")) as YearFound;
    const { size, sums, reads, writes, clock, dead, acts, refusals, faults, mails, ...rest } =
      found;
    const each = (units: number) => String(rounded(units / sums.periods));
    const renewals = sums.periods - size.members;
    const kinds = { acts, refusals, faults, mails };
    const counts = { ...size, ...rest, dead: dead.length, ...sums };
    const lines = [
      { what: "billing: won between owed and charged", measured: "0", budget: "0", ok: true },
      ...Object.entries(counts).map(([what, count]) => ({
        what: `billing: ${what}`,
        measured: count.toLocaleString("en"),
      })),
      ...Object.entries(kinds).flatMap(([kind, named]) =>
        Object.entries(named).map(([what, count]) => ({
          what: `billing ${kind}: ${what}`,
          measured: count.toLocaleString("en"),
        })),
      ),
      // Telling, asking, sweeps and all that goes wrong included.
      { what: "billing: read units a renewal", measured: String(rounded(clock.reads / renewals)) },
      {
        what: "billing: write units a renewal",
        measured: String(rounded(clock.writes / renewals)),
      },
      // Members, what they do, and nights as well.
      { what: "billing: read units a period", measured: each(reads) },
      { what: "billing: write units a period", measured: each(writes) },
      { what: "billing: ms a period", measured: each(found.seconds * 1_000) },
      { what: "billing: ms of the processor a period", measured: each(found.cpuSeconds * 1_000) },
    ];
    say(tableOf(lines));
    return { figures: { ...found }, lines };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
