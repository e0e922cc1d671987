import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Admin,
  type CategoryId,
  editOf,
  newWikiCategory,
  publish,
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

type Person = Awaited<ReturnType<World["member"]>>;
const resultNote = "제조사가 확인한 내용입니다.";
const declined = { result: "DECLINED", resultNote } as const;
const applied = { result: "APPLIED" } as const;
const send = (person: Person, wikiId: WikiId, type: "STOP" | "ETC" | "EDIT" = "STOP") =>
  person.api.wikiRequestHistories.create({
    body: {
      wikiId,
      baseRevision: 1,
      type,
      title: "내려 주세요",
      content: "지금은 맞지 않는 내용입니다.",
    },
  });
type OpinionId = Awaited<ReturnType<typeof send>>["id"];
const byWriter = (id: OpinionId, body: typeof declined | typeof applied) =>
  writer.api.wikiRequestHistories.decide({ params: { id }, body });
const byAdmin = (id: OpinionId, body: typeof declined | typeof applied) =>
  admin.api.wikiRequestHistoryEntities.decide({ params: { id }, body });
/** Those of a wiki that wait for an admin, newest first. */
const waitingOf = async (wikiId: WikiId) => {
  const query = { isEscalated: "true" } as const;
  const { items } = await admin.api.wikiRequestHistoryEntities.list({ query });
  return items.filter((one) => one.wikiId === wikiId).map(({ id }) => id);
};
const count = async () =>
  (await admin.api.inbox.list({})).queues.find(({ queue }) => queue === "stopRequests")!.count;

/** A wiki with that many requests to stop. */
async function stopAskedBy(by: number) {
  const wiki = await publish(writer, category);
  const people = await Promise.all(Array.from({ length: by }, () => world.member()));
  const ids: OpinionId[] = [];
  for (const person of people) ids.push((await send(person, wiki.id)).id);
  return { wiki, people, ids };
}

describe("D9-13: requests to stop", () => {
  test("are escalated also if their writer declines each of them", async () => {
    const wiki = await publish(writer, category);
    const ids: OpinionId[] = [];
    for (const laid of [0, 0, 3, 4]) {
      ids.push((await send(await world.member(), wiki.id)).id);
      await byWriter(ids.at(-1)!, declined);
      await world.drain({ duplicate: true });
      expect(await waitingOf(wiki.id)).toEqual(ids.slice(0, laid).toReversed());
    }
  });

  test("are escalated also if each was marked as applied, by an edit or after one", async () => {
    const expert = await world.writer({ writerRole: "EXPERT", expertCategories: [category] });
    const wiki = await publish(writer, category);
    const save = (who: Writer, baseRevision: number, appliedRequestId?: OpinionId) =>
      who.api.wikis.update({
        params: { id: wiki.id },
        body: { ...editOf(wiki), baseRevision, ...(appliedRequestId && { appliedRequestId }) },
      });
    const ids: OpinionId[] = [];
    const sendOne = async () => ids.push((await send(await world.member(), wiki.id)).id);
    await sendOne();
    await save(writer, 1, ids[0]);
    await sendOne();
    await save(expert, 2, ids[1]);
    await sendOne();
    await byWriter(ids[2]!, applied);
    const results = await Promise.all(
      ids.map((id) => writer.api.wikiRequestHistories.get({ params: { id } })),
    );
    expect(results.map(({ result }) => result)).toEqual(["APPLIED", "APPLIED", "APPLIED"]);
    await world.drain({ duplicate: true, shuffle: 3 });
    expect(await waitingOf(wiki.id)).toEqual(ids.toReversed());
    expect(await byAdmin(ids[1]!, declined)).toMatchObject({ result: "DECLINED", resultNote });
    expect(await waitingOf(wiki.id)).toEqual([ids[2], ids[0]]);
  });

  test.each([7, 8, 9])(
    "are escalated in whatever order their messages come (%i)",
    async (shuffle) => {
      const { wiki, ids } = await stopAskedBy(3);
      await byWriter(ids[0]!, declined);
      const before = await count();
      await world.drain({ duplicate: true, shuffle });
      expect(await waitingOf(wiki.id)).toEqual(ids.toReversed());
      expect(await count()).toBe(before + 3);
      await byAdmin(ids[2]!, declined);
      await world.drain({ duplicate: true, shuffle });
      expect(await count()).toBe(before + 2);
    },
  );

  test("of a hidden or deleted wiki are not escalated, and a decided one no longer counts", async () => {
    const { wiki, ids } = await stopAskedBy(2);
    const move = (status: "HIDDEN" | "PUBLISHED") =>
      admin.api.wikiEntities.update({
        params: { id: wiki.id },
        body: { status, reason: "지금은 맞지 않는 내용입니다." },
      });
    const late = await world.member();
    const last = await send(late, wiki.id);
    await move("HIDDEN");
    await world.drain({ duplicate: true });
    expect(await waitingOf(wiki.id)).toEqual([]);
    for (const id of [ids[0]!, last.id]) await byWriter(id, applied);
    await move("PUBLISHED");
    const more = await send(await world.member(), wiki.id);
    await world.drain();
    expect(await waitingOf(wiki.id)).toEqual([]);
    const again = await send(late, wiki.id);
    await world.drain();
    expect(await waitingOf(wiki.id)).toEqual([again.id, more.id, ids[1]]);
  });

  test("of one person only are not escalated, however often they are declined", async () => {
    const [wiki, person] = [await publish(writer, category), await world.member()];
    for (let round = 0; round < 4; round++) {
      await byWriter((await send(person, wiki.id)).id, declined);
      await world.drain();
    }
    expect(await waitingOf(wiki.id)).toEqual([]);
  });

  test("wait and are counted until an admin decides them, whatever their writer does", async () => {
    const { wiki, ids } = await stopAskedBy(3);
    await world.drain();
    await byWriter(ids[0]!, declined);
    expect(await waitingOf(wiki.id)).toEqual(ids.toReversed());
    const before = await count();
    expect(await byAdmin(ids[0]!, declined)).toMatchObject({
      result: "DECLINED",
      settledAt: expect.any(String),
    });
    expect(await waitingOf(wiki.id)).toEqual([ids[2], ids[1]]);
    expect(await count()).toBe(before - 1);
    for (const decide of [byAdmin, byWriter])
      await expect(decide(ids[0]!, declined)).rejects.toMatchObject({ code: "OPINION_CLOSED" });
  });

  test("that an admin has decided do not count with the next ones", async () => {
    const { wiki, ids } = await stopAskedBy(3);
    await world.drain();
    for (const id of ids) await byAdmin(id, declined);
    await send(await world.member(), wiki.id);
    await world.drain();
    expect(await waitingOf(wiki.id)).toEqual([]);
  });
});

