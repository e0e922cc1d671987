import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postReply, boardFields, postBoard } from "../../kit/boards/posts.ts";
import { codeOf } from "../../kit/group.ts";
import { upload } from "../../kit/upload.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

type Query = Parameters<ReturnType<World["api"]>["boards"]["list"]>[0]["query"];
const listed = async (query: Query = {}, api = world.api()) =>
  (await api.boards.list({ query })).items.map(({ id }) => id);
const get = (id: `brd_${string}`, api = world.api()) =>
  api.boards.get({ params: { id }, query: {} });

describe("a post", () => {
  test("is listed under its purpose and status, and has a page of its own (D12-1)", async () => {
    const buyer = await world.member({ companyName: "한빛정밀" });
    const post = await postBoard(buyer, {
      partNumber: "MR-J2S-40A",
      manufactorName: "Mitsubishi",
      quantity: 2,
      region: "BUSAN",
      price: "350000",
    });
    expect(post).toMatchObject({ status: "PENDING", currency: "KRW", authorName: "한빛정밀" });
    for (const query of [{}, { status: "PENDING" }, { boardPurposeType: "BUY" }] as const)
      expect((await listed(query))[0]).toBe(post.id);
    expect((await listed({ status: "PENDING", boardPurposeType: "BUY" }))[0]).toBe(post.id);
    expect(await listed({ boardPurposeType: "SELL" })).not.toContain(post.id);
    expect(await listed({ status: "COMPLETED" })).not.toContain(post.id);
    const page = await get(post.id);
    expect(page).toMatchObject({ title: post.title, quantity: 2, region: "BUSAN", replyCount: 0 });
    expect(page.replies.items).toEqual([]);
    expect((await world.api().boards.list({ query: {} })).items[0]).not.toHaveProperty("content");
  });

  test("of a person without a company shows the first letter of the name (D12-1)", async () => {
    const person = await world.member({ name: "홍길동", companyName: "" });
    const row = await world.read({ pk: `user#${person.id}`, sk: "account" });
    const { companyName: _, ...rest } = row!;
    await world.put([rest]);
    expect(await postBoard(person)).toMatchObject({ authorName: "홍**" });
  });

  test("that sells needs an approved seller (D12-2)", async () => {
    const buyer = await world.member();
    const selling = { boardPurposeType: "SELL" } as const;
    expect(await codeOf(postBoard(buyer, selling))).toBe("SELLER_REGISTRATION_REQUIRED");
    const { id } = await postBoard(await world.seller(), selling);
    expect((await listed({ boardPurposeType: "SELL" }))[0]).toBe(id);
    expect(await codeOf(world.api().boards.create({ body: boardFields() }))).toBe(
      "UNAUTHENTICATED",
    );
  });

  test("is changed by its author only, over the version that was read (D12-3)", async () => {
    const [author, other] = [await world.member(), await world.member()];
    const { id, version } = await postBoard(author, { partNumber: "A-1", price: "10" });
    const params = { id };
    const body = { title: "제목을 고쳤습니다", partNumber: null, price: null, version };
    expect(await codeOf(other.api.boards.update({ params, body }))).toBe("FORBIDDEN");
    const changed = await author.api.boards.update({ params, body });
    expect(changed).toMatchObject({ title: "제목을 고쳤습니다", version: version + 1 });
    for (const gone of ["partNumber", "price", "currency"])
      expect(changed).not.toHaveProperty(gone);
    expect(await codeOf(author.api.boards.update({ params, body }))).toBe("VERSION_CONFLICT");
    const [card] = (await world.api().boards.list({ query: {} })).items;
    expect(card).toMatchObject({ id, title: "제목을 고쳤습니다" });
    expect(card).not.toHaveProperty("partNumber");
  });

  test("is closed for good when it is completed (D12-3)", async () => {
    const author = await world.member();
    const { id } = await postBoard(author);
    const update = (body: object) => author.api.boards.update({ params: { id }, body });
    expect(await update({ status: "COMPLETED" })).toMatchObject({ status: "COMPLETED" });
    expect(await codeOf(update({ status: "COMPLETED" }))).toBe("BOARD_COMPLETED");
    expect(await codeOf(update({ title: "다시 고침" }))).toBe("BOARD_COMPLETED");
    expect(await codeOf(update({ status: "PENDING" }))).toBe("INVALID_REQUEST");
    expect(await codeOf(postReply(await world.member(), id))).toBe("BOARD_COMPLETED");
    expect((await listed({ status: "COMPLETED" }))[0]).toBe(id);
    expect(await listed({ status: "PENDING" })).not.toContain(id);
  });

  test("is deleted by its author with its replies, and then 404 (D12-5)", async () => {
    const [author, other] = [await world.member(), await world.member()];
    const { id } = await postBoard(author);
    const reply = await postReply(other, id);
    expect(await codeOf(other.api.boards.remove({ params: { id } }))).toBe("FORBIDDEN");
    await author.api.boards.remove({ params: { id } });
    expect(await codeOf(author.api.boards.remove({ params: { id } }))).toBe("NOT_FOUND");
    expect(await codeOf(get(id))).toBe("NOT_FOUND");
    expect(await codeOf(postReply(other, id))).toBe("NOT_FOUND");
    const params = { replyId: reply.id };
    const body = { content: "고칩니다" };
    expect(await codeOf(other.api.replies.update({ params, body }))).toBe("NOT_FOUND");
    expect(await listed()).not.toContain(id);
    expect(await listed({ isMine: "true" }, author.api)).toEqual([]);
  });

  test("is created once, however often the button is pressed", async () => {
    const author = await world.member();
    const body = boardFields();
    const [one, two] = await Promise.allSettled([
      author.api.boards.create({ body }),
      author.api.boards.create({ body }),
    ]);
    expect([one.status, two.status]).toContain("fulfilled");
    expect(await listed({ isMine: "true" }, author.api)).toHaveLength(1);
  });
});

