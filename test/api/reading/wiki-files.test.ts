import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf } from "../../kit/group.ts";
import { upload } from "../../kit/upload.ts";
import {
  type Admin,
  type CategoryId,
  editOf,
  newWikiCategory,
  publish,
  type Writer,
} from "../../kit/wiki/pages.ts";
import { startWorld, type World } from "../../kit/world.ts";

type FileId = `fil_${string}`;
type Wiki = Awaited<ReturnType<typeof publish>>;

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

const content = "%PDF-1.7 manual";
const manual = (fileName = "MR-J4 설명서.pdf", who = writer) =>
  upload(who, { fileName, content, category: "FILE" });
const edit = (wiki: Wiki, more: object, who = writer) =>
  who.api.wikis.update({ params: { id: wiki.id }, body: { ...editOf(wiki), ...more } });
const bring = (wiki: Wiki, status: string) =>
  admin.api.wikiEntities.update({
    params: { id: wiki.id },
    body: { status, reason: "출처를 확인할 수 없습니다." } as never,
  });
const may = (link: Promise<unknown>) =>
  link.then(
    () => true,
    () => false,
  );
/** Whether a guest, the writer and an admin read a file now. */
async function readers(id: FileId) {
  await world.drain();
  const params = { id };
  return {
    guest: await may(world.api().files.document({ params })),
    writer: await may(writer.api.files.get({ params })),
    admin: await may(admin.api.files.get({ params })),
  };
}

describe("D9-23: the files of a wiki", () => {
  test("are listed with name and size on the page and in its revision, and everybody reads them", async () => {
    const id = await manual();
    const wiki = await publish(writer, category, { fileIds: [id, id] });
    const files = [{ id, fileName: "MR-J4 설명서.pdf", size: content.length }];
    expect(wiki.files).toEqual(files);
    expect((await world.api().wikis.get({ params: { id: wiki.id } })).files).toEqual(files);
    const params = { id: wiki.id, revision: "1" };
    expect((await world.api().wikiRevisions.revision({ params })).files).toEqual(files);
    expect(await readers(id)).toEqual({ guest: true, writer: true, admin: true });
    const { url } = await world.api().files.document({ params: { id } });
    expect(await (await fetch(url)).text()).toBe(content);
  });

  test("are read by its writer and admins while it is hidden, and by all when it is shown again", async () => {
    const expert = await world.writer({ writerRole: "EXPERT", expertCategories: [category] });
    const wiki = await publish(writer, category);
    const id = await manual("파라미터표.pdf", expert);
    await edit(wiki, { fileIds: [id] }, expert);
    await bring(wiki, "HIDDEN");
    expect(await readers(id)).toEqual({ guest: false, writer: true, admin: true });
    const added = await manual("숨긴 뒤.pdf");
    const hidden = await writer.api.wikis.get({ params: { id: wiki.id } });
    await edit(hidden, { fileIds: [id, added] });
    expect(await readers(added)).toEqual({ guest: false, writer: true, admin: true });
    await bring(wiki, "PUBLISHED");
    expect([await readers(id), await readers(added)]).toEqual(
      Array.from({ length: 2 }, () => ({ guest: true, writer: true, admin: true })),
    );
    await bring(wiki, "DELETED");
    expect(await readers(id)).toEqual({ guest: false, writer: false, admin: true });
  });

  test("removed by a save are readable for the writer, until a revision restores them", async () => {
    const [first, second] = [await manual("하나.pdf"), await manual("둘.pdf")];
    const wiki = await publish(writer, category, { fileIds: [first] });
    const saved = await edit(wiki, { fileIds: [second] });
    expect(saved.files.map(({ id }) => id)).toEqual([second]);
    expect(await readers(first)).toMatchObject({ guest: false, writer: true });
    await writer.api.wikiRevisions.restore({
      params: { id: wiki.id, revision: "1" },
      body: { baseRevision: 2 },
    });
    const now = await world.api().wikis.get({ params: { id: wiki.id } });
    expect(now.files.map(({ id }) => id)).toEqual([first]);
    expect(await readers(first)).toMatchObject({ guest: true });
    expect(await readers(second)).toMatchObject({ guest: false, writer: true });
  });

  test("are up to ten, of the allowed kinds, and uploaded by the caller", async () => {
    const picture = await upload(writer, {
      fileName: "그림.png",
      content: Buffer.from("89504e470d0a1a0a", "hex"),
      category: "IMAGE",
    });
    const others = await manual("남의 것.pdf", await world.writer());
    const held = await manual("다른 위키.pdf");
    await publish(writer, category, { fileIds: [held] });
    for (const id of [picture, others, held])
      expect(await codeOf(publish(writer, category, { fileIds: [id] }))).toBe("FILE_INVALID");
    const many = Array.from({ length: 11 }, () => others);
    await expect(publish(writer, category, { fileIds: many })).rejects.toMatchObject({
      issues: [{ path: "body.fileIds" }],
    });
  });
});
