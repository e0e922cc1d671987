import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { open, say, talking } from "../../kit/chats.ts";
import { codeOf } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  admin = await world.adminUser();
});
afterAll(() => world.stop());

/** The admins who looked into that, by their audit events. */
const looksAt = async (entity: string, id: string) =>
  (await world.changes())
    .filter(({ keys }) => keys["pk"] === `audit#${entity}#${id}`)
    .map(({ newImage }) => [newImage!["to"], newImage!["actor"]]);

describe("an admin (D29-13)", () => {
  test("reads the original messages of two people, and each look is audited", async () => {
    const { buyer, seller, uuid } = await talking(world);
    for (let at = 0; at < 12; at += 1) await say(buyer, uuid, `010-1234-56${10 + at}`);
    await say(seller, uuid, "전화드리겠습니다");
    await open(buyer, await world.seller());
    const { items } = await admin.api.chatEntities.list({ query: { userId: buyer.id } });
    expect(items.length).toBe(2);
    expect(items.find((room) => room.uuid === uuid)).toMatchObject({
      buyer: { userId: buyer.id, name: buyer.companyName, hasLeft: false },
      seller: { userId: seller.id, sellerId: seller.sellerId, name: seller.companyName },
      messageCount: 13,
    });
    const page = (query: object) =>
      admin.api.chatEntities.get({ params: { uuid }, query: { itemsPerPage: 10, ...query } });
    const newest = await page({});
    expect(newest.messages.items.at(-1)).toMatchObject({
      seq: 13,
      senderId: seller.id,
      text: "전화드리겠습니다",
    });
    const older = await page({ before: newest.messages.next });
    expect(older.messages.items.map(({ text }) => text)).toEqual([
      "010-1234-5610",
      "010-1234-5611",
      "010-1234-5612",
    ]);
    expect(await looksAt("chat", uuid)).toEqual([
      ["READ", admin.id],
      ["READ", admin.id],
    ]);
  });

  test("is audited for listing a person's rooms, and gets 404 for an unknown person", async () => {
    const { buyer } = await talking(world);
    await admin.api.chatEntities.list({ query: { userId: buyer.id } });
    expect(await looksAt("chats-of", buyer.id)).toEqual([["READ", admin.id]]);
    const nobody = "usr_01ARZ3NDEKTSV4RRFFQ69G5FA0";
    expect(await codeOf(admin.api.chatEntities.list({ query: { userId: nobody } }))).toBe(
      "NOT_FOUND",
    );
    const uuid = "7f0c9a52-3c1b-8a4d-9b6e-2f1d0c3b4a59";
    expect(await codeOf(admin.api.chatEntities.get({ params: { uuid }, query: {} }))).toBe(
      "NOT_FOUND",
    );
  });
});

const report = (
  { api }: Awaited<ReturnType<World["member"]>>,
  uuid: string,
  reason: "INAPPROPRIATE_LANGUAGE" | "EXTRA_COST_REQUEST" = "INAPPROPRIATE_LANGUAGE",
) => api.userPenaltyHistories.create({ body: { reason, refType: "CHAT", refId: uuid } });

describe("a report of a chat (D10-1)", () => {
  test("is about a seller who wrote in it, once, and links admins to the room", async () => {
    const { buyer, seller, uuid } = await talking(world);
    await say(buyer, uuid, "견적 부탁드립니다");
    // A seller who wrote nothing cannot be reported.
    expect(await codeOf(report(buyer, uuid))).toBe("NOT_FOUND");
    await say(seller, uuid, "막말");
    const { id } = await report(buyer, uuid);
    expect(await codeOf(report(buyer, uuid, "EXTRA_COST_REQUEST"))).toBe("ALREADY_REPORTED");
    // Buyers are not reported.
    expect(await codeOf(report(seller, uuid))).toBe("NOT_FOUND");
    const shown = await admin.api.userPenaltyHistoryEntities.get({ params: { id } });
    expect(shown).toMatchObject({
      refType: "CHAT",
      refId: uuid,
      refNumber: uuid.slice(0, 8),
      targetSellerId: seller.sellerId,
      targetName: seller.companyName,
      reporterId: buyer.id,
    });
  });

  test("names the room by its uuid and no deal", async () => {
    const { buyer, uuid } = await talking(world);
    const wrong = [
      { refType: "CHAT", refId: "ord_01ARZ3NDEKTSV4RRFFQ69G5FA0" },
      { refType: "ORDER", refId: uuid },
    ] as const;
    for (const of of wrong)
      expect(
        await codeOf(
          buyer.api.userPenaltyHistories.create({
            body: { reason: "MISSED_DELIVERY_DATE", ...of },
          }),
        ),
      ).toBe("INVALID_REQUEST");
  });
});
