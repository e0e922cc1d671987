import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import type { Id } from "@bupum/shared/kernel/ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rivalled } from "../../kit/cloud/between.ts";
import { founded, joined } from "../../kit/companies.ts";
import { someProduct } from "../../kit/goods.ts";
import { codeOf, listed } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Api = Awaited<ReturnType<World["member"]>>["api"];

const part = async () => (await someProduct(world)).product;
const product = (targetId: Id<"prd">, more: object = {}) => ({
  body: { type: "PRODUCT" as const, targetId, ...more },
});
const remove = (by: Api, ...targetIds: Id<"prd">[]) =>
  by.bookmarks.remove({ body: { type: "PRODUCT", targetIds } });
const shown = async (by: Api, query = {}) => (await by.bookmarks.mine({ query })).items;
const told = async ({ api }: { api: Api }) =>
  (await api.notifications.list({ query: {} })).items.map(({ event, link }) => [event, link]);

/** A company with a way to get members who act in its name. */
async function company() {
  const one = await founded(world);
  const named = async (...roles: CompanyRole[]) => {
    const member = await joined(world, one, ...roles);
    return { ...member, as: world.apiOf(one.companyId, member.token) };
  };
  return { ...one, named, as: world.apiOf(one.companyId, one.owner.token) };
}

describe("the bookmarks of a company", () => {
  test("are shared by its members, each with who added it; two roles change them (D14-4)", async () => {
    const one = await company();
    const [requester, buyer, approver] = [
      await one.named("REQUESTER"),
      await one.named("BUYER"),
      await one.named("APPROVER"),
    ];
    const stranger = await world.member();
    const [first, second, seller] = [await part(), await part(), await world.seller()];
    await requester.as.bookmarks.create(product(first.id));
    await buyer.as.bookmarks.many({
      body: {
        items: [
          { type: "PRODUCT", targetId: second.id, action: "INSERT" },
          { type: "SELLER", targetId: seller.sellerId, action: "INSERT" },
        ],
      },
    });
    const both = [
      { targetId: second.id, addedBy: buyer.id },
      { targetId: first.id, addedBy: requester.id },
    ];
    for (const { as } of [requester, buyer, approver])
      // oxlint-disable-next-line no-await-in-loop -- few, and one failure at a time
      expect(await shown(as)).toMatchObject(both);
    expect(await shown(approver.as, { type: "SELLER" })).toMatchObject([
      { targetId: seller.sellerId, addedBy: buyer.id },
    ]);
    expect(await codeOf(remove(approver.as, first.id))).toBe("COMPANY_ROLE_REQUIRED");
    expect(await codeOf(approver.as.bookmarks.create(product(first.id)))).toBe(
      "COMPANY_ROLE_REQUIRED",
    );
    const outside = world.apiOf(one.companyId, stranger.token);
    expect(await codeOf(shown(outside))).toBe("NOT_A_MEMBER");
    // A member's own list is another one, and what he added stays when he leaves.
    expect(await shown(buyer.api)).toEqual([]);
    await one.owner.api.companies.removeMember({ params: requester.place });
    expect(await codeOf(shown(requester.as))).toBe("NOT_A_MEMBER");
    expect(await shown(buyer.as)).toMatchObject(both);
    await remove(buyer.as, first.id);
    expect(await shown(buyer.as)).toMatchObject([both[0]!]);
  });

  test("are no buyers, also for a member who sells (D14-4)", async () => {
    const one = await company();
    const buyer = await world.member();
    const body = { type: "BUYER" as const, targetId: buyer.id };
    expect(await codeOf(one.as.bookmarks.create({ body }))).toBe("SELLER_REGISTRATION_REQUIRED");
    const { items } = await one.as.bookmarks.many({
      body: { items: [{ ...body, action: "INSERT" }] },
    });
    expect(items).toMatchObject([{ result: "NOT_FOUND" }]);
  });

  test("name their owner where nobody else was noted, and the caller in his own name (D14-4)", async () => {
    const member = await world.member();
    const { id } = await part();
    expect(await member.api.bookmarks.create(product(id))).toMatchObject({ addedBy: member.id });
    const key = { pk: `bookmarks#${member.id}`, sk: `PRODUCT#${id}` };
    const { addedBy: _, ...older } = (await world.read(key))!;
    await world.put([{ ...key, ...older }]);
    expect(await shown(member.api)).toMatchObject([{ targetId: id, addedBy: member.id }]);
  });

  test.each([
    ["one", (by: Api, id: Id<"prd">) => by.bookmarks.create(product(id))],
    [
      "one of many",
      (by: Api, id: Id<"prd">) =>
        by.bookmarks.many({ body: { items: [{ ...product(id).body, action: "INSERT" }] } }),
    ],
  ])(
    "go when it is dissolved, and %s that is added meanwhile is refused (D14-4)",
    async (_, add) => {
      const one = await company();
      const { id } = await part();
      const pk = `bookmarks#${one.companyId.replace("cmp_", "usr_")}`;
      await one.as.bookmarks.create(product(id));
      expect(await world.read({ pk, sk: `PRODUCT#${id}` })).toMatchObject({ targetId: id });
      const { id: late } = await part();
      // It ends after the call has read that it is there.
      const code = await rivalled(() => codeOf(add(one.as, late)), {
        begins: { pk, sk: "PRODUCT#" },
        rival: () => one.owner.api.companies.dissolve({ params: one.params }),
      });
      expect(code).toBe("NOT_A_MEMBER");
      await world.drain();
      for (const sk of [`PRODUCT#${id}`, `PRODUCT#${late}`, "counter#PRODUCT"])
        // oxlint-disable-next-line no-await-in-loop -- few
        expect(await world.read({ pk, sk })).toBeUndefined();
    },
  );
});

