import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf } from "../../kit/group.ts";
import {
  type Admin,
  draftOf,
  inSeconds,
  newCategory,
  textOf,
  writeNews,
} from "../../kit/content/news.ts";
import { countRounds } from "../../kit/rounds.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Admin;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = await world.adminUser();
});
afterAll(() => world.stop());

const reader = () => world.api();
const find = (query: Parameters<ReturnType<typeof reader>["news"]["search"]>[0]["query"]) =>
  reader().news.search({ query });
const idsOf = async (query: Parameters<typeof find>[0]) =>
  (await find(query)).items.map(({ id }) => id);

describe("an item that an admin writes", () => {
  test("is listed among the latest, in its category and language, and has a page of its own", async () => {
    const { title, ...item } = await writeNews(admin, {
      language: "en",
      sourceName: "Bupum",
      sourceUrl: "https://example.com/news/1",
    });
    const { newsCategoryId, id } = item;
    for (const query of [{}, { language: "en" as const }]) {
      const { items } = await reader().news.latest({ query });
      expect(items[0]).toMatchObject({ id, title, language: "en" });
      expect(items[0]).not.toHaveProperty("body");
    }
    expect((await reader().news.latest({ query: { language: "zh" } })).items).toEqual([]);
    expect(await idsOf({ newsCategoryId })).toEqual([id]);
    expect(await idsOf({ newsCategoryId, language: "en" })).toEqual([id]);
    expect(await idsOf({ newsCategoryId, language: "ko" })).toEqual([]);
    const page = await reader().news.get({ params: { id } });
    expect(page).toMatchObject({ title, sourceUrl: "https://example.com/news/1" });
    expect(page.body).toEqual(textOf("본문 첫 문단입니다.", "본문 둘째 문단입니다."));
    expect(page).not.toHaveProperty("clickCount");
  });

  test("becomes visible at its time; until then only admins see it", async () => {
    const item = await writeNews(admin, { publishedAt: inSeconds(3_600) });
    const { id, newsCategoryId } = item;
    expect(await codeOf(reader().news.get({ params: { id } }))).toBe("NOT_FOUND");
    expect(await codeOf(reader().newsClickHistories.create({ body: { newsId: id } }))).toBe(
      "NOT_FOUND",
    );
    expect(await idsOf({ newsCategoryId })).toEqual([]);
    const listed = await admin.api.news.list({
      query: { filter: `newsCategoryId:${newsCategoryId}` },
    });
    expect(listed.items.map((one) => one.id)).toEqual([id]);
    await admin.api.news.update({ params: { id }, body: { publishedAt: inSeconds(-60) } });
    expect(await idsOf({ newsCategoryId })).toEqual([id]);
  });

  test("is changed over the version that was read, moves between categories, and can be deleted", async () => {
    const { id, version, ...item } = await writeNews(admin, { imageAlt: "공장 사진" });
    const other = await newCategory(admin);
    const changed = await admin.api.news.update({
      params: { id },
      body: { title: "고친 제목", newsCategoryId: other.id, imageAlt: null, version },
    });
    expect(changed).toMatchObject({ title: "고친 제목", version: version + 1 });
    expect(changed).not.toHaveProperty("imageAlt");
    expect(await codeOf(admin.api.news.update({ params: { id }, body: { version } }))).toBe(
      "VERSION_CONFLICT",
    );
    expect(await idsOf({ newsCategoryId: item.newsCategoryId })).toEqual([]);
    expect(await idsOf({ newsCategoryId: other.id })).toEqual([id]);
    await admin.api.news.remove({ params: { id } });
    expect(await codeOf(admin.api.news.remove({ params: { id } }))).toBe("NOT_FOUND");
    expect(await codeOf(reader().news.get({ params: { id } }))).toBe("NOT_FOUND");
    expect(await idsOf({ newsCategoryId: other.id })).toEqual([]);
  });

  test("with faults is refused, and nothing is written", async () => {
    const right = await draftOf(admin);
    const wrong = [
      { title: "가" },
      { newsCategoryId: "nwc_01KB0000000000000000000000" as const },
      { sourceUrl: "javascript:alert(1)" },
      { sourceUrl: "http://example.com" },
      { publishedAt: inSeconds(3 * 365 * 86_400) },
      { body: { type: "doc" as const, content: [{ type: "script" }] } },
      {
        body: {
          type: "doc" as const,
          content: [
            {
              type: "paragraph",
              content: [
                {
                  type: "text",
                  text: "누르세요",
                  marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }],
                },
              ],
            },
          ],
        },
      },
    ];
    for (const more of wrong)
      expect(await codeOf(admin.api.news.create({ body: { ...right, ...more } as never }))).toBe(
        "INVALID_REQUEST",
      );
    const imageId = "fil_01KB0000000000000000000000" as const;
    expect(await codeOf(admin.api.news.create({ body: { ...right, imageId } }))).toBe(
      "FILE_INVALID",
    );
    expect(await idsOf({ newsCategoryId: right.newsCategoryId })).toEqual([]);
    expect((await categoryOf(right.newsCategoryId))?.newsCount).toBe(0);
  });
});

