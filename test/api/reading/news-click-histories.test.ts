import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { sweepAt } from "../../kit/clock.ts";
import { type Admin, inSeconds, newCategory, writeNews } from "../../kit/content/news.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Admin;
let newsCategoryId: `nwc_${string}`;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = await world.adminUser();
  newsCategoryId = (await newCategory(admin)).id;
});
afterAll(() => world.stop());

type Reader = ReturnType<World["api"]>;
type NewsId = `nws_${string}`;
const read = async ({ newsClickHistories }: Reader, newsId: NewsId) =>
  (await newsClickHistories.create({ body: { newsId } })).isCounted;
/** As many different readers. */
const readers = (count: number) => Array.from({ length: count }, () => world.api());
const readBy = async (count: number, id: NewsId) => {
  for (const one of readers(count)) await read(one, id);
};
const clicks = async (id: NewsId) => {
  const { clickCount, clickCount7d } = await admin.api.news.get({ params: { id } });
  return [clickCount, clickCount7d];
};
const popular = async (query: { limit?: number; language?: "ko" | "en" | "zh" } = {}) =>
  (await world.api().news.popular({ query })).items.map(({ id }) => id);
const item = async (more: Parameters<typeof writeNews>[1] = {}) =>
  (await writeNews(admin, { newsCategoryId, ...more })).id;

describe("a reader", () => {
  test("counts once for an item in 24 hours, by account or by network and browser", async () => {
    const [id, other] = [await item(), await item()];
    const guest = world.api();
    expect([await read(guest, id), await read(guest, id)]).toEqual([true, false]);
    expect(await read(guest, other)).toBe(true);
    const { api, token } = await world.member();
    expect([await read(api, id), await read(world.api(token), id)]).toEqual([true, false]);
    const agents = ["one", "two", "one"].map((agent) =>
      world.raw("user", "POST", "/news-click-histories", {
        body: JSON.stringify({ newsId: id }),
        headers: { "content-type": "application/json", "user-agent": agent },
      }),
    );
    // Each raw call comes from a network of its own.
    for (const reply of await Promise.all(agents))
      expect(await reply.json()).toMatchObject({ isCounted: true });
    await world.drain({ duplicate: true });
    expect(await clicks(id)).toEqual([5, 5]);
  });

  test("leaves no row that names the account, the network or the browser", async () => {
    const id = await item();
    const person = await world.member();
    await world.changes();
    await read(person.api, id);
    const changed = JSON.stringify(await world.changes());
    expect(changed).toContain(`news-click#${id}`);
    expect(changed).not.toContain(person.id);
  });

  test("counts again after 24 hours", async () => {
    const id = await item();
    const guest = world.api();
    await read(guest, id);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 3_600_000 });
    expect(await read(guest, id)).toBe(true);
    await world.drain();
    vi.useRealTimers();
    expect((await clicks(id))[0]).toBe(2);
  });
});

const inDays = (days: number) => inSeconds(days * 86_400);

describe("the popular news", () => {
  test("are sorted by readers of seven days, equal ones newer first, in each language", async () => {
    const [first, second, third] = [
      await item({ language: "en", publishedAt: inSeconds(-300) }),
      await item({ language: "en", publishedAt: inSeconds(-200) }),
      await item({ language: "zh", publishedAt: inSeconds(-100) }),
    ];
    await readBy(2, first);
    await readBy(2, second);
    await readBy(3, third);
    await world.drain({ duplicate: true, shuffle: 7 });
    expect(await popular({ language: "en" })).toEqual([second, first]);
    expect(
      (await popular({ limit: 30 })).filter((id) => [first, second, third].includes(id)),
    ).toEqual([third, second, first]);
    await readBy(1, first);
    await world.drain();
    expect(await popular({ language: "en", limit: 1 })).toEqual([first]);
    await admin.api.news.update({ params: { id: first }, body: { language: "zh" } });
    await admin.api.news.remove({ params: { id: third } });
    await world.drain({ duplicate: true });
    expect(await popular({ language: "en" })).toEqual([second]);
    expect(await popular({ language: "zh" })).toEqual([first]);
  });

  test("drop an item whose readers were eight days ago, while its total count stays", async () => {
    const id = await item();
    await readBy(3, id);
    await world.drain();
    expect(await popular({ limit: 30 })).toContain(id);
    await sweepAt(world, inDays(6));
    expect(await clicks(id)).toEqual([3, 3]);
    await sweepAt(world, inDays(8));
    expect(await clicks(id)).toEqual([3, 0]);
    expect(await popular({ limit: 30 })).not.toContain(id);
  });
});

describe("readers who come at once", () => {
  test("are all counted, each once, with repeated and reordered messages", async () => {
    const ids = [await item(), await item()];
    const crowd = readers(150);
    // Each comes twice at the same time.
    const counted = await Promise.all(
      [...crowd, ...crowd].map((one, at) => read(one, ids[at % 2]!)),
    );
    expect(counted.filter(Boolean)).toHaveLength(150);
    await Promise.all([
      world.drain({ duplicate: true, shuffle: 1 }),
      ...crowd.slice(0, 20).map((one, at) => read(one, ids[(at + 1) % 2]!)),
    ]);
    await world.drain({ duplicate: true, shuffle: 2 });
    const sums = await Promise.all(ids.map(clicks));
    expect(sums[0]![0]! + sums[1]![0]!).toBe(170);
    expect(sums.map(([all, recent]) => all === recent)).toEqual([true, true]);
  }, 120_000);

  test("are spread over counters, so that no row of one item is hot", async () => {
    const { shareOf } = await import("@bupum/functions/kernel/readers/counters");
    const used = new Map<string, number>();
    for (let at = 0; at < 6_400; at++) {
      const { pk } = shareOf(
        { kind: "news", id: "nws_01KB0000000000000000000000" },
        `viewer ${at}`,
      );
      used.set(pk, (used.get(pk) ?? 0) + 1);
    }
    expect(used.size).toBe(32);
    expect(Math.max(...used.values())).toBeLessThan(300);
  });
});
