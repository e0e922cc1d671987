import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf } from "../../kit/group.ts";
import { upload } from "../../kit/upload.ts";
import {
  bodyOf,
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
  category = (await newWikiCategory(await world.adminUser())).id;
});
afterAll(() => world.stop());

type Of = WikiId | "new";
const nothing = { type: "doc" as const, content: [{ type: "paragraph" }] };
/** A draft that says next to nothing, as an editor that was just opened has it. */
const begun = {
  title: "",
  wikiCategoryId: "" as const,
  language: "ko" as const,
  tags: [],
  linkedProductIds: [],
  linkedManufactorIds: [],
  files: [],
  sections: sectionsOf("").map(({ name }) => ({ name, body: nothing })),
  summary: "",
};
const keep = (who: Writer, of: Of, version: number, more: object = {}) =>
  who.api.wikis.keepDraft({ params: { of }, body: { ...begun, ...more, version } });
const kept = async (who: Writer, of: Of = "new") =>
  (await who.api.wikis.draft({ params: { of } })).draft;
const drop = (who: Writer, of: Of = "new") => who.api.wikis.dropDraft({ params: { of } });
const rowOf = (who: Writer, of: Of = "new") => world.read({ pk: `wiki-drafts#${who.id}`, sk: of });

describe("D9-26: a draft of a wiki", () => {
  test("is returned as stored, however incomplete, with its version and time", async () => {
    writer = await world.writer();
    expect(await kept(writer)).toBeUndefined();
    const first = await keep(writer, "new", 0);
    expect(first).toEqual({ version: 1, updatedAt: expect.any(String) });
    const sections = [...begun.sections, { name: "", body: bodyOf("배선") }];
    const file = await upload(writer, {
      fileName: "표.pdf",
      content: "%PDF-1.7",
      category: "FILE",
    });
    const more = { title: "교", tags: ["서"], files: [{ id: file, fileName: "표.pdf" }], sections };
    const { updatedAt } = await keep(writer, "new", 1, more);
    expect(await kept(writer)).toEqual({ ...begun, ...more, version: 2, updatedAt });
    // What was uploaded for it is its writer's to see, on every machine (D24-1).
    expect(await writer.api.files.get({ params: { id: file } })).toMatchObject({ id: file });
    const other = await world.writer();
    expect(await codeOf(other.api.files.get({ params: { id: file } }))).toBe("NOT_FOUND");
    await drop(writer);
    await drop(writer);
    expect(await kept(writer)).toBeUndefined();
    expect(await rowOf(writer)).toBeUndefined();
  });

  test("is not stored over one of another machine, nor after it was saved", async () => {
    writer = await world.writer();
    await keep(writer, "new", 0, { title: "첫 기기" });
    await keep(writer, "new", 1, { title: "둘째 기기" });
    for (const version of [0, 1, 7])
      expect(await codeOf(keep(writer, "new", version))).toBe("VERSION_CONFLICT");
    expect(await kept(writer)).toMatchObject({ title: "둘째 기기", version: 2 });
    // A call without a version continues the stored draft (D0-7).
    await writer.api.wikis.keepDraft({ params: { of: "new" }, body: { ...begun, title: "셋째" } });
    expect(await kept(writer)).toMatchObject({ title: "셋째", version: 3 });
    const body = { ...begun, title: "함께" };
    await Promise.all(
      [1, 2, 3].map(() => writer.api.wikis.keepDraft({ params: { of: "new" }, body })),
    );
    expect(await kept(writer)).toMatchObject({ version: 6 });
    await drop(writer);
    expect(await codeOf(keep(writer, "new", 6))).toBe("VERSION_CONFLICT");
    const once = await Promise.allSettled([keep(writer, "new", 0), keep(writer, "new", 0)]);
    expect(once.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("has the size limits and the content rules of a wiki", async () => {
    writer = await world.writer();
    const words = "가".repeat(16_000);
    const full = sectionsOf(words, words, words, words);
    await keep(writer, "new", 0, { sections: full });
    const more = sectionsOf(words, words, words, words, words);
    for (const [sections, path] of [
      [more, "body.sections"],
      [
        [{ name: "x", body: { type: "doc", content: [{ type: "iframe" }] } }],
        "body.sections.0.body.content.0",
      ],
      [Array.from({ length: 21 }, () => ({ name: "", body: bodyOf() })), "body.sections"],
    ] as const)
      await expect(keep(writer, "new", 1, { sections })).rejects.toMatchObject({
        status: 400,
        issues: [{ path }],
      });
    expect(await codeOf(keep(writer, "new", 1, { other: 1 }))).toBe("INVALID_REQUEST");
  });

  test("is visible to its writer only, and only for a wiki that the caller may edit", async () => {
    writer = await world.writer();
    const wiki = await publish(writer, category);
    const expert = await world.writer({ writerRole: "EXPERT", expertCategories: [category] });
    const [other, reader] = [await world.writer(), await world.member()];
    await keep(writer, wiki.id, 0, { title: "비밀", baseRevision: 1 });
    await keep(expert, wiki.id, 0, { title: "전문가", baseRevision: 1 });
    expect(await kept(writer, wiki.id)).toMatchObject({ title: "비밀", baseRevision: 1 });
    expect(await kept(expert, wiki.id)).toMatchObject({ title: "전문가" });
    for (const who of [other, reader] as Writer[]) {
      expect(await kept(who, wiki.id)).toBeUndefined();
      expect(await codeOf(keep(who, wiki.id, 0))).toBe("FORBIDDEN");
      await drop(who, wiki.id);
    }
    expect(await kept(writer, wiki.id)).toMatchObject({ title: "비밀" });
    expect(await codeOf(keep(reader as Writer, "new", 0))).toBe("WRITER_REGISTRATION_REQUIRED");
    const nobodys: WikiId = "wik_01KB0000000000000000000000";
    expect(await codeOf(keep(writer, nobodys, 0))).toBe("NOT_FOUND");
    expect(await codeOf(world.api().wikis.draft({ params: { of: wiki.id } }))).toBe(
      "UNAUTHENTICATED",
    );
  });

  test("expires 30 days after its last change, and a new one replaces it", async () => {
    writer = await world.writer();
    const { updatedAt } = await keep(writer, "new", 0, { title: "오래된 글" });
    const days = 30 * 86_400_000;
    expect(await rowOf(writer)).toMatchObject({
      ttl: Math.ceil((Date.parse(updatedAt) + days) / 1000),
    });
    // The table may keep an expired row for days.
    await world.put([{ ...(await rowOf(writer))!, ttl: Math.floor(Date.now() / 1000) - 60 }]);
    expect(await kept(writer)).toBeUndefined();
    expect(await keep(writer, "new", 0, { title: "새 글" })).toMatchObject({ version: 1 });
    expect(await kept(writer)).toMatchObject({ title: "새 글" });
  });

  test("keeps its uploads as long as itself, for its writer only", async () => {
    writer = await world.writer();
    const [manual, picture] = [
      await upload(writer, { fileName: "표.pdf", content: "%PDF-1.7", category: "FILE" }),
      await upload(writer, {
        fileName: "그림.png",
        content: Buffer.from("89504e470d0a1a0a", "hex"),
        category: "IMAGE",
      }),
    ];
    const others = await upload(await world.writer(), {
      fileName: "남의 것.pdf",
      content: "%PDF-1.7",
      category: "FILE",
    });
    const image = { type: "image", attrs: { fileId: picture } };
    const [first, ...rest] = begun.sections;
    const sections = [
      { ...first!, body: { type: "doc", content: [...bodyOf("단자대입니다.").content, image] } },
      ...rest,
    ];
    const files = [manual, others].map((id) => ({ id, fileName: "표.pdf" }));
    const { updatedAt } = await keep(writer, "new", 0, { sections, files });
    await world.drain({ duplicate: true });
    const days = 30 * 86_400_000;
    const expiresAt = new Date(Date.parse(updatedAt) + days).toISOString();
    const fileOf = (id: string) => world.read({ pk: `file#${id}`, sk: "file" });
    for (const id of [manual, picture])
      expect(await fileOf(id)).toMatchObject({ objectKey: `drafts/${id}`, expiresAt });
    expect(await fileOf(others)).not.toHaveProperty("draftedAt");
    const { url } = await writer.api.files.get({ params: { id: manual } });
    expect(await (await fetch(url)).text()).toBe("%PDF-1.7");
    expect(await codeOf(world.api().images.get({ params: { id: picture } }))).toBe("NOT_FOUND");
    const wiki = await publish(writer, category, {
      sections: sections as never,
      fileIds: [manual],
    });
    await world.drain();
    expect(await fileOf(manual)).toMatchObject({ objectKey: `files/${manual}` });
    expect((await world.api().images.get({ params: { id: picture } })).size).toBe(8);
    expect(wiki.files).toMatchObject([{ id: manual }]);
  });

  test("is deleted when it is saved; other drafts and an applied opinion leave it", async () => {
    writer = await world.writer();
    await keep(writer, "new", 0, { title: "등록할 글" });
    const wiki = await publish(writer, category);
    expect(await rowOf(writer)).toBeUndefined();
    await keep(writer, "new", 0, { title: "다음 글" });
    await keep(writer, wiki.id, 0, { title: "고칠 글", baseRevision: 1 });
    const reader = await world.member();
    const opinion = await reader.api.wikiRequestHistories.create({
      body: {
        wikiId: wiki.id,
        baseRevision: 1,
        type: "ETC",
        title: "단위",
        content: "단위가 빠졌습니다. 적어 주세요.",
      },
    });
    const save = (baseRevision: number, more: object = {}) =>
      writer.api.wikis.update({
        params: { id: wiki.id },
        body: { ...editOf(wiki), baseRevision, ...more },
      });
    await save(1, { appliedRequestId: opinion.id });
    await writer.api.wikiRevisions.restore({
      params: { id: wiki.id, revision: "1" },
      body: { baseRevision: 2 },
    });
    expect(await kept(writer, wiki.id)).toMatchObject({ title: "고칠 글" });
    expect(await codeOf(save(1))).toBe("EDIT_CONFLICT");
    expect(await kept(writer, wiki.id)).toMatchObject({ title: "고칠 글" });
    await save(3);
    expect(await kept(writer, wiki.id)).toBeUndefined();
    expect(await kept(writer)).toMatchObject({ title: "다음 글" });
  });

  test("is deleted with its writer's account, and no other is", async () => {
    const [leaving, staying] = [await world.writer(), await world.writer()];
    const wiki = await publish(leaving, category);
    const file = await upload(leaving, { fileName: "표.pdf", content: "%PDF", category: "FILE" });
    const files = [{ id: file, fileName: "표.pdf" }];
    await keep(leaving, "new", 0, { title: "떠나는 사람의 글", files });
    await keep(leaving, wiki.id, 0, { title: "떠나는 사람의 글" });
    await keep(staying, "new", 0, { title: "남는 글" });
    const { message } = await import("@bupum/functions/kernel/messages/outbox");
    const { write } = await import("@bupum/functions/kernel/table");
    await write(message(new Date().toISOString(), "account.closed", { userId: leaving.id }));
    await world.drain({ duplicate: true });
    expect([await rowOf(leaving), await rowOf(leaving, wiki.id)]).toEqual([undefined, undefined]);
    expect(await world.read({ pk: `file#${file}`, sk: "file" })).toBeUndefined();
    expect(await kept(staying)).toMatchObject({ title: "남는 글" });
  });
});
