import { afterAll, beforeAll, expect, test } from "vitest";
import { messagesOf, open, readUntil, roomOf, roomsOf, say, talking } from "../../kit/chats.ts";
import { codeOf } from "../../kit/group.ts";
import { upload } from "../../kit/upload.ts";
import { deletedByTwo } from "../../kit/approvals.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

test("a card of an unknown deal is 404 (D29-7)", async () => {
  const { buyer, seller, uuid } = await talking(world);
  for (const card of [
    { type: "ESTIMATE", id: "est_01ARZ3NDEKTSV4RRFFQ69G5FA0" },
    { type: "ORDER", id: "ord_01ARZ3NDEKTSV4RRFFQ69G5FA0" },
  ] as const) {
    expect(await codeOf(say(buyer, uuid, { card }))).toBe("NOT_FOUND");
    expect(await codeOf(open(buyer, seller, card))).toBe("NOT_FOUND");
  }
});

test("a file's name hides contacts from the other wherever it is read, and admins who open it are audited (D29-9, D29-13)", async () => {
  const { buyer, seller, uuid } = await talking(world);
  const fileName = "연락 010-1234-5678 도면.pdf";
  const fileId = await upload(buyer, { fileName, content: "%PDF-1.7", category: "FILE" });
  await say(buyer, uuid, { fileIds: [fileId] });
  await world.drain();
  const params = { id: fileId };
  expect(await buyer.api.files.get({ params })).toMatchObject({ fileName });
  const link = await seller.api.files.get({ params });
  expect(link.fileName).toBe((await messagesOf(seller, uuid))[0]!.files![0]!.fileName);
  expect(decodeURIComponent(decodeURIComponent(JSON.stringify(link)))).not.toContain("1234");
  // What one has received is not one's own to send.
  expect(await codeOf(say(seller, uuid, { fileIds: [fileId] }))).toBe("FILE_INVALID");
  expect(await codeOf(say(buyer, uuid, { fileIds: [fileId] }))).toBe("no problem");
  const admin = await world.adminUser();
  await world.changes();
  expect(await admin.api.files.get({ params })).toMatchObject({ fileName });
  const looks = (await world.changes()).filter(({ keys }) => keys["pk"] === `audit#chat#${uuid}`);
  expect(looks.map(({ newImage }) => [newImage!["to"], newImage!["actor"]])).toEqual([
    ["READ", admin.id],
  ]);
});

test(
  "a search within a room counts against the limit, and reading does not (D29-11)",
  {
    timeout: 60_000,
  },
  async () => {
    const { buyer, uuid } = await talking(world);
    const find = () => codeOf(messagesOf(buyer, uuid, { searchKeyword: "베어링" }));
    const codes = new Set<string>();
    for (let at = 0; at < 16 && !codes.has("LIMIT_EXCEEDED"); at += 1)
      for (const code of await Promise.all(Array.from({ length: 50 }, find))) codes.add(code);
    expect(codes).toEqual(new Set(["no problem", "LIMIT_EXCEEDED"]));
    expect(await codeOf(messagesOf(buyer, uuid))).toBe("no problem");
  },
);

test("an account that left is named so in a silent room too, and is not found by its former name (D29-10)", async () => {
  const { buyer, seller, uuid } = await talking(world);
  const admin = await world.adminUser();
  await deletedByTwo(world, admin, seller.id);
  expect((await roomsOf(buyer))[0]).toMatchObject({ uuid, otherName: "탈퇴한 회원" });
  expect((await roomOf(buyer, uuid)).other.name).toBe("탈퇴한 회원");
  expect(await roomsOf(buyer, { sellerName: seller.companyName })).toEqual([]);
  expect((await roomsOf(buyer, { sellerName: "탈퇴한" })).length).toBe(1);
});

test("after a block neither sees when the other was online or has read (D29-10)", async () => {
  const { buyer, seller, uuid } = await talking(world);
  const first = await say(buyer, uuid, "처음");
  const second = await say(buyer, uuid, "둘째");
  const { addConnection, dropConnection } = await import("@bupum/functions/talk/chats/connections");
  const { write } = await import("@bupum/functions/kernel/table");
  const at = new Date().toISOString();
  const one = { connectionId: "one", userId: seller.id, sessionVersion: 1, connectedAt: at };
  await write(...addConnection(one));
  await readUntil(seller, uuid, first.createdAt);
  expect((await roomOf(buyer, uuid)).other).toMatchObject({
    isOnline: true,
    lastReadAt: first.createdAt,
  });
  await seller.api.blocks.create({ body: { targetId: buyer.id } });
  await world.changes();
  await readUntil(seller, uuid, second.createdAt);
  const told = (await world.changes()).map(({ newImage }) => newImage);
  expect(told.find((row) => row?.["name"] === "chat.read")!["body"]).toMatchObject({
    memberIds: [seller.id],
  });
  await write(...dropConnection(one, at));
  const { other } = await roomOf(buyer, uuid);
  expect([other.isOnline, other.lastSeenAt, other.lastReadAt]).toEqual([
    false,
    undefined,
    undefined,
  ]);
});
