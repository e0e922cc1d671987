import type { BasketChange } from "@bupum/shared/accounts/request-baskets/contract";
import { mostBasketLines } from "@bupum/shared/accounts/request-baskets/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codesOf, password, signedUp } from "../../kit/accounts.ts";
import { founded, joined } from "../../kit/companies.ts";
import { someProduct } from "../../kit/goods.ts";
import { codeOf } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Member = Awaited<ReturnType<World["member"]>>;
type Api = Pick<Member, "api">["api"];
type Change = [action: BasketChange["action"], productId: Id<"prd">, quantity?: number];

const change = (by: Api, ...changes: Change[]) =>
  by.requestBaskets.change({
    body: {
      changes: changes.map(([action, productId, quantity]) => ({
        action,
        productId,
        ...(quantity !== undefined && { quantity }),
      })),
    },
  });
const held = async (by: Api) =>
  (await by.requestBaskets.mine({})).lines.map(({ productId, quantity }) => [productId, quantity]);
const shown = async (by: Api) => (await by.requestBaskets.products({})).lines;
const parts = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, () => someProduct(world)))).map(
    ({ product }) => product.id,
  );
const changeRow = async (productId: Id<"prd">, more: object) => {
  const row = { pk: `product#${productId}`, sk: "row" };
  await world.put([{ ...(await world.read(row)), ...row, ...more }]);
};
const basketKey = (userId: string) => ({ pk: `request-basket#${userId}`, sk: "basket" });

describe("a request basket", () => {
  test("is the same for all devices of its account, and nobody else's (D46-1)", async () => {
    const [buyer, stranger] = [await world.member(), await world.member()];
    const [one] = await parts(1);
    expect(await buyer.api.requestBaskets.mine({})).toEqual({ version: 0, lines: [] });
    const { lines } = await change(buyer.api, ["ADD", one!, 3]);
    expect(lines).toMatchObject([{ productId: one, quantity: 3, addedBy: buyer.id }]);
    expect(await held(buyer.api)).toEqual([[one, 3]]);
    expect(await held(stranger.api)).toEqual([]);
  });

  test("loses no line of two devices that add at the same moment (D46-3)", async () => {
    const buyer = await world.member();
    const [one, two, three, four] = await parts(4);
    await change(buyer.api, ["ADD", one!], ["ADD", two!]);
    await Promise.all([
      change(buyer.api, ["ADD", three!]),
      change(buyer.api, ["ADD", four!, 2]),
      change(buyer.api, ["DROP", one!]),
      change(buyer.api, ["SET", two!, 7]),
    ]);
    const lines = new Map((await held(buyer.api)) as [string, number][]);
    expect([one, two, three, four].map((id) => lines.get(id!))).toEqual([undefined, 7, 1, 2]);
  });

  test("takes a repeated call as no change, and keeps the quantity of what is there (D46-3)", async () => {
    const buyer = await world.member();
    const [one, two] = await parts(2);
    const guests: Change[] = [
      ["ADD", one!, 5],
      ["ADD", two!, 2],
    ];
    await change(buyer.api, ["ADD", one!, 9]);
    const first = await change(buyer.api, ...guests);
    expect(await change(buyer.api, ...guests)).toEqual(first);
    expect(await held(buyer.api)).toEqual([
      [one, 9],
      [two, 2],
    ]);
    const dropped = await change(buyer.api, ["DROP", one!]);
    expect(await change(buyer.api, ["DROP", one!])).toEqual(dropped);
    expect(dropped).toMatchObject({ version: first.version + 1, lines: [{ productId: two }] });
  });

  test("changes the quantity of what is there only, and drops without one (D46-3)", async () => {
    const buyer = await world.member();
    const [one, old, now] = await parts(3);
    await change(buyer.api, ["ADD", one!, 2], ["ADD", now!]);
    const dropped = await change(buyer.api, ["DROP", one!]);
    expect(await change(buyer.api, ["SET", one!, 9])).toEqual(dropped);
    await changeRow(old!, { state: "MERGED", mergedInto: now });
    // A line is found by an id that was merged into its product, too.
    await change(buyer.api, ["SET", old!, 4]);
    expect(await held(buyer.api)).toEqual([[now, 4]]);
    await expect(change(buyer.api, ["DROP", now!, 4])).rejects.toMatchObject({ status: 400 });
    expect(await held(buyer.api)).toEqual([[now, 4]]);
  });

  test("takes as many lines as a list of parts, all of a call or none (D46-2)", async () => {
    const buyer = await world.member();
    const ids = await parts(3);
    const full = Array.from({ length: mostBasketLines - 1 }, (_, at) => ({
      productId: `prd_01ARZ3NDEKTSV4RRFFQ69G${String(at).padStart(4, "0")}`,
      quantity: 1,
      addedBy: buyer.id,
      addedAt: "2026-11-30T00:00:00.000Z",
    }));
    await world.put([{ ...basketKey(buyer.id), version: 1, lines: full }]);
    const two = change(buyer.api, ["ADD", ids[0]!], ["ADD", ids[1]!]);
    await expect(two).rejects.toMatchObject({
      body: { code: "ENTRY_LIMIT", params: { most: mostBasketLines } },
    });
    expect(await held(buyer.api)).toHaveLength(mostBasketLines - 1);
    await change(buyer.api, ["ADD", ids[0]!]);
    expect(await codeOf(change(buyer.api, ["ADD", ids[1]!]))).toBe("ENTRY_LIMIT");
    await change(buyer.api, ["DROP", ids[0]!], ["ADD", ids[2]!]);
    expect((await held(buyer.api)).at(-1)).toEqual([ids[2], 1]);
  });

  test("shows a part that was merged as the one of today, once, and says which are gone (D46-5)", async () => {
    const buyer = await world.member();
    const [old, now, gone, other] = await parts(4);
    await change(buyer.api, ["ADD", old!, 4], ["ADD", gone!], ["ADD", now!, 6]);
    await changeRow(gone!, { state: "HIDDEN" });
    await changeRow(old!, { state: "MERGED", mergedInto: now });
    expect(await shown(buyer.api)).toMatchObject([
      { productId: now, quantity: 6, mergedIds: [old], available: true, product: { id: now } },
      { productId: gone, mergedIds: [], available: false },
    ]);
    await change(buyer.api, ["DROP", now!], ["DROP", old!], ["DROP", gone!]);
    await changeRow(other!, { state: "HIDDEN" });
    // By its old id the part of today is added; one that is hidden, or of no part, is not.
    const nothing: Id<"prd"> = "prd_01ARZ3NDEKTSV4RRFFQ69G5FA0";
    const adds: Change[] = [
      ["ADD", old!, 2],
      ["ADD", other!],
      ["ADD", nothing],
    ];
    expect(await change(buyer.api, ...adds)).toMatchObject({ notAdded: [other, nothing] });
    expect(await held(buyer.api)).toEqual([[now, 2]]);
    await change(buyer.api, ["ADD", old!, 8]);
    expect(await held(buyer.api)).toEqual([[now, 2]]);
  });

  test("goes with its account (D46-7)", async () => {
    const buyer = await signedUp(world, codesOf(world));
    const [one] = await parts(1);
    await change(buyer.api, ["ADD", one!]);
    await buyer.api.users.remove({ body: { password } });
    await world.drain({ duplicate: true });
    expect(await world.read(basketKey(buyer.account.id))).toBeUndefined();
  });
});

