import {
  type DeliveryAddress,
  mostDeliveryAddresses,
} from "@bupum/shared/accounts/companies/delivery-addresses";
import type { Id } from "@bupum/shared/kernel/ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companyDraft, founded, joined } from "../../kit/companies.ts";
import { siteOf, stateSites } from "../../kit/delivery-addresses.ts";
import { codeOf, contact, shipTo as site } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

type Member = Awaited<ReturnType<World["member"]>>;
type One = Awaited<ReturnType<typeof founded>>;
const read = ({ params }: One, by: Pick<Member, "api">) =>
  by.api.companies.deliveryAddresses({ params });
const written = (
  { params }: One,
  owner: Pick<Member, "api">,
  ...given: Parameters<typeof siteOf>
) => codeOf(stateSites({ owner, params }, [siteOf(...given)]));

describe("delivery addresses of a company (D44-1)", () => {
  test("are none before an owner states some, and are then read by every member", async () => {
    const one = await founded(world);
    const member = await joined(world, one, "REQUESTER");
    expect(await read(one, member)).toEqual({ deliveryAddresses: [], version: 0 });
    const stated = await stateSites(one, [
      siteOf("안산 1공장 자재창고", { isDefault: true }),
      siteOf("화성 물류센터"),
    ]);
    expect(stated).toMatchObject({
      deliveryAddresses: [
        {
          id: expect.stringMatching(/^adr_/),
          label: "안산 1공장 자재창고",
          shipTo: { name: "박수령", phone: "+821098765432" },
          isDefault: true,
        },
        { label: "화성 물류센터", isDefault: false },
      ],
      version: 1,
    });
    expect(await read(one, member)).toEqual(stated);
  });

  test("are changed by owners alone, and nobody else's to see (D40-4)", async () => {
    const one = await founded(world);
    const [member, stranger] = [
      await joined(world, one, "REQUESTER", "BUYER", "APPROVER", "ACCOUNTANT"),
      await world.member(),
    ];
    expect(await written(one, member, "1공장")).toBe("FORBIDDEN");
    expect(await written(one, stranger, "1공장")).toBe("NOT_FOUND");
    expect(await codeOf(read(one, stranger))).toBe("NOT_FOUND");
    expect(await written(one, one.owner, "1공장")).toBe("no problem");
    const other = await founded(world);
    expect(await codeOf(read(one, other.owner))).toBe("NOT_FOUND");
    expect((await read(other, other.owner)).deliveryAddresses).toEqual([]);
  });

  test("keep their ids; one that is left out is deleted, and nobody invents an id", async () => {
    const one = await founded(world);
    const { deliveryAddresses: before } = await stateSites(one, [siteOf("1공장"), siteOf("2공장")]);
    const [first, second] = before;
    const renamed = { ...second!, label: "평택 2공장" };
    const after = await stateSites(one, [renamed, siteOf("본사")]);
    expect(after.deliveryAddresses[0]).toEqual(renamed);
    expect(after.deliveryAddresses.map(({ label }) => label)).toEqual(["평택 2공장", "본사"]);
    // Deleted, of another company, or named twice.
    const other = await stateSites(await founded(world), [siteOf("1공장")]);
    for (const foreign of [first!, other.deliveryAddresses[0]!, { ...renamed, label: "3공장" }])
      expect(await codeOf(stateSites(one, [renamed, foreign]))).toBe("INVALID_REQUEST");
    expect(await read(one, one.owner)).toEqual(after);
  });

  test("have labels that read differently, one default at most, and are a hundred at most", async () => {
    const one = await founded(world);
    const wrong = (...labels: string[]) =>
      codeOf(
        stateSites(
          one,
          labels.map((label) => siteOf(label)),
        ),
      );
    expect(await wrong("A동 창고", "a동 창고")).toBe("INVALID_REQUEST");
    expect(await wrong("1공장", "1공장".normalize("NFD"))).toBe("INVALID_REQUEST");
    const both = ["1공장", "2공장"].map((label) => siteOf(label, { isDefault: true }));
    expect(await codeOf(stateSites(one, both))).toBe("INVALID_REQUEST");
    const many = Array.from({ length: mostDeliveryAddresses + 1 }, (_, at) => `${at + 1}공장`);
    expect(await wrong(...many)).toBe("INVALID_REQUEST");
    expect(await wrong(...many.slice(1))).toBe("no problem");
    expect((await read(one, one.owner)).deliveryAddresses).toHaveLength(mostDeliveryAddresses);
  });

  test("are stated as they were seen: of two owners at once one is asked to look again", async () => {
    const one = await founded(world);
    const other = await joined(world, one, "OWNER");
    const codes = await Promise.all(
      [one.owner, other].map((owner, at) =>
        codeOf(stateSites({ ...one, owner }, [siteOf(`${at}공장`)], 0)),
      ),
    );
    expect(codes.toSorted()).toEqual(["VERSION_CONFLICT", "no problem"]);
    expect(await codeOf(stateSites(one, [], 0))).toBe("VERSION_CONFLICT");
    expect((await read(one, other)).deliveryAddresses).toHaveLength(1);
  });

  test("go with their company", async () => {
    const one = await founded(world);
    await stateSites(one, [siteOf("1공장")]);
    await one.owner.api.companies.dissolve({ params: one.params });
    await world.drain();
    expect(await codeOf(read(one, one.owner))).toBe("NOT_FOUND");
    const { deliveryAddressesKey } = await import("@bupum/functions/accounts/companies/items");
    const { read: rowAt } = await import("@bupum/functions/kernel/table");
    expect(await rowAt(deliveryAddressesKey(one.companyId))).toBeUndefined();
  });
});