const categoryOf = async (id: string) =>
  (await admin.api.newsCategories.list({})).items.find((one) => one.id === id);

describe("many items at once", () => {
  test("are written all or none, once for a key, and deleted together", async () => {
    const { id: newsCategoryId } = await newCategory(admin);
    const drafts = await Promise.all(
      Array.from({ length: 15 }, () => draftOf(admin, { newsCategoryId })),
    );
    const broken = [
      ...drafts.slice(1),
      { ...drafts[0]!, newsCategoryId: "nwc_01KB0000000000000000000000" as const },
    ];
    expect(await codeOf(admin.api.news.createMany({ body: { items: broken } }))).toBe(
      "INVALID_REQUEST",
    );
    expect(await idsOf({ newsCategoryId })).toEqual([]);
    const options = { idempotencyKey: "news-once" };
    const first = await admin.api.news.createMany({ body: { items: drafts } }, options);
    const again = await admin.api.news.createMany({ body: { items: drafts } }, options);
    expect(again).toEqual(first);
    expect(await idsOf({ newsCategoryId })).toHaveLength(15);
    expect((await categoryOf(newsCategoryId))?.newsCount).toBe(15);
    expect(await codeOf(admin.api.newsCategories.remove({ params: { id: newsCategoryId } }))).toBe(
      "CATEGORY_NOT_EMPTY",
    );
    const gone = await admin.api.news.removeMany({ body: { ids: first.ids } });
    expect(gone).toEqual({ removed: first.ids, missing: [] });
    expect(await admin.api.news.removeMany({ body: { ids: first.ids } })).toEqual({
      removed: [],
      missing: first.ids,
    });
    expect((await categoryOf(newsCategoryId))?.newsCount).toBe(0);
    await admin.api.newsCategories.remove({ params: { id: newsCategoryId } });
    expect(await categoryOf(newsCategoryId)).toBeUndefined();
  });

  test("come page by page without a gap or a repeat", async () => {
    const { id: newsCategoryId } = await newCategory(admin);
    const drafts = await Promise.all(
      Array.from({ length: 15 }, (_, at) =>
        draftOf(admin, { newsCategoryId, publishedAt: inSeconds(-100 - at) }),
      ),
    );
    const { ids } = await admin.api.news.createMany({ body: { items: drafts } });
    const first = await find({ newsCategoryId, itemsPerPage: 10 });
    const second = await find({ newsCategoryId, itemsPerPage: 10, cursor: first.nextCursor! });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.nextCursor).toBeUndefined();
  });
});

