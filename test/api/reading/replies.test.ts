import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postReply, postBoard } from "../../kit/boards/posts.ts";
import { codeOf } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

type BoardId = `brd_${string}`;
const page = (id: BoardId, query = {}) => world.api().boards.get({ params: { id }, query });
const countOf = async (id: BoardId) =>
  (await world.api().boards.list({ query: {} })).items.find((one) => one.id === id)?.replyCount;

describe("an postReply", () => {
  test("is listed below its post in the order of time, and counted (D12-4)", async () => {
    const [author, one, two] = [await world.member(), await world.member(), await world.seller()];
    const { id } = await postBoard(author);
    const replies = [
      await postReply(one, id, "첫 답변"),
      await postReply(author, id, "고맙습니다"),
      await postReply(two, id, "둘째 답변"),
    ];
    const seen = await page(id);
    expect(seen.replies.items.map(({ content }) => content)).toEqual([
      "첫 답변",
      "고맙습니다",
      "둘째 답변",
    ]);
    expect(seen.replyCount).toBe(3);
    expect(await countOf(id)).toBe(3);
    expect(replies[2]).toMatchObject({ authorId: two.id, authorName: two.companyName });
  });

  test("is paged if there are many", async () => {
    const author = await world.member();
    const { id } = await postBoard(author);
    for (let at = 0; at < 12; at++) await postReply(author, id, `답변 ${at}`);
    const first = await page(id, { itemsPerPage: "10" });
    expect(first.replies.items).toHaveLength(10);
    const cursor = first.replies.nextCursor!;
    const { replies } = await page(id, { itemsPerPage: "10", cursor });
    expect(replies.items.map(({ content }) => content)).toEqual(["답변 10", "답변 11"]);
  });

  test("is changed and deleted by its author, and by nobody else (D12-4)", async () => {
    const [author, one] = [await world.member(), await world.member()];
    const { id } = await postBoard(author);
    const { id: replyId, version } = await postReply(one, id);
    const params = { replyId };
    const body = { content: "수량을 고칩니다", version };
    expect(await codeOf(author.api.replies.update({ params, body }))).toBe("FORBIDDEN");
    expect(await codeOf(author.api.replies.remove({ params }))).toBe("FORBIDDEN");
    const changed = await one.api.replies.update({ params, body });
    expect(changed).toMatchObject({ content: "수량을 고칩니다", version: version + 1 });
    expect(changed.editedAt).toBeDefined();
    expect(await codeOf(one.api.replies.update({ params, body }))).toBe("VERSION_CONFLICT");
    await one.api.replies.remove({ params });
    expect(await codeOf(one.api.replies.remove({ params }))).toBe("NOT_FOUND");
    const seen = await page(id);
    expect(seen.replies.items).toMatchObject([{ id: replyId, content: "", isDeleted: true }]);
    expect(await countOf(id)).toBe(0);
  });

  test("of a completed post cannot be changed, but deleted (D12-4)", async () => {
    const author = await world.member();
    const { id } = await postBoard(author);
    const { id: replyId } = await postReply(author, id);
    await author.api.boards.update({ params: { id }, body: { status: "COMPLETED" } });
    const params = { replyId };
    expect(await codeOf(author.api.replies.update({ params, body: { content: "고침" } }))).toBe(
      "BOARD_COMPLETED",
    );
    await author.api.replies.remove({ params });
    expect(await countOf(id)).toBe(0);
  });

  test("and a completion at the same moment: the reply comes first or is refused (D12-4)", async () => {
    const author = await world.member();
    const others = await Promise.all(Array.from({ length: 6 }, () => world.member()));
    const { id } = await postBoard(author);
    const results = await Promise.all([
      ...others.map((one) => codeOf(postReply(one, id))),
      codeOf(author.api.boards.update({ params: { id }, body: { status: "COMPLETED" } })),
    ]);
    const taken = results.slice(0, 6).filter((code) => code === "no problem").length;
    expect(results[6]).toBe("no problem");
    expect(results.slice(0, 6).every((code) => /^no problem$|^BOARD_COMPLETED$/.test(code))).toBe(
      true,
    );
    expect(await countOf(id)).toBe(taken);
    expect((await page(id)).replies.items).toHaveLength(taken);
  });
});