test("a request goes to the region of its company, never to that of its member's account (D44-4)", async () => {
  const seller = await world.seller();
  const asked = async (one: One, quantity: number, region?: "BUSAN") => {
    const as = world.apiOf(one.companyId, one.owner.token);
    const lines = [{ partName: "베어링", quantity }];
    const { estimateIds } = await as.estimateGroups.create({
      body: { lines, sellerIds: [seller.sellerId], contact, region },
    });
    const [id] = estimateIds as [Id<"est">];
    return (await seller.api.estimates.get({ params: { id } })).region;
  };
  const address = { zip: "63122", address: "제주특별자치도 제주시 연삼로 2" };
  const one = await founded(world, { address });
  expect(await asked(one, 1)).toBe("JEJU");
  await stateSites(one, [
    siteOf("부산 공장"),
    siteOf("원주 공장", { isDefault: true, shipTo: { ...site, region: "GANGWON" } }),
  ]);
  expect(await asked(one, 2)).toBe("GANGWON");
  expect(await asked(one, 3, "BUSAN")).toBe("BUSAN");
  const nameless = { ...companyDraft.address, address: "가산디지털1로 1" };
  expect(await asked(await founded(world, { address: nameless }), 4)).toBeUndefined();
});

test("the record of a change names addresses, and nobody on site (D44-3)", async () => {
  const one = await founded(world);
  const { deliveryAddresses } = await stateSites(one, [siteOf("1공장")]);
  await stateSites(one, []);
  const { pastOf } = await import("@bupum/functions/kernel/audit");
  const [last, first] = await pastOf("company", one.companyId);
  expect([first, last]).toMatchObject([
    { from: "DELIVERY_ADDRESSES 0", to: "DELIVERY_ADDRESSES 1", actor: one.owner.id },
    { from: "DELIVERY_ADDRESSES 1", to: "DELIVERY_ADDRESSES 2", reason: "[]" },
  ]);
  const [{ id, shipTo }] = deliveryAddresses as [DeliveryAddress, ...DeliveryAddress[]];
  expect(JSON.parse(first!.reason!)).toEqual([{ id, label: "1공장", isDefault: false }]);
  for (const word of [shipTo.name, "98765432", "9876-5432", shipTo.address])
    expect(JSON.stringify([first, last])).not.toContain(word);
});
