import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codesOf, password, signedUp } from "../../kit/accounts.ts";
import { companyDraft, founded, invite, join, joined } from "../../kit/companies.ts";
import { open, roomOf, roomsOf, say } from "../../kit/chats.ts";
import { codeOf, quoted } from "../../kit/group.ts";
import {
  colleagues,
  later,
  leave,
  listOf,
  readBy,
  share,
  textsOf,
} from "../../kit/chats/shared-rooms.ts";
import { upload } from "../../kit/upload.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

test("a card shows a deal without its pages, and after the member left without what follows (D29-18, D29-19)", async () => {
  const deal = await quoted(world);
  const { buyer, seller, estimateId, product } = deal;
  const { id: companyId } = await buyer.api.companies.found({ body: companyDraft });
  const one = { owner: buyer, companyId, params: { companyId } };
  const colleague = await joined(world, one, "OWNER");
  const as = world.apiOf(companyId, colleague.token);
  const { uuid } = await open(buyer, seller);
  await say(buyer, uuid, { card: { type: "PRODUCT", id: product.id } });
  await say(buyer, uuid, { card: { type: "ESTIMATE", id: estimateId } });
  await share(buyer, uuid, companyId);
  const cardsOf = async () => (await readBy(as, uuid)).map(({ card }) => card);
  const [part, estimate] = await cardsOf();
  expect(part?.link).toBe(`/products/${product.id}`);
  expect([estimate?.status, estimate?.link]).toEqual(["CONFIRMED", undefined]);
  await leave({ api: buyer.api, place: { companyId, userId: buyer.id } });
  const [, kept] = await cardsOf();
  expect(kept).toEqual({
    type: "ESTIMATE",
    id: estimateId,
    title: estimate!.title,
    number: estimate!.number,
  });
});