describe("a search", () => {
  test("finds items that contain all words, anywhere and in any language", async () => {
    const { id: newsCategoryId } = await newCategory(admin);
    const both = await writeNews(admin, {
      newsCategoryId,
      title: "깊은홈볼베어링 납기 안내",
      body: textOf("서보모터 MR-J4-20A의 재고가 들어왔습니다."),
    });
    const one = await writeNews(admin, { newsCategoryId, title: "깊은홈볼베어링 가격 인상" });
    const chinese = await writeNews(admin, {
      newsCategoryId,
      language: "zh",
      title: "深沟球轴承交期通知",
      summary: "轴承交期已缩短至两周，请查看。",
    });
    const later = await writeNews(admin, {
      newsCategoryId,
      title: "깊은홈볼베어링 다음 주 소식",
      publishedAt: inSeconds(3_600),
    });
    await world.drain({ searched: true });
    const wanted: [string, string[]][] = [
      ["깊은홈볼베어링", [one.id, both.id]],
      ["깊은홈 볼베어링", [one.id, both.id]],
      ["홈볼베", [one.id, both.id]],
      ["깊은홈볼베어링 납기", [both.id]],
      ["깊은홈볼베어링 mr-j4", [both.id]],
      ["MRJ420", [both.id]],
      ["轴承", [chinese.id]],
      ["베어링없음", []],
      ["깊은홈볼베어링 없음", []],
      ["!!!", []],
    ];
    for (const [searchKeyword, ids] of wanted)
      expect([searchKeyword, await idsOf({ searchKeyword })]).toEqual([searchKeyword, ids]);
    expect(await idsOf({ searchKeyword: "깊은홈", language: "zh" })).toEqual([]);
    expect(await idsOf({ searchKeyword: "깊은홈", newsCategoryId })).toEqual([one.id, both.id]);
    const asked = await admin.api.news.list({ query: { searchKeyword: "깊은홈볼베어링" } });
    expect(asked.items.map(({ id }) => id)).toEqual([later.id, one.id, both.id]);
    await admin.api.news.update({ params: { id: one.id }, body: { title: "이제는 다른 제목" } });
    await admin.api.news.remove({ params: { id: both.id } });
    // Before its worker was there and after, nothing is shown as it was.
    expect(await idsOf({ searchKeyword: "깊은홈볼베어링" })).toEqual([]);
    await world.drain({ searched: true, duplicate: true });
    expect(await idsOf({ searchKeyword: "깊은홈볼베어링" })).toEqual([]);
    expect(await idsOf({ searchKeyword: "다른 제목", newsCategoryId })).toEqual([one.id]);
  });

  test("costs the same as a list page, among 100 items and among 600", async () => {
    const { id: newsCategoryId } = await newCategory(admin);
    const { placeInLedger } = await import("@bupum/functions/indexing/ledger/place");
    const { newsRows } = await import("@bupum/functions/reading/news/writes");
    const { client } = await import("@bupum/functions/kernel/table");
    const body = textOf("재고비교시험 본문입니다.") as never;
    const fill = async (from: number, to: number) => {
      for (let at = from; at < to; at++) {
        const id = `nws_01KB${String(at).padStart(22, "0")}` as const;
        const publishedAt = new Date(Date.parse("2026-01-01") + at * 60_000).toISOString();
        const times = { publishedAt, createdAt: publishedAt, updatedAt: publishedAt };
        const said = { title: `재고비교시험 ${at}`, summary: "재고비교시험 요약입니다." };
        const row = { id, newsCategoryId, language: "ko" as const, version: 1, body };
        await world.put(newsRows({ ...row, ...said, ...times, pk: `news#${id}`, sk: "news" }));
        await placeInLedger("nw", id);
      }
    };
    const counted = countRounds(client);
    const costOf = async (call: () => Promise<unknown>) => {
      counted.reset();
      await call();
      return { ...counted.cost };
    };
    const costs = async () => ({
      list: await costOf(() => find({ newsCategoryId, itemsPerPage: 30 })),
      search: await costOf(() => find({ searchKeyword: "재고비교시험", itemsPerPage: 30 })),
      latest: await costOf(() => reader().news.latest({ query: {} })),
      admin: await costOf(() => admin.api.news.list({ query: {} })),
    });
    await fill(0, 100);
    const few = await costs();
    await fill(100, 600);
    const many = await costs();
    counted.stop();
    expect(many).toEqual(few);
    expect(few.list.units).toBeLessThan(20);
  }, 300_000);
});

test("the feed names the latest items, in valid XML", async () => {
  const { id } = await writeNews(admin, { title: '<새> 소식 & "따옴표"' });
  const later = await writeNews(admin, { publishedAt: inSeconds(3_600) });
  const xml = await (await reader().news.rss({ query: { language: "ko" } })).text();
  expect(xml).toContain("<title>&lt;새&gt; 소식 &amp; &quot;따옴표&quot;</title>");
  expect(xml).toContain(`<link>http://localhost:3000/news/${id}</link>`);
  expect(xml).not.toContain(later.id);
  expect(xml.match(/<item>/g)!.length).toBe(xml.match(/<\/item>/g)!.length);
});
