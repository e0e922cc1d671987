import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  messagesOf,
  open,
  readUntil,
  roomOf,
  roomsOf,
  say,
  talking,
  unreadRooms,
} from "../../kit/chats.ts";
import { productRows } from "@bupum/functions/catalogue/products/items";
import { productOf, someProduct } from "../../kit/goods.ts";
import { codeOf, quoted } from "../../kit/group.ts";
import { accept, order } from "../../kit/orders.ts";
import { upload } from "../../kit/upload.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const texts = (items: readonly { text?: string | undefined }[]) => items.map(({ text }) => text);

/** Sends until it is taken, as a page does: under the same name. */
async function insist(person: Parameters<typeof say>[0], uuid: string, text: string) {
  const clientId = randomUUID();
  for (;;) {
    const code = await codeOf(say(person, uuid, text, clientId));
    if (code === "no problem") return;
    if (code !== "BUSY") throw new Error(code);
  }
}

describe("sending (D29-6)", () => {
  test("twice under one name sends once; another content under it is refused", async () => {
    const { buyer, seller, uuid } = await talking(world);
    const clientId = randomUUID();
    const [first, second] = await Promise.all([
      say(buyer, uuid, "한 번만", clientId),
      say(buyer, uuid, "한 번만", clientId),
    ]);
    expect(second).toEqual(first);
    expect(await say(buyer, uuid, "한 번만", clientId)).toEqual(first);
    expect(await codeOf(say(buyer, uuid, "다른 말", clientId))).toBe("IDEMPOTENCY_MISMATCH");
    // The other's page may have made the same name.
    await say(seller, uuid, "대답", clientId);
    expect(texts(await messagesOf(seller, uuid))).toEqual(["한 번만", "대답"]);
  });

  test(
    "fifty at once from both sides: no gap, no duplicate, exact counts",
    { timeout: 120_000 },
    async () => {
      const { buyer, seller, uuid } = await talking(world);
      await Promise.all(
        Array.from({ length: 25 }, (_, at) => [
          insist(buyer, uuid, `구매자 ${at}`),
          insist(seller, uuid, `판매자 ${at}`),
        ]).flat(),
      );
      const all = await messagesOf(buyer, uuid, { itemsPerPage: 100 });
      expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
      expect(new Set(texts(all)).size).toBe(50);
      const instants = all.map(({ createdAt }) => createdAt);
      expect(instants).toEqual([...new Set(instants)].toSorted());
      expect((await roomsOf(buyer))[0]!.unread).toBe(25);
      expect((await roomsOf(seller))[0]!.unread).toBe(25);
      const half = all[24]!;
      const read = await readUntil(buyer, uuid, half.createdAt);
      const left = all.slice(25).filter(({ isMine }) => !isMine).length;
      expect(read.unread).toBe(left);
      expect(await unreadRooms(seller)).toBe(1);
    },
  );

  test("takes one kind of content, within its limits", async () => {
    const { buyer, uuid } = await talking(world);
    const fileId = `fil_${buyer.id.slice(4)}` as const;
    const wrong = [
      {},
      { text: "글", fileIds: [fileId] },
      { text: " " },
      { text: "가".repeat(2_001) },
      ...["\u202E010", "글\u2066", "가\u115F나", "\u2800", "\uFE0F\uFE0F", "\uD83D"].map(
        (text) => ({ text }),
      ),
      { fileIds: [] },
      { fileIds: Array.from({ length: 6 }, () => fileId) },
    ];
    for (const what of wrong) expect(await codeOf(say(buyer, uuid, what))).toBe("INVALID_REQUEST");
    expect(await codeOf(say(buyer, uuid, { fileIds: [fileId] }))).toBe("FILE_INVALID");
    expect(await codeOf(say(buyer, uuid, "가".repeat(2_000)))).toBe("no problem");
    expect(await codeOf(say(buyer, uuid, "확인 👩🏽‍💻❤️"))).toBe("no problem");
  });

  test("is limited to sixty a minute", { timeout: 120_000 }, async () => {
    const { buyer, uuid } = await talking(world);
    const codes: string[] = [];
    for (let at = 0; at < 122 && !codes.includes("LIMIT_EXCEEDED"); at += 1)
      codes.push(await codeOf(say(buyer, uuid, `${at}`)));
    expect(codes.at(-1)).toBe("LIMIT_EXCEEDED");
    expect(codes.length).toBeGreaterThan(60);
  });
});

