import { afterAll, beforeAll, expect, test } from "vitest";
import { postBoard } from "../../kit/boards/posts.ts";
import { writeNews } from "../../kit/content/news.ts";
import { newWikiCategory, publish, sectionsOf } from "../../kit/wiki/pages.ts";
import { startWorld, type World } from "../../kit/world.ts";

type Find = (
  keyword: string,
  more?: object,
) => Promise<{
  items: { id: string }[];
  readAs?: string | undefined;
  nextCursor?: string | undefined;
}>;
let world: World;
/** Eleven wikis, news and posts whose titles say 서보모터, the newest first, and how they are found. */
const said = "plc 점검을 먼저 합니다.";
const found: Record<string, { ids: string[]; find: Find }> = {};

beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  const [admin, writer, author] = [
    await world.adminUser(),
    await world.writer(),
    await world.member({ companyName: "가람상사" }),
  ];
  const category = (await newWikiCategory(admin)).id;
  const ids = { wikis: [] as string[], news: [] as string[], boards: [] as string[] };
  for (let at = 0; at < 11; at++) {
    const title = `서보모터를 교체 순서 ${at}`;
    const sections = sectionsOf(said);
    ids.wikis.unshift((await publish(writer, category, { title, sections })).id);
    ids.news.unshift((await writeNews(admin, { title, summary: said })).id);
    ids.boards.unshift((await postBoard(author, { title, content: said })).id);
  }
  await world.drain({ searched: true });
  const api = world.api();
  const few = { itemsPerPage: "10" } as const;
  const finds: Record<keyof typeof ids, Find> = {
    wikis: (searchKeyword, more) => api.wikis.search({ query: { searchKeyword, ...few, ...more } }),
    news: (searchKeyword, more) => api.news.search({ query: { searchKeyword, ...few, ...more } }),
    boards: (searchData, more) => api.boards.list({ query: { searchData, ...few, ...more } }),
  };
  for (const kind of ["wikis", "news", "boards"] as const)
    found[kind] = { ids: ids[kind], find: finds[kind] };
});
afterAll(() => world.stop());

const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

test.each(["wikis", "news", "boards"])(
  "%s are found by initials of their titles (D9-25)",
  async (kind) => {
    const { ids, find } = found[kind]!;
    for (const keyword of ["ㅅㅂㅁㅌ", "ㅁㅌㄱㅊ", "ㄱㅊㅅㅅ", "ㅅㅂ 점검", "점검 ㄱㅊ ㅅㅂㅁㅌ"]) {
      const first = await find(keyword);
      expect([keyword, idsOf(first)]).toEqual([keyword, ids.slice(0, 10)]);
      expect(first).not.toHaveProperty("readAs");
      expect(idsOf(await find(keyword, { page: "2", cursor: first.nextCursor }))).toEqual(
        ids.slice(10),
      );
    }
    expect(idsOf(await find("ㅁㅅㅂㅌ"))).toEqual([]);
    expect(idsOf(await find("ㅅㅂ 없는말"))).toEqual([]);
  },
);

test.each(["wikis", "news", "boards"])(
  "%s that a keyword does not find are found by another reading of it, page by page (D9-25)",
  async (kind) => {
    const { ids, find } = found[kind]!;
    const readings = [
      ["tjqhahxj", "서보모터"],
      ["ㅔㅣㅊ", "plc"],
      ["plc wjarja", "plc 점검"],
      ["서보모터로 점검", "서보모터 점검"],
      ["wjarja", "점검"],
    ] as const;
    for (const [keyword, readAs] of readings) {
      const first = await find(keyword);
      expect([keyword, first.readAs]).toEqual([keyword, readAs]);
      expect(idsOf(first)).toEqual(ids.slice(0, 10));
      const second = await find(keyword, { page: "2", cursor: first.nextCursor });
      expect([second.readAs, idsOf(second)]).toEqual([readAs, ids.slice(10)]);
      expect(idsOf(await find(keyword, { page: "2" }))).toEqual(ids.slice(10));
      const stolen = find("tpstj", { page: "2", cursor: first.nextCursor });
      await expect(stolen).rejects.toMatchObject({ code: "CURSOR_INVALID" });
    }
    expect(await find("tpstj")).not.toHaveProperty("readAs");
    // What can only be a particle is never looked for.
    expect(idsOf(await find("서보모터의 점검은"))).toEqual(ids.slice(0, 10));
    expect(await find("서보모터의")).not.toHaveProperty("readAs");
    // Behind the last page of what it finds itself, nothing is read otherwise.
    expect(await find("서보모터를", { page: "3" })).toMatchObject({ items: [] });
    expect(await find("서보모터를")).not.toHaveProperty("readAs");
  },
);