describe("what guests read", () => {
  test("has no phone number and no e-mail address, in lists, pages, replies and searches (D12-6)", async () => {
    const author = await world.member();
    const { id } = await postBoard(author, {
      title: "급구 010-9876-5432 연락 주세요",
      content:
        "메일 buyer@hanbit.co.kr, 전화 02) 345-6789, 대표 1588-1234. 형번 6ES7-1588-1234 정품.",
    });
    await postReply(author, id, "+82 10 2222 3333 으로 주세요.");
    const seen = await get(id);
    expect(seen.title).toBe("급구 ***-****-**** 연락 주세요");
    expect(seen.content).toBe(
      "메일 ***@***, 전화 ***-****-****, 대표 ***-****-****. 형번 6ES7-1588-1234 정품.",
    );
    expect(seen.replies.items[0]!.content).toBe("***-****-**** 으로 주세요.");
    const reader = await world.member();
    expect((await get(id, reader.api)).content).toContain("buyer@hanbit.co.kr");
    expect((await world.api().boards.list({ query: {} })).items[0]!.title).toBe(seen.title);
    await world.drain({ searched: true });
    expect(await listed({ searchData: "98765432" })).toEqual([]);
    expect(await listed({ searchData: "98765432" }, reader.api)).toEqual([id]);
  });

  test("has none in the part, its maker or a file's name either (D12-6)", async () => {
    const author = await world.member();
    const content = Buffer.from("%PDF-1.7 도면");
    const fileName = "도면 010-9876-5432.pdf";
    const file = await upload(author, { fileName, content, category: "FILE" });
    const partNumber = "MR-J2S-40A 010 9876 5432";
    const manufactorName = "buyer@hanbit.co.kr";
    const { id } = await postBoard(author, { fileIds: [file], partNumber, manufactorName });
    expect(await get(id)).toMatchObject({
      partNumber: "MR-J2S-40A ***-****-****",
      manufactorName: "***@***",
      files: [{ fileName: "도면 ***-****-****.pdf" }],
    });
    const reader = await world.member();
    expect(await get(id, reader.api)).toMatchObject({ partNumber, files: [{ fileName }] });
  });

  test("leaves out files and how the author is told of replies (D12-6)", async () => {
    const author = await world.member();
    const content = Buffer.from("%PDF-1.7 도면");
    const file = await upload(author, { fileName: "도면.pdf", content, category: "FILE" });
    const { id } = await postBoard(author, { fileIds: [file], noticeType: "EMAIL" });
    await world.drain();
    expect(await get(id)).not.toHaveProperty("noticeType");
    expect(await get(id, author.api)).toMatchObject({ noticeType: "EMAIL" });
    const link = (api = world.api()) => api.files.get({ params: { id: file } });
    expect(await codeOf(link())).toMatch(/UNAUTHENTICATED|NOT_FOUND/);
    const reader = await world.member();
    expect(await link(reader.api)).toMatchObject({ fileName: "도면.pdf" });
    await author.api.boards.update({ params: { id }, body: { fileIds: [] } });
    expect(await codeOf(link(reader.api))).toBe("NOT_FOUND");
  });
});