describe("files", () => {
  test("are readable for the two people of the room, and for nobody else", async () => {
    const { buyer, seller, uuid } = await talking(world);
    const file = { fileName: "도면.pdf", content: "%PDF-1.7 도면", category: "FILE" } as const;
    const fileId = await upload(buyer, file);
    const sent = await say(buyer, uuid, { fileIds: [fileId] });
    expect(sent).toMatchObject({ kind: "FILE", files: [{ id: fileId, fileName: "도면.pdf" }] });
    await world.drain();
    const link = (person: typeof buyer) => codeOf(person.api.files.get({ params: { id: fileId } }));
    expect([await link(buyer), await link(seller)]).toEqual(["no problem", "no problem"]);
    expect([await link(await world.seller()), await link(await world.member())]).toEqual([
      "NOT_FOUND",
      "NOT_FOUND",
    ]);
    // A file of one room is none of another.
    const { uuid: elsewhere } = await open(buyer, await world.seller());
    expect(await codeOf(say(buyer, elsewhere, { fileIds: [fileId] }))).toBe("FILE_INVALID");
    expect((await roomsOf(seller))[0]!.preview).toEqual({
      kind: "FILE",
      isMine: false,
      text: "도면.pdf",
    });
  });
});

describe("reading", () => {
  test("continues in both directions from any message, without a gap or a duplicate", async () => {
    const { buyer, seller, uuid } = await talking(world);
    const sent = [];
    for (let at = 0; at < 25; at += 1) sent.push(await say(at % 2 ? buyer : seller, uuid, `${at}`));
    const page = (query: object) =>
      buyer.api.chats.messages({ params: { uuid }, query: { itemsPerPage: 10, ...query } });
    const newest = await page({});
    expect(texts(newest.items)).toEqual(texts(sent.slice(15)));
    const older = await page({ before: newest.next });
    const oldest = await page({ before: older.next });
    expect(texts([...oldest.items, ...older.items, ...newest.items])).toEqual(texts(sent));
    expect(oldest.next).toBeUndefined();
    const later = await page({ after: sent[4]!.createdAt });
    expect(texts(later.items)).toEqual(texts(sent.slice(5, 15)));
    expect(texts((await page({ after: later.next })).items)).toEqual(texts(sent.slice(15)));
    expect((await page({ after: sent[24]!.createdAt })).items).toEqual([]);
    expect(
      texts((await page({ after: sent[4]!.createdAt, before: sent[7]!.createdAt })).items),
    ).toEqual(["5", "6"]);
    expect((await page({ after: sent[7]!.createdAt, before: sent[4]!.createdAt })).items).toEqual(
      [],
    );
  });

  test("for words finds what its reader sees, and continues where it stopped", async () => {
    const { buyer, seller, uuid } = await talking(world);
    for (let at = 0; at < 24; at += 1)
      await say(seller, uuid, at % 2 ? `베어링 ${at}` : `모터 ${at}`);
    await say(seller, uuid, "제 번호는 010-9999-7777");
    const find = (searchKeyword: string, more: object = {}) =>
      buyer.api.chats.messages({
        params: { uuid },
        query: { searchKeyword, itemsPerPage: 10, ...more },
      });
    const first = await find("베어링");
    expect(first.items.length).toBe(10);
    const rest = await find("베어링", { before: first.next });
    expect(texts(rest.items)).toEqual(["베어링 1", "베어링 3"]);
    // What is hidden is not found by guessing it.
    expect((await find("9999-7777")).items).toEqual([]);
    expect((await find("제 번호")).items.length).toBe(1);
  });
});