describe("D9-12: an admin", () => {
  test("fulfils a request to stop by hiding the wiki, and its sender is told of both", async () => {
    const { wiki, people, ids } = await stopAskedBy(1);
    await expect(byAdmin(ids[0]!, applied)).rejects.toMatchObject({ code: "OPINION_NOT_APPLIED" });
    await admin.api.wikiEntities.update({
      params: { id: wiki.id },
      body: { status: "HIDDEN", reason: "지금은 맞지 않는 내용입니다." },
    });
    expect(await byAdmin(ids[0]!, applied)).not.toHaveProperty("appliedRevision");
    await world.drain();
    const { items } = await people[0]!.api.notifications.list({ query: {} });
    expect(items.map(({ event }) => event).toSorted()).toEqual([
      "WIKI_HIDDEN",
      "WIKI_OPINION_APPLIED",
    ]);
  });

  test("decides any open one, and of decided ones only those that were escalated", async () => {
    const [reader, wiki] = [await world.member(), await publish(writer, category)];
    const open = await send(reader, wiki.id, "ETC");
    expect(await byAdmin(open.id, declined)).toMatchObject({ isViewed: true, resultNote });
    const closed = await send(reader, wiki.id, "ETC");
    await byWriter(closed.id, declined);
    await expect(byAdmin(closed.id, declined)).rejects.toMatchObject({ code: "OPINION_CLOSED" });
  });
});

test("D9-10: an expert cannot apply the own opinion", async () => {
  const expert = await world.writer({ writerRole: "EXPERT", expertCategories: [category] });
  const wiki = await publish(writer, category);
  const { id } = await send(expert, wiki.id, "EDIT");
  const save = (who: Writer) =>
    who.api.wikis.update({
      params: { id: wiki.id },
      body: { ...editOf(wiki), appliedRequestId: id },
    });
  await expect(save(expert)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await save(writer);
  expect(await expert.api.wikiRequestHistories.get({ params: { id } })).toMatchObject({
    result: "APPLIED",
  });
});
