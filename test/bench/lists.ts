import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ListCost } from "./lists.measure.ts";
import { type Section, tableOf } from "./report.ts";
import { runVitest } from "./run-vitest.ts";

/** What a page of 30 consumes where its list has 100 rows, and where it has 100,000. */
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
    const costs = JSON.parse(readFileSync(file, "utf8")) as ListCost[];
    const lines = costs.map(({ list, few, full, rows }) => ({
      what: `list of 30: ${list}, at 100 and at ${rows.toLocaleString("en")} rows`,
      measured: `${few} and ${full} RCU`,
      budget: "equal",
      ok: few === full,
    }));
    say(tableOf(lines));
    return { figures: costs, lines };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
