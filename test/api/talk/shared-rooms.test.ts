import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { founded, invite, join } from "../../kit/companies.ts";
import { messagesOf, open, roomOf, roomsOf, say } from "../../kit/chats.ts";
import { codeOf } from "../../kit/group.ts";
import {
  colleagues,
  hidden,
  leave,
  listOf,
  readBy,
  refusalOf,
  share,
  textsOf,
} from "../../kit/chats/shared-rooms.ts";
import { openSocket } from "../../kit/cloud/sockets.ts";
import { upload } from "../../kit/upload.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

describe("a room that its buyer shares (D29-18)", () => {
  test("is read whole by the company, with names and the last message, and by nobody else", async () => {
    const { company, companyId, buyer, colleague, as, seller, uuid } = await colleagues(world);
    await say(buyer, uuid, "재고 있나요?");
    await say(seller, uuid, "두 대 있습니다");
    expect(await listOf(as)).toEqual([]);
    expect(await refusalOf(as, uuid)).toBe(hidden);
    const reply = await share(buyer, uuid, companyId);
    expect(reply).toEqual({ sharedWith: { companyId, name: "한빛정밀" } });
    expect(await share(buyer, uuid, companyId)).toEqual(reply);
    await say(buyer, uuid, "두 대 보내 주세요");
    expect(await textsOf(as, uuid)).toEqual([
      "재고 있나요?",
      "두 대 있습니다",
      "두 대 보내 주세요",
    ]);
    const row = {
      uuid,
      sellerName: seller.companyName,
      sellerId: seller.sellerId,
      sharedBy: buyer.id,
      preview: { kind: "TEXT", isSellers: false, text: "두 대 보내 주세요" },
    };
    expect(await listOf(as)).toMatchObject([row]);
    expect(await as.chats.sharedRoom({ params: { uuid }, query: {} })).toMatchObject(row);
    // Who reads has no part in the room: no count, no mark, no way to write.
    expect((await roomOf(seller, uuid)).other.lastReadAt).toBeUndefined();
    expect(await codeOf(say({ api: as }, uuid, "끼어들기"))).toBe("NOT_FOUND");
    const other = await founded(world);
    const elsewhere = world.apiOf(other.companyId, other.owner.token);
    for (const api of [colleague.api, buyer.api, elsewhere])
      expect(await refusalOf(api, uuid)).toBe(hidden);
    expect(await listOf(colleague.api)).toEqual([]);
    expect(await listOf(elsewhere)).toEqual([]);
    const stranger = world.apiOf(companyId, (await world.member()).token);
    expect(await refusalOf(stranger, uuid)).toBe("NOT_A_MEMBER");
    await leave(colleague);
    expect(await refusalOf(as, uuid)).toBe("NOT_A_MEMBER");
    expect(company.companyId).toBe(companyId);
  });

  test("says so to both, with the company's name, until it is taken back", async () => {
    const { companyId, buyer, as, seller, uuid } = await colleagues(world);
    await say(buyer, uuid, "비밀");
    await share(buyer, uuid, companyId);
    for (const one of [buyer, seller])
      expect(await roomsOf(one)).toMatchObject([{ isShared: true }]);
    expect((await roomOf(buyer, uuid)).sharedWith).toEqual({ companyId, name: "한빛정밀" });
    expect((await roomOf(seller, uuid)).sharedWith).toEqual({ name: "한빛정밀" });
    await world.changes();
    expect(await share(buyer, uuid)).toEqual({});
    expect(await share(buyer, uuid)).toEqual({});
    const told = (await world.changes()).filter(
      ({ newImage }) => newImage?.["name"] === "chat.shared",
    );
    expect(told.map(({ newImage }) => newImage!["body"])).toMatchObject([
      { uuid, memberIds: [buyer.id, seller.id] },
    ]);
    for (const one of [buyer, seller]) {
      expect((await roomOf(one, uuid)).sharedWith).toBeUndefined();
      expect((await roomsOf(one))[0]).not.toHaveProperty("isShared");
    }
    expect(await refusalOf(as, uuid)).toBe(hidden);
    expect(await listOf(as)).toEqual([]);
  });

  test("is told to the open pages of both, and to nobody else, each time that it changes", async () => {
    const { companyId, buyer, colleague, seller, uuid } = await colleagues(world);
    // Imported late: the kernel reads its environment once.
    const { issueTicket } = await import("@bupum/functions/talk/chats/tickets");
    const sockets = await Promise.all(
      [buyer, seller, colleague].map(async ({ id }) => {
        const at = new Date().toISOString();
        const { token } = await issueTicket(id, { sessionVersion: 1 }, at);
        return openSocket(world.services.sockets, token);
      }),
    );
    await share(buyer, uuid, companyId);
    await share(buyer, uuid, companyId);
    await share(buyer, uuid);
    expect((await world.drain()).dead).toEqual([]);
    const told = [
      { type: "shared", uuid },
      { type: "shared", uuid },
    ];
    expect(sockets.map(({ received }) => received)).toEqual([told, told, []]);
    await Promise.all(sockets.map((socket) => socket.close()));
  });

  test("is shared by its buyer alone, with a company of his, and with one at a time", async () => {
    const { companyId, buyer, as, seller, uuid } = await colleagues(world);
    const other = await founded(world);
    expect(await codeOf(share(buyer, uuid, other.companyId))).toBe("NOT_FOUND");
    expect(await codeOf(share(seller, uuid, companyId))).toBe("FORBIDDEN");
    expect(await codeOf(share(await world.member(), uuid, companyId))).toBe("NOT_FOUND");
    const support = await open(buyer, { sellerId: "sel_00000000000000000000000000" });
    expect(await codeOf(share(buyer, support.uuid, companyId))).toBe("FORBIDDEN");
    await join(other, buyer, (await invite(other, buyer, "BUYER")).code);
    await share(buyer, uuid, companyId);
    await world.changes();
    await share(buyer, uuid, other.companyId);
    const recorded = (await world.changes()).flatMap(({ newImage }) =>
      newImage?.["entity"] === "chat" ? [`${newImage["from"]} ${newImage["to"]}`] : [],
    );
    expect(recorded.toSorted()).toEqual(["- SHARED", "SHARED -"]);
    expect(await listOf(as)).toEqual([]);
    const elsewhere = world.apiOf(other.companyId, other.owner.token);
    expect((await listOf(elsewhere)).map((room) => room.uuid)).toEqual([uuid]);
  });

  test("is not shared anew after a block; a share from before stays, and is taken back (D29-10, D29-18)", async () => {
    for (const by of ["buyer", "seller"] as const) {
      const { companyId, buyer, as, seller, uuid } = await colleagues(world);
      await say(seller, uuid, "먼저");
      await share(buyer, uuid, companyId);
      const blocking = by === "buyer" ? buyer : seller;
      const targetId = by === "buyer" ? seller.sellerId : buyer.id;
      await blocking.api.blocks.create({ body: { targetId } });
      expect(await textsOf(as, uuid)).toEqual(["먼저"]);
      expect(await codeOf(share(buyer, uuid, companyId))).toBe("no problem");
      await share(buyer, uuid);
      expect(await codeOf(share(buyer, uuid, companyId))).toBe("CHAT_BLOCKED");
      expect(await listOf(as)).toEqual([]);
    }
  });

  test("is shared once by presses at the same moment, and read while messages arrive", async () => {
    const { companyId, buyer, as, seller, uuid } = await colleagues(world);
    await world.changes();
    await Promise.all([
      share(buyer, uuid, companyId),
      share(buyer, uuid, companyId),
      say(seller, uuid, "하나"),
      share(buyer, uuid, companyId),
      say(seller, uuid, "둘"),
    ]);
    const shared = (await world.changes()).filter(
      ({ newImage }) => newImage?.["entity"] === "chat" && newImage["to"] === "SHARED",
    );
    expect(shared).toHaveLength(1);
    const last = await say(seller, uuid, "셋");
    expect(await listOf(as)).toMatchObject([{ uuid, lastMessageAt: last.createdAt }]);
    expect(await textsOf(as, uuid)).toHaveLength(3);
  });

  test("hides contact data as for its buyer, in messages, searches, lists and names of files (D29-9)", async () => {
    const { companyId, buyer, as, seller, uuid } = await colleagues(world);
    const fileName = "연락 010-9753-8642 도면.pdf";
    const [sent, own] = [
      await upload(seller, { fileName, content: "%PDF-1.7", category: "FILE" }),
      await upload(buyer, { fileName, content: "%PDF-1.7", category: "FILE" }),
    ];
    await say(seller, uuid, "010-9753-8642로 주세요");
    await say(seller, uuid, { fileIds: [sent] });
    await say(buyer, uuid, { fileIds: [own] });
    await world.drain();
    const readFile = async (id: typeof own) => (await as.files.get({ params: { id } })).fileName;
    expect(await codeOf(readFile(sent))).toBe("NOT_FOUND");
    await share(buyer, uuid, companyId);
    const other = await founded(world);
    const elsewhere = world.apiOf(other.companyId, other.owner.token);
    expect(await codeOf(elsewhere.files.get({ params: { id: own } }))).toBe("NOT_FOUND");
    const [text, theirs, mine] = await readBy(as, uuid);
    const asBuyer = await messagesOf(buyer, uuid);
    expect([text?.text, text?.isMasked]).toEqual([asBuyer[0]!.text, true]);
    expect(text?.text).not.toContain("9753");
    expect(await readFile(sent)).toBe(asBuyer[1]!.files![0]!.fileName);
    expect(theirs?.files![0]!.fileName).not.toContain("9753");
    expect([mine?.files![0]!.fileName, await readFile(own)]).toEqual([fileName, fileName]);
    expect(await readBy(as, uuid, { searchKeyword: "9753" })).toMatchObject([{ seq: 3 }]);
    expect(JSON.stringify(await listOf(as))).not.toContain("9753");
    expect(JSON.stringify(text)).not.toMatch(/isMine|clientId/);
    await share(buyer, uuid);
    expect(await codeOf(readFile(own))).toBe("NOT_FOUND");
  });

  test("shows its seller no more where he is a member of the company, too (D29-9)", async () => {
    const { company, companyId, buyer, seller, uuid } = await colleagues(world);
    await join(company, seller, (await invite(company, seller, "BUYER")).code);
    const fileId = await upload(buyer, {
      fileName: "010-9753-8642.pdf",
      content: "%PDF-1.7",
      category: "FILE",
    });
    await say(buyer, uuid, { fileIds: [fileId] });
    await world.drain();
    await share(buyer, uuid, companyId);
    const as = world.apiOf(companyId, seller.token);
    expect(await refusalOf(as, uuid)).toBe(hidden);
    expect(await listOf(as)).toEqual([]);
    const { fileName } = await as.files.get({ params: { id: fileId } });
    expect(fileName).not.toContain("9753");
  });
});
