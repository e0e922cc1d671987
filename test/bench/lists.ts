import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ListsFound } from "./lists.measure.ts";
import { type Section, tableOf } from "./report.ts";
import { runVitest } from "./run-vitest.ts";

/** What a page of 30, and each call of a deal, consumes where the lists have 100 rows, and 100,000. */
export async function lists(say: (text: string) => void): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), "bupum-bench-lists-"));
  const file = join(folder, "lists.json");
  const many = process.env["BENCH_ROWS"] ?? "100000";
  try {
    const passed = await runVitest(["test/bench/lists.measure.ts"], {
      BENCH_LISTS: file,
      BENCH_ROWS: many,
    });
    if (!passed) throw new Error("The lists could not be measured.");
    const { rows, costs } = JSON.parse(readFileSync(file, "utf8")) as ListsFound;
    const lines = costs.map(({ what, few, full }) => ({
      what: `${what}, at 100 and at ${rows.toLocaleString("en")} rows`,
      measured: few === full ? few : `${few} and ${full}`,
      budget: "equal",
      ok: few === full,
    }));
    say(tableOf(lines));
    return { figures: costs, lines };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
