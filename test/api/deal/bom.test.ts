import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, contact } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Member = Awaited<ReturnType<World["member"]>>;
const id = "0b8f5b1e-6f0c-4a51-9a3d-2f1f7b6f9a11";

/** One request of a list of three; the same part with other lines is another request. */
async function part(buyer: Member, number: number, name = "브래킷", parts = 3) {
  const seller = await world.seller();
  return buyer.api.estimateGroups.create({
    body: {
      lines: [{ partName: `${name} ${number}`, quantity: 3 }],
      sellerIds: [seller.sellerId],
      contact,
      bom: { id, part: number, parts },
    },
  });
}
const listed = async (buyer: Member) =>
  (await buyer.api.estimateGroups.list({ query: { bomId: id } })).items;

describe("a list of parts that is several requests (D1-12)", () => {
  test("is read as one list, in its order, by its buyer only", async () => {
    const [buyer, other] = [await world.member(), await world.member()];
    const [third, first] = [await part(buyer, 3), await part(buyer, 1)];
    const groups = await listed(buyer);
    expect(groups.map((group) => group.id)).toEqual([first.id, third.id]);
    expect(groups[1]).toMatchObject({ bom: { id, part: 3, parts: 3 }, lineCount: 1 });
    expect(await listed(other)).toEqual([]);
    // Another buyer may use the same id.
    await part(other, 1);
    expect(await listed(buyer)).toHaveLength(2);
  });

  test("takes each of its parts once, however often it is sent", async () => {
    const buyer = await world.member();
    await part(buyer, 1);
    expect(await codeOf(part(buyer, 1, "너트"))).toBe("BOM_PART_SENT");
    const tries = [2, 2, 2].map((number) => () => codeOf(part(buyer, number)));
    const codes = await Promise.all(tries.map((call) => call()));
    expect(codes.filter((code) => code === "no problem")).toHaveLength(1);
    expect(await listed(buyer)).toHaveLength(2);
  });

  test("refuses parts behind its last, and a changed number of parts", async () => {
    const buyer = await world.member();
    await expect(part(buyer, 4)).rejects.toMatchObject({
      issues: [{ path: "body.bom.part", code: "invalid_value" }],
    });
    await part(buyer, 3);
    await expect(part(buyer, 2, "너트", 2)).rejects.toMatchObject({
      issues: [{ path: "body.bom.parts", code: "invalid_value" }],
    });
    await part(buyer, 2);
    expect(await listed(buyer)).toHaveLength(2);
  });

  test("needs PREMIUM", async () => {
    const basic = await world.member({ membershipType: "BASIC" });
    await expect(part(basic, 1)).rejects.toMatchObject({
      code: "SUBSCRIPTION_REQUIRED",
      body: { params: { feature: "BOM" } },
    });
  });
});
