import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { nextNumber } from "../../kit/people.ts";
import { codeOf, listed } from "../../kit/group.ts";
import { allRoutes } from "../../kit/routes.ts";
import { startWorld, type World } from "../../kit/world.ts";
import * as z from "zod/mini";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>["api"];
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = (await world.adminUser()).api;
});
afterAll(() => world.stop());

/** Whether a schema requires a version anywhere in the body. */
const insists = (schema: unknown): boolean => {
  if (typeof schema !== "object" || schema === null) return false;
  const { required = [] } = schema as { required?: string[] };
  return (
    (Array.isArray(required) && required.includes("version")) || Object.values(schema).some(insists)
  );
};

/**
 * Money is given back once by the version that the page showed (DECISIONS 142), pieces leave once
 * (D39-2), what is seen of lines to cancel is seen at a version (DECISIONS 292), what is released is
 * what was shown (D41-3), and a tax invoice is taken back or amended as it was seen (D42-8).
 */
const insistsOnPurpose = [
  "user PATCH /order-approvals/{id}/release",
  "user PATCH /product-estimate-orders/{id}/batch/cancel",
  "user PATCH /product-estimate-orders/seller/{id}/batch/shipment",
  "user PATCH /tax-invoices/{id}/cancellation",
  "user POST /tax-invoices/{id}/amendments",
  "admin POST /payment-order-entities/{id}/refund",
  "admin PATCH /product-estimate-order-entities/{id}/batch/cancel",
  "admin PATCH /product-estimate-order-entities/{id}/batch/shipment",
];

test("no call requires a version: a body may carry one (D0-7)", () => {
  const insisting = allRoutes.filter(
    ({ route }) =>
      route.body && insists(z.toJSONSchema(route.body, { io: "input", unrepresentable: "any" })),
  );
  expect(insisting.map(({ name }) => name)).toEqual(insistsOnPurpose);
});

/** Entities with a call that changes each, with or without the version that was read. */
async function changeable() {
  const seller = await world.seller();
  const { product, maker } = await someProduct(world);
  const listing = await listed(seller, product.id, 3);
  const name = { ko: `이름 ${nextNumber()}` };
  const tag = await admin.categoryTagEntities.create({ body: { name } });
  const brand = await admin.manufactorEntities.create({ body: { name } });
  const part = await admin.productEntities.create({
    body: { partNumber: `VR-${nextNumber()}`, manufactorId: maker.id, name },
  });
  const dealer = await admin.dealerEntities.create({
    body: {
      name: { ko: name.ko, en: name.ko, zh: name.ko },
      region: "SEOUL",
      manufactorIds: [maker.id],
    },
  });
  type Seen = { version?: number };
  return [
    (seen: Seen) =>
      seller.api.merchandises.update({ params: { id: listing.id }, body: { stock: 4, ...seen } }),
    async (seen: Seen) =>
      (
        await seller.api.merchandises.updateMany({
          body: { items: [{ id: listing.id, stock: 5, ...seen }] },
        })
      ).items[0]!,
    (seen: Seen) =>
      admin.categoryTagEntities.update({ params: { id: tag.id }, body: { order: 0, ...seen } }),
    (seen: Seen) =>
      admin.manufactorEntities.update({ params: { id: brand.id }, body: { name, ...seen } }),
    (seen: Seen) =>
      admin.productEntities.update({ params: { id: part.id }, body: { unit: "BOX", ...seen } }),
    (seen: Seen) =>
      admin.dealerEntities.update({
        params: { id: dealer.id },
        body: { region: "BUSAN", ...seen },
      }),
  ];
}

describe("a change", () => {
  test("without a version is made, with an older one it is refused", async () => {
    for (const change of await changeable()) {
      const { version } = await change({});
      expect((await change({ version })).version).toBe(version + 1);
      expect(await codeOf(change({ version }))).toBe("VERSION_CONFLICT");
    }
  });
});
