import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bought, founded, joined } from "../../kit/companies.ts";
import { codeOf } from "../../kit/group.ts";
import { allRoutes, unknownPath } from "../../kit/routes.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

describe("every route", () => {
  test("is made in a company's name by the roles that the contract names, or is one's own (D40-9)", async () => {
    const deal = await bought(world);
    const other = await founded(world);
    const users = allRoutes.filter(({ api, route }) => api === "user" && route.access !== "public");
    const ask = (route: (typeof users)[number]["route"], token: string, company: string) =>
      world.raw("user", route.method, unknownPath(route), {
        ...(route.body && { body: "{}" }),
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${token}`,
          "bupum-company": company,
        },
      });
    const members = [
      ["OWNER", (await joined(world, deal, "OWNER")).token],
      ["REQUESTER", deal.requester.token],
      ["BUYER", deal.buyer.token],
      ["APPROVER", deal.approver.token],
      ["ACCOUNTANT", deal.accountant.token],
    ] as const;
    for (const { route, name } of users.filter(({ route: { company } }) => company)) {
      for (const [role, token] of members) {
        const reply = await ask(route, token, deal.companyId);
        const code = ((await reply.json().catch(() => ({}))) as { code?: string }).code;
        const isAllowed = route.company!.includes(role);
        expect(code === "COMPANY_ROLE_REQUIRED", `${name} as ${role}`).toBe(!isAllowed);
      }
      for (const company of [
        other.companyId,
        "cmp_01ARZ3NDEKTSV4RRFFQ69G5FA0",
        "x".repeat(3_000),
        deal.owner.id,
      ]) {
        const reply = await ask(route, deal.buyer.token, company);
        expect(await reply.json(), `${name} for ${company}`).toMatchObject({
          code: "NOT_A_MEMBER",
        });
      }
    }
    const own = users.filter(({ route: { company, method } }) => !company && method === "GET");
    for (const { route, name } of own) {
      const [named, plain] = await Promise.all(
        [other.companyId, ""].map(
          async (company) => (await ask(route, deal.buyer.token, company)).status,
        ),
      );
      expect(named, name).toBe(plain);
    }
  });
});

test("a seller of a company's order is reported by who orders in its name (D10-1, D40-10)", async () => {
  const deal = await bought(world);
  const { orderIds } = await deal.buyer.as.productEstimateOrders.create({ body: deal.order });
  const body = {
    refType: "ORDER",
    refId: orderIds[0]!,
    reason: "MISSED_DELIVERY_DATE",
  } as const;
  expect(await codeOf(deal.buyer.api.userPenaltyHistories.create({ body }))).toBe("NOT_FOUND");
  expect((await deal.buyer.as.userPenaltyHistories.create({ body })).id).toMatch(/^pen_/);
});

test("a key of a call is of one member in one name (D0-8, D40-9)", async () => {
  const deal = await bought(world);
  const other = await joined(world, deal, "REQUESTER");
  const as = world.apiOf(deal.companyId, other.token);
  const body = { ...deal.body, allowDuplicate: true };
  const key = { idempotencyKey: "company-key-0001" };
  const ids = [
    (await deal.requester.as.estimateGroups.create({ body }, key)).id,
    (await deal.requester.as.estimateGroups.create({ body }, key)).id,
    (await as.estimateGroups.create({ body }, key)).id,
    (await other.api.estimateGroups.create({ body }, key)).id,
  ];
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(3);
});
