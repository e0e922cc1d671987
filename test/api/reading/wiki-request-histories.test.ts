import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sweepAt } from "../../kit/clock.ts";
import {
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
const send = (person: Person, wikiId: WikiId, more: object = {}) =>
  person.api.wikiRequestHistories.create({
    body: {
      wikiId,
      baseRevision: 1,
      type: "EDIT",
      title: "단자 번호가 다릅니다",
      content: "5번 단자는 접지가 아니라 출력입니다.",
      proposedText: "5번 단자: 출력",
      ...more,
    } as never,
  });
type OpinionId = Awaited<ReturnType<typeof send>>["id"];
const of = (api: Person["api"], id: OpinionId) => api.wikiRequestHistories.get({ params: { id } });
const decide = (id: OpinionId, body: object, who: Person = writer) =>
  who.api.wikiRequestHistories.decide({ params: { id }, body: body as never });
const heard = async (person: Person) => {
  await world.drain();
  const { items } = await person.api.notifications.list({ query: {} });
  return items.map(({ event }) => event);
};

describe("D9-10: an opinion", () => {
  test("goes to the writer, one of a type at a time, and only both can read it", async () => {
    const [reader, other] = [await world.member(), await world.member()];
    const wiki = await publish(writer, category);
    const { id } = await send(reader, wiki.id);
    await expect(send(reader, wiki.id, { title: "또 다른 의견" })).rejects.toMatchObject({
      code: "OPINION_OPEN",
      body: { params: { id } },
    });
    await send(reader, wiki.id, { type: "ETC", proposedText: undefined });
    await expect(send(writer, wiki.id)).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await heard(writer)).toContain("WIKI_OPINION");
    const received = await writer.api.wikiRequestHistories.list({ query: {} });
    expect(received.items[1]).toMatchObject({
      id,
      requesterName: reader.companyName,
      wikiTitle: wiki.title,
      proposedText: "5번 단자: 출력",
      isViewed: false,
      result: "NONE",
    });
    const sent = await reader.api.wikiRequestHistories.list({ query: { side: "SENT" } });
    expect(sent.items.map((one) => one.id)).toContain(id);
    await expect(of(other.api, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("is marked as viewed by the writer's call, once, and not by reading it", async () => {
    const reader = await world.member();
    const { id } = await send(reader, (await publish(writer, category)).id);
    const view = (api: Person["api"]) => api.wikiRequestHistories.view({ params: { id } });
    expect((await of(writer.api, id)).isViewed).toBe(false);
    await expect(view(reader.api)).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect((await view(writer.api)).isViewed).toBe(true);
    expect((await view(writer.api)).isViewed).toBe(true);
    const unviewed = await writer.api.wikiRequestHistories.list({ query: { isViewed: "false" } });
    expect(unviewed.items.map((one) => one.id)).not.toContain(id);
  });
});

describe("D9-12: what comes of it", () => {
  test("is APPLIED by an edit that names it, which credits and thanks its sender", async () => {
    const reader = await world.member();
    const wiki = await publish(writer, category);
    const { id } = await send(reader, wiki.id);
    const edit = (appliedRequestId: string, baseRevision: number) =>
      writer.api.wikis.update({
        params: { id: wiki.id },
        body: {
          ...editOf(wiki),
          sections: sectionsOf("5번 단자: 출력"),
          appliedRequestId,
          baseRevision,
        } as never,
      });
    await edit(id, 1);
    expect(await of(reader.api, id)).toMatchObject({
      result: "APPLIED",
      appliedRevision: 2,
      isViewed: true,
    });
    const { items } = await world.api().wikiRevisions.revisions({
      params: { id: wiki.id },
      query: {},
    });
    expect(items[0]).toMatchObject({ appliedRequestId: id, creditedName: reader.companyName });
    expect(await heard(reader)).toEqual(["WIKI_OPINION_APPLIED"]);
    await expect(edit(id, 2)).rejects.toMatchObject({ code: "OPINION_CLOSED" });
    // Once it is closed the reader may have another one.
    await send(reader, wiki.id, { baseRevision: 2 });
  });

  test("is decided once: APPLIED only after a later revision, DECLINED only with words", async () => {
    const reader = await world.member();
    const wiki = await publish(writer, category);
    const { id } = await send(reader, wiki.id);
    await expect(decide(id, { result: "APPLIED" })).rejects.toMatchObject({
      code: "OPINION_NOT_APPLIED",
    });
    await expect(decide(id, { result: "DECLINED" })).rejects.toMatchObject({
      issues: [{ path: "body.resultNote", code: "DETAIL_REQUIRED" }],
    });
    await expect(decide(id, { result: "APPLIED" }, reader)).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    const resultNote = "제조사 설명서와 다릅니다.";
    expect(await decide(id, { result: "DECLINED", resultNote })).toMatchObject({
      result: "DECLINED",
      resultNote,
    });
    expect(await heard(reader)).toEqual(["WIKI_OPINION_DECLINED"]);
    await expect(decide(id, { result: "DECLINED", resultNote })).rejects.toMatchObject({
      code: "OPINION_CLOSED",
    });
  });
});

const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe("D9-13: a request to stop", () => {
  const stop = { type: "STOP", proposedText: undefined };

  test("is escalated when three people ask for it, with repeated messages too", async () => {
    const wiki = await publish(writer, category);
    const ids: OpinionId[] = [];
    for (let count = 0; count < 3; count++) {
      ids.push((await send(await world.member(), wiki.id, stop)).id);
      await world.drain({ duplicate: true });
      const { escalatedAt } = await of(writer.api, ids[0]!);
      expect(escalatedAt !== undefined).toBe(count === 2);
    }
    for (const id of ids) expect(await of(writer.api, id)).toHaveProperty("escalatedAt");
  });

  test("is escalated after three business days without a view", async () => {
    const wiki = await publish(writer, category);
    const [left, seen] = [
      (await send(await world.member(), wiki.id, stop)).id,
      (await send(await world.member(), wiki.id, stop)).id,
    ];
    await writer.api.wikiRequestHistories.view({ params: { id: seen } });
    await world.drain();
    await sweepAt(world, later(1));
    expect(await of(writer.api, left)).not.toHaveProperty("escalatedAt");
    await sweepAt(world, later(12));
    expect(await of(writer.api, left)).toHaveProperty("escalatedAt");
    expect(await of(writer.api, seen)).not.toHaveProperty("escalatedAt");
  });
});
