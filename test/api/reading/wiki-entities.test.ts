import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Admin,
  type CategoryId,
  editOf,
  newWikiCategory,
  publish,
  sectionsOf,
  type WikiId,
  type Writer,
} from "../../kit/wiki/pages.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Admin;
let writer: Writer;
let category: CategoryId;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = await world.adminUser();
  writer = await world.writer();
  category = (await newWikiCategory(admin)).id;
});
afterAll(() => world.stop());

const api = () => admin.api.wikiEntities;
const put = (id: WikiId, body: object) => api().update({ params: { id }, body: body as never });
const read = (id: WikiId, who = world.api()) => who.wikis.get({ params: { id } });
const reason = "출처를 확인할 수 없는 내용입니다.";
const heard = async (person: Pick<Writer, "api">) => {
  await world.drain();
  const { items } = await person.api.notifications.list({ query: {} });
  return items.map(({ event }) => event);
};
const send = (person: Writer, wikiId: WikiId, type = "STOP") =>
  person.api.wikiRequestHistories.create({
    body: { wikiId, baseRevision: 1, type, title: "오래된 내용", content: reason } as never,
  });

const listed = async (query: object) =>
  (await api().list({ query: query as never })).items.map(({ id }) => id);

describe("D9-16: an admin", () => {
  test("hides a wiki, which only its writer still reads, and shows it again", async () => {
    const [own, reader] = [await world.writer(), await world.writer()];
    const wiki = await publish(own, category);
    await send(reader, wiki.id);
    await expect(put(wiki.id, { status: "HIDDEN" })).rejects.toMatchObject({
      issues: [{ path: "body.reason", code: "DETAIL_REQUIRED" }],
    });
    expect(await put(wiki.id, { status: "HIDDEN", reason })).toMatchObject({ status: "HIDDEN" });
    await expect(read(wiki.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(read(wiki.id, reader.api)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await read(wiki.id, own.api)).toMatchObject({ status: "HIDDEN", hiddenReason: reason });
    const { items } = await own.api.wikis.mine({ query: {} });
    expect(items).toMatchObject([{ id: wiki.id, hiddenReason: reason }]);
    expect(await heard(own)).toContain("WIKI_HIDDEN");
    expect(await heard(reader)).toEqual(["WIKI_HIDDEN"]);
    const list = async (query: object) => {
      const { items } = await world.api().wikis.list({ query });
      return items.map(({ id }) => id);
    };
    expect(await list({ writerId: own.id })).toEqual([]);
    expect(await list({ wikiCategoryId: category })).not.toContain(wiki.id);
    await put(wiki.id, { status: "PUBLISHED" });
    expect(await read(wiki.id)).toMatchObject({ status: "PUBLISHED" });
    expect(await list({ writerId: own.id })).toEqual([wiki.id]);
  });

  test("deletes a wiki, whose title becomes free, and restores it unless the title is taken", async () => {
    const wiki = await publish(writer, category);
    await api().remove({ params: { id: wiki.id }, body: { reason } });
    await expect(api().remove({ params: { id: wiki.id }, body: { reason } })).rejects.toMatchObject(
      { code: "NOT_FOUND" },
    );
    await expect(read(wiki.id, writer.api)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await heard(writer)).toContain("WIKI_DELETED");
    expect(await api().get({ params: { id: wiki.id } })).toMatchObject({
      status: "DELETED",
      deletedAt: expect.any(String),
    });
    const other = await publish(writer, category, { title: wiki.title });
    await expect(put(wiki.id, { status: "PUBLISHED" })).rejects.toMatchObject({
      code: "WIKI_TITLE_TAKEN",
      body: { params: { wikiId: other.id } },
    });
    await writer.api.wikis.remove({ params: { id: other.id } });
    expect(await put(wiki.id, { status: "PUBLISHED" })).not.toHaveProperty("deletedAt");
    expect(await read(wiki.id)).toMatchObject({ title: wiki.title, currentRevision: 1 });
  });

  test("publishes in a certified writer's name, and edits any wiki, whose writer is told", async () => {
    const [own, plain] = [await world.writer(), await world.member()];
    const { baseRevision: _base, ...draft } = editOf(await publish(own, category));
    const named = (writerId: string, title: string) =>
      api().create({ body: { ...draft, title, writerId } as never });
    await expect(named(plain.id, "인증 전")).rejects.toMatchObject({
      code: "WRITER_REGISTRATION_REQUIRED",
    });
    const made = await named(own.id, "운영자가 대신 쓴 글");
    expect(made.writer).toMatchObject({ id: own.id, name: own.companyName });
    const revisions = async () =>
      (await own.api.wikiRevisions.revisions({ params: { id: made.id }, query: {} })).items;
    expect(await revisions()).toMatchObject([{ editorName: admin.companyName }]);
    const edit = { ...editOf(made), sections: sectionsOf("운영자가 고친 글") };
    expect(await put(made.id, { edit })).toMatchObject({
      currentRevision: 2,
      editorName: admin.companyName,
    });
    await expect(put(made.id, { edit })).rejects.toMatchObject({ code: "EDIT_CONFLICT" });
    expect(await heard(own)).toContain("WIKI_EDITED");
  });

  test("reads the editors of a wiki in any state", async () => {
    const wiki = await publish(writer, category);
    await put(wiki.id, { edit: { ...editOf(wiki), summary: "오탈자" } });
    await api().remove({ params: { id: wiki.id }, body: { reason } });
    const { items } = await api().revisions({ params: { id: wiki.id }, query: {} });
    expect(items).toMatchObject([
      { revision: 2, editorName: admin.companyName, summary: "오탈자" },
      { revision: 1, editorName: writer.companyName },
    ]);
    const params = { id: "wik_01KB0000000000000000000000" } as const;
    await expect(api().revisions({ params, query: {} })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("lists wikis by state, category and writer, and finds them by their words", async () => {
    const own = (await newWikiCategory(admin)).id;
    const one = await publish(writer, own, { sections: sectionsOf("희귀한낱말 설명") });
    const two = await publish(writer, own);
    await put(two.id, { status: "HIDDEN", reason });
    await world.drain({ searched: true });
    const of = `wikiCategoryId:${own}`;
    expect(await listed({ filter: of })).toEqual([two.id, one.id]);
    expect(await listed({ filter: `${of};status:HIDDEN` })).toEqual([two.id]);
    expect(await listed({ filter: of, sort: "createdAt:asc" })).toEqual([one.id, two.id]);
    expect(await listed({ searchKeyword: "희귀한낱말" })).toEqual([one.id]);
  });

  test("reads opinions, and can filter the escalated ones", async () => {
    const wiki = await publish(writer, category);
    const ids: string[] = [];
    for (let count = 0; count < 3; count++)
      ids.unshift((await send(await world.writer(), wiki.id)).id);
    const calm = (await send(await world.writer(), wiki.id, "ETC")).id;
    await world.drain();
    const list = async (query: object) =>
      (await admin.api.wikiRequestHistoryEntities.list({ query: query as never })).items.map(
        ({ id }) => id,
      );
    expect(await list({ isEscalated: "true" })).toEqual(ids);
    expect((await list({}))[0]).toBe(calm);
    expect(await list({ filter: "type:ETC" })).toEqual([calm]);
    expect(await list({ filter: `wikiId:${wiki.id}` })).toEqual([calm, ...ids]);
    const found = await admin.api.wikiRequestHistoryEntities.get({ params: { id: calm } });
    expect(found).toMatchObject({ wikiTitle: wiki.title, isViewed: false });
  });
});