describe("contact data (D29-9)", () => {
  test("is hidden from the other until an order is accepted, and its writer is told so", async () => {
    const deal = await quoted(world);
    const { buyer, seller } = deal;
    const { uuid } = await open(buyer, seller);
    const text = "6205-2RS 10개, 010-1234-5678 카톡 아이디 hongkd";
    expect(await say(buyer, uuid, text)).toMatchObject({ text, isMasked: true });
    const seen = async () => (await messagesOf(seller, uuid))[0]!;
    const hidden = "6205-2RS 10개, ***-****-**** 카톡 아이디 ****";
    expect(await seen()).toMatchObject({ text: hidden, isMasked: true });
    expect((await roomsOf(seller))[0]!.preview!.text).toBe(hidden);
    const { orderIds } = await order(deal);
    expect(await seen()).toMatchObject({ isMasked: true });
    await accept(deal, orderIds[0]!);
    const { isMasked, ...open1 } = await seen();
    expect([open1.text, isMasked]).toEqual([text, undefined]);
    expect((await roomOf(seller, uuid)).isContactShown).toBe(true);
    await say(seller, uuid, "02-999-8888로 주세요");
    expect((await roomsOf(buyer))[0]!.preview!.text).toBe("02-999-8888로 주세요");
  });

  test("is no number that a shown part has, in lists and notices as well", async () => {
    const { buyer, seller, uuid } = await talking(world);
    await someProduct(world, "1661-2001");
    const { maker } = await someProduct(world);
    await world.put(productRows({ ...productOf(maker, "1577-3001"), state: "HIDDEN" }));
    await someProduct(world, "010-4321-8765");
    const text = "1661-2001 10개, 1588-1234 5개, 1577-3001 2개, 010-4321-8765";
    expect(await say(buyer, uuid, "1661-2001 10개 재고 있나요?")).not.toHaveProperty("isMasked");
    await say(buyer, uuid, text);
    await say(buyer, uuid, "전화 1661-2001");
    const seen = texts(await messagesOf(seller, uuid));
    const hidden = "***-****-****";
    expect(seen).toEqual([
      "1661-2001 10개 재고 있나요?",
      `1661-2001 10개, ${hidden} 5개, ${hidden} 2개, ${hidden}`,
      `전화 ${hidden}`,
    ]);
    expect((await roomsOf(seller))[0]!.preview!.text).toBe(`전화 ${hidden}`);
  });

  test("in a buyer's name is hidden from the seller until then, and shown afterwards", async () => {
    const deal = await quoted(world, { by: { companyName: "가온 010-1234-5678" } });
    const { uuid } = await open(deal.buyer, deal.seller);
    await say(deal.buyer, uuid, "문의드립니다");
    const hidden = "가온 ***-****-****";
    expect((await roomOf(deal.seller, uuid)).other.name).toBe(hidden);
    expect((await roomsOf(deal.seller))[0]!.otherName).toBe(hidden);
    const { orderIds } = await order(deal);
    await accept(deal, orderIds[0]!);
    expect((await roomOf(deal.seller, uuid)).other.name).toBe("가온 010-1234-5678");
  });

  test("that a seller publishes on its page is shown; another number of it is not", async () => {
    const { buyer, seller, uuid } = await talking(world);
    const page = await buyer.api.sellerInfos.get({ params: { id: seller.sellerId } });
    await say(seller, uuid, `메일 ${page.email}, 휴대폰 010-7777-8888`);
    expect(texts(await messagesOf(buyer, uuid))).toEqual([
      `메일 ${page.email}, 휴대폰 ***-****-****`,
    ]);
    // The buyer's mention of it is the buyer's contact data.
    await say(buyer, uuid, "제 메일은 me@example.com");
    expect(texts(await messagesOf(seller, uuid)).at(-1)).toBe("제 메일은 ***@***");
  });
});

test("an account that left is named so, and cannot be written to; messages stay without contacts", async () => {
  const buyer = await world.member();
  const seller = await world.seller();
  const { uuid } = await open(buyer, seller);
  const fileId = await upload(buyer, {
    fileName: "홍길동 도면.pdf",
    content: "%PDF-1.7",
    category: "FILE",
  });
  await say(buyer, uuid, "제 번호는 010-1234-5678");
  await say(buyer, uuid, { fileIds: [fileId] });
  const admin = await world.adminUser();
  await admin.api.userEntities.deleteUser({ query: { userId: buyer.userId } });
  await world.drain();
  expect(await codeOf(say(seller, uuid, "계세요?"))).toBe("CHAT_CLOSED");
  const room = await roomOf(seller, uuid);
  expect(room.other).toMatchObject({ name: "탈퇴한 회원", hasLeft: true });
  expect((await roomsOf(seller))[0]).toMatchObject({ otherName: "탈퇴한 회원", unread: 2 });
  const [first, second] = await messagesOf(seller, uuid);
  expect(first!.text).toBe("제 번호는 ***-****-****");
  expect(second!.files![0]!.fileName).toBe("첨부파일.pdf");
  expect(JSON.stringify(await roomsOf(seller))).not.toContain("홍길동");
});