describe("a member who shared a room and leaves (D29-19)", () => {
  test("leaves what was written until then, and nothing later, with which he can do no more", async () => {
    const { company, companyId, buyer, as, seller, uuid } = await colleagues(world);
    const other = await founded(world);
    await join(other, buyer, (await invite(other, buyer, "BUYER")).code);
    await say(seller, uuid, "먼저");
    await share(buyer, uuid, companyId);
    await leave(buyer);
    later();
    expect(await textsOf(as, uuid)).toEqual(["먼저"]);
    const fileId = await upload(seller, {
      fileName: "나중.pdf",
      content: "%PDF-1.7",
      category: "FILE",
    });
    const late = await say(seller, uuid, { fileIds: [fileId] });
    await world.drain();
    expect(await textsOf(as, uuid)).toEqual(["먼저"]);
    expect(await readBy(as, uuid, { after: late.createdAt })).toEqual([]);
    expect(await readBy(as, uuid, { searchKeyword: "나중" })).toEqual([]);
    for (let at = 0; at < 10; at += 1) await say(seller, uuid, `나중 ${at}`);
    expect(await readBy(as, uuid, { itemsPerPage: 10 })).toMatchObject([{ text: "먼저" }]);
    expect(await codeOf(as.files.get({ params: { id: fileId } }))).toBe("NOT_FOUND");
    const [row] = await listOf(as);
    expect(row).toMatchObject({ uuid, preview: { text: "먼저" } });
    expect(row!.endedAt! < late.createdAt).toBe(true);
    expect(row!.lastMessageAt < row!.endedAt!).toBe(true);
    for (const one of [buyer, seller]) {
      expect((await roomOf(one, uuid)).sharedWith).toBeUndefined();
      expect((await roomsOf(one))[0]).not.toHaveProperty("isShared");
    }
    await share(buyer, uuid);
    await share(buyer, uuid, other.companyId);
    await share(buyer, uuid);
    expect(await textsOf(as, uuid)).toEqual(["먼저"]);
    expect(await listOf(as)).toMatchObject([{ uuid, endedAt: row!.endedAt }]);
    expect(company.companyId).toBe(companyId);
  });

  test("shares it with another company before anybody writes, and the first one keeps its part", async () => {
    const { companyId, buyer, as, seller, uuid } = await colleagues(world);
    const other = await founded(world);
    await join(other, buyer, (await invite(other, buyer, "BUYER")).code);
    await say(seller, uuid, "먼저");
    await share(buyer, uuid, companyId);
    // An owner removes him.
    later();
    await leave(buyer);
    later();
    await share(buyer, uuid, other.companyId);
    await say(buyer, uuid, "나중");
    expect(await textsOf(as, uuid)).toEqual(["먼저"]);
    expect(await listOf(as)).toMatchObject([{ uuid, preview: { text: "먼저" } }]);
    const elsewhere = world.apiOf(other.companyId, other.owner.token);
    expect(await textsOf(elsewhere, uuid)).toEqual(["먼저", "나중"]);
  });

  test("leaves out what was sent in the moment in which he left", async () => {
    const { companyId, buyer, as, seller, uuid } = await colleagues(world);
    await say(seller, uuid, "먼저");
    await share(buyer, uuid, companyId);
    const key = { pk: `chat#${uuid}`, sk: "room" };
    const before = await world.read(key);
    await leave(buyer);
    later();
    // Its sender had read the room before the membership ended.
    const { createdAt } = await say(seller, uuid, "나중");
    const after = await world.read(key);
    const keptKey = { pk: key.pk, sk: `kept#${companyId}` };
    const { gsi1pk: _listed, ...kept } = (await world.read(keptKey))!;
    await world.put([kept, { ...after, ...before, lastSeq: 2, lastMessageAt: createdAt }]);
    expect(await textsOf(as, uuid)).toEqual(["먼저"]);
    expect(await listOf(as)).toMatchObject([{ uuid, preview: { text: "먼저" } }]);
    await say(seller, uuid, "더 나중");
    expect(await listOf(as)).toMatchObject([{ uuid, preview: { text: "먼저" } }]);
    expect(await textsOf(as, uuid)).toEqual(["먼저"]);
  });

  test("leaves whole pages, whatever was sent in the moment in which he left", async () => {
    const { companyId, buyer, as, seller, uuid } = await colleagues(world);
    for (let at = 0; at < 12; at += 1) await say(seller, uuid, `먼저 ${at}`);
    await share(buyer, uuid, companyId);
    const key = { pk: `chat#${uuid}`, sk: "room" };
    const before = await world.read(key);
    await leave(buyer);
    later();
    const { createdAt } = await say(seller, uuid, "나중");
    // Its sender had read the room before the membership ended.
    await world.put([{ ...(await world.read(key)), ...before, lastMessageAt: createdAt }]);
    const { messages } = await as.chats.sharedRoom({
      params: { uuid },
      query: { itemsPerPage: 10 },
    });
    expect(messages.items.map(({ text }) => text)).toHaveLength(10);
    expect(messages.next).toBeDefined();
  });

  test("leaves nothing of a room without messages, before and after somebody writes", async () => {
    const { companyId, buyer, as, seller, uuid } = await colleagues(world);
    await share(buyer, uuid, companyId);
    expect(await listOf(as)).toHaveLength(1);
    await leave(buyer);
    expect(await listOf(as)).toEqual([]);
    later();
    await say(seller, uuid, "나중");
    expect(await listOf(as)).toEqual([]);
    expect(await codeOf(readBy(as, uuid))).toBe("NOT_FOUND");
  });

  test("who comes back shares nothing until he does so anew, and takes back no more than that", async () => {
    const { company, companyId, buyer, as, seller, uuid } = await colleagues(world);
    await say(seller, uuid, "먼저");
    await share(buyer, uuid, companyId);
    await leave(buyer);
    later();
    await join(company, buyer, (await invite(company, buyer, "BUYER")).code);
    await say(seller, uuid, "사이에");
    expect(await textsOf(as, uuid)).toEqual(["먼저"]);
    expect((await roomOf(seller, uuid)).sharedWith).toBeUndefined();
    await share(buyer, uuid, companyId);
    expect(await textsOf(as, uuid)).toEqual(["먼저", "사이에"]);
    expect(await listOf(as)).toHaveLength(1);
    await share(buyer, uuid);
    expect(await textsOf(as, uuid)).toEqual(["먼저"]);
    expect(await listOf(as)).toHaveLength(1);
  });

  test("who leaves the market leaves it as well, without contact data (D29-10)", async () => {
    const { company, companyId, as, seller } = await colleagues(world);
    const buyer = await signedUp(world, codesOf(world), "leaving@bupum.example");
    await join(company, buyer, (await invite(company, { email: buyer.email! }, "BUYER")).code);
    const { uuid } = await open(buyer, seller);
    await say(buyer, uuid, "010-9753-8642로 연락 주세요");
    await say(seller, uuid, "네");
    await share(buyer, uuid, companyId);
    await buyer.api.users.remove({ body: { password } });
    expect(await textsOf(as, uuid)).toHaveLength(2);
    await world.drain();
    const [first, second] = await textsOf(as, uuid);
    expect(first).toMatch(/로 연락 주세요$/);
    expect(first).not.toContain("9753");
    expect(second).toBe("네");
    const [row] = await listOf(as);
    expect(row).toMatchObject({ uuid, sharedBy: buyer.account.id, preview: { text: "네" } });
    expect(row!.endedAt).toBeDefined();
  });

  test("loses no race: what is shared while he leaves is kept, or not shared", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { companyId, buyer, as, seller, uuid } = await colleagues(world);
      await say(seller, uuid, "먼저");
      const [shared, left] = await Promise.all([
        codeOf(share(buyer, uuid, companyId)),
        codeOf(leave(buyer)),
      ]);
      if (left !== "no problem") await leave(buyer);
      const isKept = shared === "no problem";
      expect(await listOf(as)).toHaveLength(isKept ? 1 : 0);
      if (isKept) expect(await textsOf(as, uuid)).toEqual(["먼저"]);
      expect((await roomOf(seller, uuid)).sharedWith).toBeUndefined();
    }
  });
});

test("a company that is dissolved reads nothing more, and leaves no row behind (D29-19, D40-7)", async () => {
  const one = await founded(world);
  const seller = await world.seller();
  const member = await joined(world, one, "BUYER");
  const [own, kept] = [await open(one.owner, seller), await open(member, seller)];
  await say(seller, kept.uuid, "먼저");
  await share(one.owner, own.uuid, one.companyId);
  await share(member, kept.uuid, one.companyId);
  await leave(member);
  await say(seller, kept.uuid, "나중");
  const as = world.apiOf(one.companyId, one.owner.token);
  expect(await listOf(as)).toHaveLength(2);
  await one.owner.api.companies.dissolve({ params: one.params });
  expect((await roomOf(seller, own.uuid)).sharedWith).toBeUndefined();
  expect(await codeOf(listOf(as))).toBe("NOT_A_MEMBER");
  await world.drain();
  const named = world
    .present()
    .filter(({ pk, sk }) => pk === `left-members#${one.companyId}` || sk.startsWith("kept#"));
  expect(named.filter(({ pk, sk }) => `${pk}${sk}`.includes(one.companyId))).toEqual([]);
  expect(await world.read({ pk: `chat#${own.uuid}`, sk: "room" })).not.toHaveProperty("sharedWith");
});