describe("the basket of a company", () => {
  test("is shared by its members, each line with who added it; two roles change it (D46-4)", async () => {
    const one = await founded(world);
    const as = ({ token }: Pick<Member, "token">) => world.apiOf(one.companyId, token);
    const [requester, buyer, approver, stranger] = [
      await joined(world, one, "REQUESTER"),
      await joined(world, one, "BUYER"),
      await joined(world, one, "APPROVER"),
      await world.member(),
    ];
    const [first, second] = await parts(2);
    await change(as(requester), ["ADD", first!, 2]);
    await change(as(buyer), ["ADD", second!], ["SET", first!, 3]);
    const both = [
      { productId: first, quantity: 3, addedBy: requester.id },
      { productId: second, quantity: 1, addedBy: buyer.id },
    ];
    for (const member of [requester, buyer, approver])
      // oxlint-disable-next-line no-await-in-loop -- few, and one failure at a time
      expect(await shown(as(member))).toMatchObject(both);
    expect(await codeOf(change(as(approver), ["DROP", first!]))).toBe("COMPANY_ROLE_REQUIRED");
    expect(await codeOf(held(as(stranger)))).toBe("NOT_A_MEMBER");
    expect(await codeOf(change(as(stranger), ["ADD", first!]))).toBe("NOT_A_MEMBER");
    // Nothing of it is in a member's own basket, and what one added stays when he leaves.
    expect(await held(buyer.api)).toEqual([]);
    await one.owner.api.companies.removeMember({ params: requester.place });
    expect(await codeOf(held(as(requester)))).toBe("NOT_A_MEMBER");
    expect(await shown(as(buyer))).toMatchObject(both);
  });

  test("goes when the company is dissolved (D46-7)", async () => {
    const one = await founded(world);
    const [part] = await parts(1);
    const key = basketKey(one.companyId.replace("cmp_", "usr_"));
    const api = world.apiOf(one.companyId, one.owner.token);
    await change(api, ["ADD", part!]);
    expect(await world.read(key)).toMatchObject({ lines: [{ productId: part }] });
    await one.owner.api.companies.dissolve({ params: one.params });
    await world.drain();
    expect(await world.read(key)).toBeUndefined();
  });
});
