import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type CategoryId,
  newWikiCategory,
  publish,
  type WikiId,
  type Writer,
} from "../../kit/wiki/pages.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let writer: Writer;
let category: CategoryId;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  writer = await world.writer();
  category = (await newWikiCategory(await world.adminUser())).id;
});
afterAll(() => world.stop());

type Person = Awaited<ReturnType<World["member"]>>;
const say = (person: Person, wikiId: WikiId, content: string) =>
  person.api.wikiComments.create({ body: { wikiId, content } });
const list = async (wikiId: WikiId, more: object = {}) =>
  (await world.api().wikiComments.list({ query: { wikiId, ...more } })).items;
const countOf = async (id: WikiId) =>
  (await world.api().wikis.get({ params: { id } })).commentCount;

describe("D9-14: a comment", () => {
  test("is public, newest first, and the writer is notified unless it is the writer's own", async () => {
    const [reader, wiki] = [await world.member(), await publish(writer, category)];
    await say(reader, wiki.id, "덕분에 교체를 마쳤습니다.");
    await say(writer, wiki.id, "다행입니다.");
    expect(await list(wiki.id)).toMatchObject([
      { authorName: writer.companyName, content: "다행입니다." },
      { authorName: reader.companyName, isDeleted: false },
    ]);
    expect(await countOf(wiki.id)).toBe(2);
    await world.drain();
    const { items } = await writer.api.notifications.list({ query: {} });
    expect(items.map(({ event }) => event)).toEqual(["WIKI_COMMENT_ADDED"]);
    expect(items[0]!.params).toMatchObject({ wiki: wiki.title, sender: reader.name });
  });

  test("is changed by its author alone; its author or the wiki's writer deletes it", async () => {
    const [one, two, wiki] = [
      await world.member(),
      await world.member(),
      await publish(writer, category),
    ];
    const [first, second] = [await say(one, wiki.id, "처음"), await say(two, wiki.id, "다음")];
    const update = (who: Person, content: string) =>
      who.api.wikiComments.update({ params: { id: first.id }, body: { content } });
    expect(await update(one, "고친 말")).toMatchObject({
      content: "고친 말",
      editedAt: expect.any(String),
    });
    for (const who of [two, writer])
      await expect(update(who, "남의 말")).rejects.toMatchObject({ code: "FORBIDDEN" });
    const remove = (who: Person, id: typeof first.id) =>
      who.api.wikiComments.remove({ params: { id } });
    await expect(remove(two, first.id)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await remove(one, first.id);
    await remove(writer, second.id);
    await expect(remove(one, first.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await list(wiki.id)).toMatchObject([
      { content: "", isDeleted: true },
      { content: "", isDeleted: true },
    ]);
    expect(await countOf(wiki.id)).toBe(0);
  });

  test("opened in two windows is changed by the first; the second is refused (D0-7)", async () => {
    const [one, wiki] = [await world.member(), await publish(writer, category)];
    const { id, version } = await say(one, wiki.id, "처음");
    const params = { id };
    const update = (body: { content: string; version?: number }) =>
      one.api.wikiComments.update({ params, body });
    expect(await update({ content: "첫 창", version })).toMatchObject({ version: version + 1 });
    await expect(update({ content: "둘째 창", version })).rejects.toMatchObject({
      code: "VERSION_CONFLICT",
    });
    expect(await list(wiki.id)).toMatchObject([{ content: "첫 창", version: version + 1 }]);
    expect((await update({ content: "읽지 않고" })).content).toBe("읽지 않고");
  });

  test("is deleted by an admin with a reason, which its author reads, also on a hidden wiki", async () => {
    const [reader, wiki] = [await world.member(), await publish(writer, category)];
    const { id } = await say(reader, wiki.id, "싼 물건 있습니다 010-9999-0000");
    const other = await say(reader, wiki.id, "다른 말");
    const admin = await world.adminUser();
    const remove = (one: typeof id, why: string) =>
      admin.api.wikiComments.remove({ params: { id: one }, body: { reason: why } });
    await expect(remove(id, "")).rejects.toMatchObject({ status: 400 });
    const reason = "거래 홍보 댓글입니다.";
    await remove(id, reason);
    await expect(remove(id, reason)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await list(wiki.id)).toMatchObject([
      { id: other.id, isDeleted: false },
      { id, content: "", isDeleted: true },
    ]);
    expect(await countOf(wiki.id)).toBe(1);
    await world.drain();
    const { items } = await reader.api.notifications.list({ query: {} });
    expect(items).toMatchObject([
      { event: "WIKI_COMMENT_DELETED", type: "WIKI_DELETED", params: { wiki: wiki.title, reason } },
    ]);
    await admin.api.wikiEntities.update({
      params: { id: wiki.id },
      body: { status: "HIDDEN", reason },
    });
    const found = await admin.api.wikiComments.list({ query: { wikiId: wiki.id } });
    expect(found.items).toMatchObject([{ id: other.id, authorName: reader.companyName }, { id }]);
  });

  test("is counted beside the readers, in any order", async () => {
    const [reader, wiki] = [await world.member(), await publish(writer, category)];
    await say(reader, wiki.id, "먼저");
    await world.api().wikis.get({ params: { id: wiki.id } });
    await world.drain({ duplicate: true });
    await say(reader, wiki.id, "나중");
    await world.drain({ duplicate: true });
    expect(await world.api().wikis.get({ params: { id: wiki.id } })).toMatchObject({
      commentCount: 2,
      viewCount: 1,
    });
  });

  test("on a deleted wiki is 404", async () => {
    const [reader, wiki] = [await world.member(), await publish(writer, category)];
    await say(reader, wiki.id, "말");
    await writer.api.wikis.remove({ params: { id: wiki.id } });
    await expect(list(wiki.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(say(reader, wiki.id, "말")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