describe("a search", () => {
  test("finds by title, part and maker, by author, or by the whole text (D12-8)", async () => {
    const author = await world.member({ companyName: "가람상사" });
    const { id } = await postBoard(author, {
      title: "오토닉스 근접센서 찾습니다",
      partNumber: "PRCM12-4DN",
      content: "설비 점검 때문에 급하게 필요합니다.",
    });
    const other = await postBoard(author, { title: "다른 글", content: "근접한 날짜에 필요" });
    await world.drain({ searched: true });
    expect(await listed({ searchType: "TITLE", searchData: "근접센서" })).toEqual([id]);
    expect(await listed({ searchType: "TITLE", searchData: "prcm12 오토닉스" })).toEqual([id]);
    expect(await listed({ searchType: "TITLE", searchData: "점검" })).toEqual([]);
    expect(await listed({ searchData: "점검" })).toEqual([id]);
    expect(await listed({ searchType: "AUTHOR", searchData: "가람" })).toEqual([other.id, id]);
    expect(await listed({ searchType: "AUTHOR", searchData: "가람", status: "COMPLETED" })).toEqual(
      [],
    );
    await author.api.boards.update({ params: { id }, body: { status: "COMPLETED" } });
    await author.api.boards.remove({ params: { id: other.id } });
    await world.drain({ searched: true });
    expect(await listed({ searchData: "근접", status: "COMPLETED" })).toEqual([id]);
    expect(await listed({ searchData: "근접" })).toEqual([id]);
  });
});

describe("one's own posts", () => {
  test("are a list of their own; a guest has none", async () => {
    const author = await world.member();
    const { id } = await postBoard(author);
    await postBoard(await world.member());
    expect(await listed({ isMine: "true" }, author.api)).toEqual([id]);
    expect(await listed({ isMine: "true", status: "COMPLETED" }, author.api)).toEqual([]);
    expect(await codeOf(listed({ isMine: "true" }))).toBe("UNAUTHENTICATED");
  });

  test("are deleted with their author's account, and so are the author's replies (D12-9)", async () => {
    const [author, other] = [await world.member(), await world.member()];
    const { id } = await postBoard(author, { title: "떠나는 사람의 글" });
    const kept = await postBoard(other);
    const reply = await postReply(author, kept.id, "제 번호는 비밀입니다");
    await world.drain();
    const { message } = await import("@bupum/functions/kernel/messages/outbox");
    const { write } = await import("@bupum/functions/kernel/table");
    const closed = () =>
      write(message(new Date().toISOString(), "account.closed", { userId: author.id }));
    await closed();
    await world.drain({ duplicate: true });
    expect(await codeOf(get(id))).toBe("NOT_FOUND");
    const page = await get(kept.id, other.api);
    expect(page).toMatchObject({ replyCount: 0 });
    expect(page.replies.items).toMatchObject([{ id: reply.id, content: "", isDeleted: true }]);
    const row = await world.read({ pk: `board#${id}`, sk: "board" });
    expect(JSON.stringify(row)).not.toContain("떠나는");
  });
});
