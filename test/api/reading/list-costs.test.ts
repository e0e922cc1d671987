import { afterAll, beforeAll, expect, test } from "vitest";
import { boardFields } from "../../kit/boards/posts.ts";
import { countRounds } from "../../kit/rounds.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let author: Awaited<ReturnType<World["member"]>>;
let put: (count: number, from: number) => Promise<void>;

beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  author = await world.member();
  const { boardRows } = await import("@bupum/functions/reading/posts/writes");
  const { boardKey } = await import("@bupum/functions/reading/posts/items");
  const { newId } = await import("@bupum/functions/kernel/context");
  put = async (count, from) => {
    for (let at = from; at < from + count; at++) {
      const id = newId("brd");
      const createdAt = new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString();
      const { fileIds: _, ...fields } = { fileIds: [], ...boardFields({ title: "같은 길이 글" }) };
      const board = {
        ...fields,
        id,
        authorId: author.id,
        authorName: "회사",
        status: at % 5 === 0 ? ("COMPLETED" as const) : ("PENDING" as const),
        boardPurposeType: at % 2 === 0 ? ("BUY" as const) : ("SELL" as const),
        files: [],
        createdAt,
        updatedAt: createdAt,
        version: 1,
        ...boardKey(id),
      };
      await world.put(boardRows(board as never, 0));
    }
  };
}, 120_000);
afterAll(() => world.stop());

const queries = [
  {},
  { boardPurposeType: "BUY" },
  { status: "PENDING" },
  { boardPurposeType: "SELL", status: "PENDING" },
  { searchType: "TITLE", searchData: "같은" },
] as const;

/** Calls, rounds and units of each list with ten rows. */
async function costs() {
  const { client } = await import("@bupum/functions/kernel/table");
  const api = world.api();
  const found: unknown[] = [];
  for (const query of queries) {
    const counter = countRounds(client);
    const { items } = await api.boards.list({ query: { ...query, itemsPerPage: 10 } });
    counter.stop();
    found.push({ query, count: items.length, ...counter.cost });
  }
  return found;
}

test("a page of posts costs the same calls, rounds and units among 60 and among 400 (D12-8)", async () => {
  await put(60, 0);
  await world.drain({ searched: true });
  const few = await costs();
  expect(few.map((one) => (one as { count: number }).count)).toEqual([10, 10, 10, 10, 10]);
  await put(340, 60);
  await world.drain({ searched: true });
  expect(await costs()).toEqual(few);
}, 240_000);
