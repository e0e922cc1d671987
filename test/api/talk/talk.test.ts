import { afterAll, beforeAll, expect, test } from "vitest";
import { recount } from "../../kit/chats/recount.ts";
import { playTalk } from "../../kit/chats/talk.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ isStreamed: false });
  process.env["LIMIT_FACTOR"] = "100000";
});
afterAll(async () => {
  process.env["LIMIT_FACTOR"] = "1";
  await world.stop();
});

test("with crashes, ended sockets and repeated messages both sides have each message once and in order", async () => {
  const size = { rooms: 6, messages: 12, seed: 20_261_126, isTableHere: false };
  const { pairs, people, figures, stop } = await playTalk(world, size);
  try {
    expect(await recount(world, pairs, people)).toMatchObject({ rooms: 6, messages: 72 });
    // How often depends on who is quicker; that it happened does not.
    expect(figures.kills).toBeGreaterThan(0);
    expect(figures.drops).toBeGreaterThan(0);
  } finally {
    stop();
  }
}, 240_000);
