import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postReply, boardFields, postBoard } from "../../kit/boards/posts.ts";
import { codeOf } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = await world.adminUser();
});
afterAll(() => world.stop());

type Query = Parameters<typeof admin.api.boards.list>[0]["query"];
const listed = async (query: Query = {}) =>
  (await admin.api.boards.list({ query })).items.map(({ id }) => id);
const seen = (id: `brd_${string}`, api = world.api()) =>
  api.boards.get({ params: { id }, query: {} });
const publicIds = async () => (await world.api().boards.list({ query: {} })).items.map((b) => b.id);

describe("a post that an admin hides", () => {
  test("is visible only to its author, who reads why, and can be shown again (D12-10)", async () => {
    const [author, other] = [await world.member(), await world.member()];
    const { id } = await postBoard(author, { title: "숨길 글입니다" });
    const reply = await postReply(other, id);
    const params = { id };
    const reason = "거래와 상관없는 광고";
    const hidden = await admin.api.boards.hide({ params, body: { isHidden: true, reason } });
    expect(hidden).toMatchObject({ isHidden: true, hiddenReason: reason, replyCount: 1 });
    expect(await codeOf(seen(id))).toBe("NOT_FOUND");
    expect(await codeOf(seen(id, other.api))).toBe("NOT_FOUND");
    expect(await codeOf(postReply(other, id))).toBe("NOT_FOUND");
    expect(await codeOf(other.api.boards.remove({ params }))).toBe("NOT_FOUND");
    const body = { content: "고칩니다" };
    const of = { replyId: reply.id };
    expect(await codeOf(other.api.replies.update({ params: of, body }))).toBe("NOT_FOUND");
    expect(await seen(id, author.api)).toMatchObject({ isHidden: true, hiddenReason: reason });
    expect(await publicIds()).not.toContain(id);
    expect(await listed({ filter: "isHidden:true" })).toEqual([id]);
    expect(await listed({ filter: "isHidden:false" })).not.toContain(id);
    expect((await listed())[0]).toBe(id);
    await world.drain({ searched: true });
    expect(await listed({ searchKeyword: "숨길" })).toEqual([id]);
    const { items } = await world.api().boards.list({ query: { searchData: "숨길" } });
    expect(items).toEqual([]);
    await admin.api.boards.hide({ params, body: { isHidden: false } });
    expect(await seen(id)).not.toHaveProperty("hiddenReason");
    expect(await publicIds()).toContain(id);
    expect(await listed({ filter: "isHidden:true" })).toEqual([]);
  });
});

describe("an answer that an admin hides", () => {
  test("leaves a placeholder, is not counted, and comes back with its words (D12-10)", async () => {
    const [author, other] = [await world.member(), await world.member()];
    const { id: boardId } = await postBoard(author);
    const { id } = await postReply(other, boardId, "욕설입니다");
    const params = { id };
    await admin.api.replies.hide({ params, body: { isHidden: true, reason: "욕설" } });
    await admin.api.replies.hide({ params, body: { isHidden: true, reason: "심한 욕설" } });
    const page = await seen(boardId, other.api);
    expect(page.replies.items).toMatchObject([{ id, content: "", isHidden: true }]);
    expect(page.replies.items[0]).not.toHaveProperty("hiddenReason");
    expect(page.replyCount).toBe(0);
    const forAdmin = await admin.api.boards.get({ params: { id: boardId }, query: {} });
    expect(forAdmin.replies.items[0]).toMatchObject({ content: "욕설입니다", isHidden: true });
    await author.api.boards.update({ params: { id: boardId }, body: { status: "COMPLETED" } });
    await admin.api.replies.hide({ params, body: { isHidden: false } });
    const back = await seen(boardId);
    expect(back).toMatchObject({ replyCount: 1, replies: { items: [{ content: "욕설입니다" }] } });
  });
});

describe("an admin", () => {
  test("posts and replies in the name of the market (D12-2)", async () => {
    const { id } = await admin.api.boards.create({
      body: boardFields({ boardPurposeType: "SELL", title: "운영팀이 모은 재고" }),
    });
    expect(await seen(id)).toMatchObject({ authorName: "부품", isByMarket: true });
    const body = { boardId: id, content: "문의는 답변으로 남겨 주세요." };
    await admin.api.replies.create({ body });
    expect((await seen(id)).replies.items).toMatchObject([{ isByMarket: true }]);
  });

  test("changes, completes and deletes any post, also in bulk (D12-3, D12-5)", async () => {
    const author = await world.member();
    const { id } = await postBoard(author, { noticeType: "EMAIL" });
    const params = { id };
    const changed = await admin.api.boards.update({ params, body: { title: "고친 제목" } });
    expect(changed).toMatchObject({ title: "고친 제목", authorId: author.id });
    await admin.api.boards.update({ params, body: { status: "COMPLETED" } });
    expect(await codeOf(admin.api.boards.update({ params, body: { title: "다시 고침" } }))).toBe(
      "BOARD_COMPLETED",
    );
    const more = await postBoard(author);
    const { id: replyId } = await postReply(author, more.id);
    const gone = await admin.api.replies.removeMany({ body: { ids: [replyId, replyId] } });
    expect(gone).toEqual({ removed: [replyId], missing: [] });
    expect(await admin.api.replies.removeMany({ body: { ids: [replyId] } })).toEqual({
      removed: [],
      missing: [replyId],
    });
    const ids = [id, more.id];
    expect(await admin.api.boards.removeMany({ body: { ids } })).toEqual({
      removed: ids,
      missing: [],
    });
    expect(await admin.api.boards.removeMany({ body: { ids } })).toEqual({
      removed: [],
      missing: ids,
    });
    expect(await listed()).not.toContain(id);
  });

  test("lists posts by purpose and status, oldest or newest first", async () => {
    const author = await world.member();
    const [one, two] = [await postBoard(author), await postBoard(author)];
    const newest = await listed({ filter: "boardPurposeType:BUY;status:PENDING" });
    expect(newest.slice(0, 2)).toEqual([two.id, one.id]);
    const oldest = await listed({ sort: "createdAt:asc", filter: "status:PENDING" });
    expect(oldest.slice(-2)).toEqual([one.id, two.id]);
    expect(await codeOf(listed({ filter: "status:HIDDEN" }))).toBe("INVALID_REQUEST");
  });
});
