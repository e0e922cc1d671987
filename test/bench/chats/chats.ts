import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Section, tableOf } from "../report.ts";
import { runVitest } from "../run-vitest.ts";
import type { TalkFound } from "./chats.measure.ts";

const rounded = (value: number) => Math.round(10 * value) / 10;

/**
 * A thousand rooms of fifty messages, with connections that end, workers that die and messages that
 * come twice, against a recount; BENCH_ROOMS, BENCH_MESSAGES and BENCH_SEED play others,
 * BENCH_TABLE=database plays it on DynamoDB Local.
 */
export async function chats(say: (text: string) => void): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), "bupum-bench-chats-"));
  const file = join(folder, "chats.json");
  try {
    const passed = await runVitest(["test/bench/chats/chats.measure.ts"], { BENCH_CHATS: file });
    if (!passed) throw new Error("A message was lost, doubled or out of order.");
    const { size, sums, figures, units, seconds } = JSON.parse(
      readFileSync(file, "utf8"),
    ) as TalkFound;
    const { isTableHere: _, ...counts } = { ...size, ...sums, ...figures, seconds };
    const each = (count: number) => String(rounded(count / sums.messages));
    const lines = [
      {
        what: "chats: messages lost, doubled or out of order",
        measured: "0",
        budget: "0",
        ok: true,
      },
      ...Object.entries(counts).map(([what, count]) => ({
        what: `chats: ${what}`,
        measured: count.toLocaleString("en"),
      })),
      // Repeats, reconnections, readings of both sides and read marks included.
      { what: "chats: read units a message", measured: each(units.reads) },
      { what: "chats: write units a message", measured: each(units.writes) },
    ];
    say(tableOf(lines));
    return { figures: { size, sums, figures, units, seconds }, lines };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
