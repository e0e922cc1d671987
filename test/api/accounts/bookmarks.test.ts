import type { Id } from "@bupum/shared/kernel/ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asked, listed } from "../../kit/group.ts";
import { someProduct } from "../../kit/goods.ts";
import { unknownUlid } from "../../kit/routes.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Member = Awaited<ReturnType<World["member"]>>;
const product = (targetId: Id<"prd">) => ({ type: "PRODUCT" as const, targetId });
const mine = async (member: Member, query = {}) =>
  (await member.api.bookmarks.mine({ query })).items;
const countOf = async (member: Member) =>
  (await world.read({ pk: `bookmarks#${member.id}`, sk: "counter#PRODUCT" }))?.["count"] ?? 0;

/** Three parts of the catalogue. */
const threeParts = async () =>
  (await Promise.all([1, 2, 3].map(() => someProduct(world)))).map((one) => one.product.id);

describe("a bookmark", () => {
  test("shows a thin card of its target, newest first, and only to its owner", async () => {
    const [member, other] = [await world.member(), await world.member()];
    const { product: part, maker } = await someProduct(world);
    const seller = await world.seller();
    await member.api.bookmarks.create({ body: product(part.id) });
    await member.api.bookmarks.create({ body: { type: "MANUFACTOR", targetId: maker.id } });
    await member.api.bookmarks.create({ body: { type: "SELLER", targetId: seller.sellerId } });
    expect(await mine(member)).toMatchObject([
      { targetId: part.id, available: true, notify: false, product: { unit: "EA" } },
    ]);
    expect(await mine(member, { type: "MANUFACTOR" })).toMatchObject([
      { manufactor: { id: maker.id, productCount: 1 } },
    ]);
    const [shown] = await mine(member, { type: "SELLER" });
    expect(shown).toMatchObject({ seller: { companyName: seller.companyName } });
    expect(JSON.stringify(shown)).not.toContain("businessNumber");
    expect(await mine(other)).toEqual([]);
  });

  test("made twice, also in parallel, is one; the second call sets the notice flag", async () => {
    const member = await world.member();
    const { product: part } = await someProduct(world);
    await Promise.all([1, 2, 3].map(() => member.api.bookmarks.create({ body: product(part.id) })));
    await member.api.bookmarks.create({ body: { ...product(part.id), notify: true } });
    // A change that does not name it leaves it as it is.
    await member.api.bookmarks.create({ body: product(part.id) });
    expect(await mine(member)).toMatchObject([{ targetId: part.id, notify: true }]);
    expect(await countOf(member)).toBe(1);
  });

  test("of an unknown target, or with an id of another type, is refused", async () => {
    const member = await world.member();
    await expect(
      member.api.bookmarks.create({ body: product(`prd_${unknownUlid}`) }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(
      member.api.bookmarks.create({ body: { type: "SELLER", targetId: `prd_${unknownUlid}` } }),
    ).rejects.toMatchObject({ issues: [{ path: "body.targetId" }] });
    await expect(
      member.api.bookmarks.create({
        body: { type: "SELLER", targetId: `sel_${unknownUlid}`, notify: true },
      }),
    ).rejects.toMatchObject({ issues: [{ path: "body.notify" }] });
  });

  test("with a deleted target stays in the list and says so", async () => {
    const member = await world.member();
    const seller = await world.seller();
    await member.api.bookmarks.create({ body: { type: "SELLER", targetId: seller.sellerId } });
    const row = await world.read({ pk: `seller#${seller.sellerId}`, sk: "info" });
    const { approved, ...revoked } = row as Record<string, unknown>;
    await world.put([{ ...revoked, draft: approved }]);
    const [shown] = await mine(member, { type: "SELLER" });
    expect(shown).toMatchObject({ targetId: seller.sellerId, available: false });
    expect(shown).not.toHaveProperty("seller");
  });

  test("beyond a thousand of a type is refused", async () => {
    const member = await world.member();
    const [one, two] = await threeParts();
    await world.put([{ pk: `bookmarks#${member.id}`, sk: "counter#PRODUCT", count: 999 }]);
    await member.api.bookmarks.create({ body: product(one!) });
    await expect(member.api.bookmarks.create({ body: product(two!) })).rejects.toMatchObject({
      status: 409,
      code: "BOOKMARK_LIMIT",
      body: { params: { most: 1_000 } },
    });
    const { items } = await member.api.bookmarks.many({
      body: { items: [{ ...product(two!), action: "INSERT" }] },
    });
    expect(items).toMatchObject([{ result: "BOOKMARK_LIMIT" }]);
  });
});

describe("a buyer", () => {
  test("is bookmarked only by sellers who had an estimate of that buyer", async () => {
    const [buyer, seller, rival] = [
      await world.member(),
      await world.seller(),
      await world.seller(),
    ];
    const lines = [{ partName: "퓨즈 10A", quantity: 3 }];
    const { estimateOf } = await asked(world, buyer, [seller], lines);
    // What the estimate's page needs for its button.
    const params = { id: estimateOf(seller) };
    const { buyerId: targetId } = await seller.api.estimates.get({ params });
    const body = { type: "BUYER" as const, targetId };
    await expect(buyer.api.bookmarks.create({ body })).rejects.toMatchObject({ status: 403 });
    await expect(rival.api.bookmarks.create({ body })).rejects.toMatchObject({ status: 404 });
    await seller.api.bookmarks.create({ body });
    const { items } = await seller.api.bookmarks.mine({ query: { type: "BUYER" } });
    expect(items).toMatchObject([{ buyer: { companyName: buyer.companyName, region: "SEOUL" } }]);
    expect(JSON.stringify(items)).not.toContain(buyer.phone);
    expect(JSON.stringify(items)).not.toContain(buyer.email);
  });
});

async function watched() {
  const [reader, other] = [await world.member({ alarmType: "KAKAO" }), await world.member()];
  const { product: part } = await someProduct(world);
  await reader.api.bookmarks.create({ body: { ...product(part.id), notify: true } });
  await other.api.bookmarks.create({ body: product(part.id) });
  return { reader, other, part };
}
const told = async (member: Member) =>
  (await member.api.notifications.list({ query: {} })).items.map(({ event }) => event);

describe("news of a bookmarked part", () => {
  test("comes once when it is in stock again, in the app and by mail, to those who asked", async () => {
    const { reader, other, part } = await watched();
    const seller = await world.seller();
    const listing = await listed(seller, part.id, 0);
    await world.drain({ duplicate: true, shuffle: 4 });
    expect(await told(reader)).toEqual(["PART_NEW_SELLER"]);
    const params = { id: listing.id };
    await seller.api.merchandises.update({ params, body: { stock: 5, version: 1 } });
    await world.drain({ duplicate: true, shuffle: 5 });
    // A change that is undone within a day sends no notice.
    await seller.api.merchandises.update({ params, body: { stock: 0, version: 2 } });
    await world.drain();
    await seller.api.merchandises.update({ params, body: { stock: 7, version: 3 } });
    await world.drain({ duplicate: true });
    expect((await told(reader)).toSorted()).toEqual(["PART_IN_STOCK", "PART_NEW_SELLER"]);
    expect(await told(other)).toEqual([]);
    const mails = world.mails(reader.email);
    expect(mails.map(({ subject }) => subject).join()).toContain(part.partNumber);
    expect(mails).toHaveLength(2);
    expect(world.texts(reader.phone)).toEqual([]);
  });

  test("ends when the notices are switched off or the bookmark is removed", async () => {
    const { reader, part } = await watched();
    await reader.api.bookmarks.create({ body: { ...product(part.id), notify: false } });
    await listed(await world.seller(), part.id, 3);
    await world.drain();
    expect(await told(reader)).toEqual([]);
    await reader.api.bookmarks.create({ body: { ...product(part.id), notify: true } });
    await reader.api.bookmarks.remove({ body: { type: "PRODUCT", targetIds: [part.id] } });
    await listed(await world.seller(), part.id, 3);
    await world.drain();
    expect(await told(reader)).toEqual([]);
  });
});

describe("many at once", () => {
  test("reports the result of each, and counts each once", async () => {
    const member = await world.member();
    const [one, two, three] = await threeParts();
    await member.api.bookmarks.create({ body: product(one!) });
    const { items } = await member.api.bookmarks.many({
      body: {
        items: [
          { ...product(one!), action: "INSERT" },
          { ...product(two!), action: "INSERT" },
          { ...product(three!), action: "DELETE" },
          { ...product(`prd_${unknownUlid}`), action: "INSERT" },
        ],
      },
    });
    expect(items.map(({ result }) => result)).toEqual([
      "UNCHANGED",
      "DONE",
      "UNCHANGED",
      "NOT_FOUND",
    ]);
    expect(await countOf(member)).toBe(2);
  });

  test("adds and removes a hundred, and the counter follows", async () => {
    const member = await world.member();
    const parts = await Promise.all(Array.from({ length: 100 }, () => someProduct(world)));
    const ids = parts.map((part) => part.product.id);
    await member.api.bookmarks.many({
      body: { items: ids.map((id) => ({ ...product(id), action: "INSERT" as const })) },
    });
    expect(await countOf(member)).toBe(100);
    expect(await mine(member, { itemsPerPage: 100 })).toHaveLength(100);
    const calls = [1, 2, 3].map(() =>
      member.api.bookmarks.remove({ body: { type: "PRODUCT", targetIds: ids } }),
    );
    await Promise.all(calls);
    expect(await countOf(member)).toBe(0);
    expect(await mine(member)).toEqual([]);
  });

  test("tells a page which of its parts are bookmarked, in one call", async () => {
    const member = await world.member();
    const [one, two, three] = await threeParts();
    await member.api.bookmarks.create({ body: product(two!) });
    const found = await mine(member, { targetIds: [one, two, three].join(",") });
    expect(found.map(({ targetId }) => targetId)).toEqual([two]);
  });
});
