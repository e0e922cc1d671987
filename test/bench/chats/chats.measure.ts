import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, test } from "vitest";
import { recount } from "../../kit/chats/recount.ts";
import { playTalk, type TalkFigures, type TalkSize } from "../../kit/chats/talk.ts";
import { startWorld, type World } from "../../kit/world.ts";

export interface TalkFound {
  size: TalkSize;
  seconds: number;
  sums: Awaited<ReturnType<typeof recount>>;
  figures: TalkFigures;
  /** What all of it took of the table, from the first message to the last read. */
  units: { reads: number; writes: number };
}

const file = process.env["BENCH_CHATS"] ?? "";
const size: TalkSize = {
  rooms: Number(process.env["BENCH_ROOMS"] ?? 1_000),
  messages: Number(process.env["BENCH_MESSAGES"] ?? 50),
  seed: Number(process.env["BENCH_SEED"] ?? 20_261_126),
  isTableHere: process.env["BENCH_TABLE"] !== "database",
};
let world: World;

beforeAll(async () => {
  world = await startWorld({ isStreamed: false });
  process.env["LIMIT_FACTOR"] = "100000";
});
afterAll(() => world.stop());

test("both sides of every room have each message once and in order", async () => {
  const start = performance.now();
  const { pairs, people, figures, units, stop } = await playTalk(world, size);
  try {
    const sums = await recount(world, pairs, people);
    const seconds = Math.round((performance.now() - start) / 1000);
    writeFileSync(
      file,
      JSON.stringify({ size, seconds, sums, figures, units } satisfies TalkFound),
    );
  } finally {
    stop();
  }
}, 10_800_000);