describe("news of a part that a company asked for", () => {
  test("go once to the members who order, and to the one who asked, as long as he is one (D14-5)", async () => {
    const one = await company();
    const [asker, buyer, other] = [
      await one.named("REQUESTER"),
      await one.named("BUYER"),
      await one.named("REQUESTER", "APPROVER"),
    ];
    const { id } = await part();
    await other.as.bookmarks.create(product(id));
    await asker.as.bookmarks.create(product(id, { notify: true }));
    // Also in his own name: that is the same piece of news.
    await buyer.api.bookmarks.create(product(id, { notify: true }));
    const seller = await world.seller();
    const listing = await listed(seller, id, 0);
    await world.drain({ duplicate: true });
    const link = `/products/${id}?company=${one.companyId}`;
    expect(await told(asker)).toEqual([["PART_NEW_SELLER", link]]);
    expect((await told(buyer)).map(([event]) => event)).toEqual(["PART_NEW_SELLER"]);
    expect(await told(other)).toEqual([]);
    await one.owner.api.companies.removeMember({ params: asker.place });
    const params = { id: listing.id };
    await seller.api.merchandises.update({ params, body: { stock: 5, version: 1 } });
    await world.drain({ duplicate: true });
    expect(await told(asker)).toHaveLength(1);
    expect((await told(buyer)).map(([event]) => event).toSorted()).toEqual([
      "PART_IN_STOCK",
      "PART_NEW_SELLER",
    ]);
    await buyer.as.bookmarks.create(product(id, { notify: false }));
    expect(await shown(buyer.as)).toMatchObject([{ notify: false, addedBy: other.id }]);
  });

  test("go to the member who asked for them last, also where they were on (D14-5)", async () => {
    const one = await company();
    const [first, last] = [await one.named("REQUESTER"), await one.named("REQUESTER")];
    const { id } = await part();
    await first.as.bookmarks.create(product(id, { notify: true }));
    await last.as.bookmarks.create(product(id, { notify: true }));
    await listed(await world.seller(), id, 0);
    await world.drain();
    expect(await told(first)).toEqual([]);
    expect((await told(last)).map(([event]) => event)).toEqual(["PART_NEW_SELLER"]);
    // One who switches them off and on again has asked again.
    await first.as.bookmarks.create(product(id, { notify: false }));
    await first.as.bookmarks.create(product(id, { notify: true }));
    await listed(await world.seller(), id, 5);
    await world.drain();
    expect((await told(first)).map(([event]) => event)).toEqual(["PART_IN_STOCK"]);
    expect(await told(last)).toHaveLength(1);
  });
});
