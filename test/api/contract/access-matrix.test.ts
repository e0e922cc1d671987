import { adminRoles, mayCall } from "@bupum/shared/kernel/admin-roles";
import type { Route } from "@bupum/shared/kernel/route";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askedMarket } from "../../kit/whole-group.ts";
import { allRoutes, type NamedRoute, unknownPath } from "../../kit/routes.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let deal: Awaited<ReturnType<typeof askedMarket>>;
const tokens: Record<string, string | undefined> = {};

beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  // Without rates their route answers 503 to everybody.
  const { keep } = await import("@bupum/functions/reference/exchange-rates/items");
  await keep(
    { on: "2026-11-20", source: "test", rates: { USD: 1_400 } },
    "2026-11-20T02:00:00.000Z",
  );
  deal = await askedMarket(world);
  tokens["member"] = (await world.member()).token;
  tokens["seller"] = (await world.seller()).token;
  tokens["writer"] = (await world.writer()).token;
  tokens["view"] = await viewToken();
  for (const role of adminRoles) tokens[role] = (await world.adminUser(role)).token;
});
afterAll(() => world.stop());

/** Of an admin who sees what a member sees. */
async function viewToken(): Promise<string> {
  const { api } = await world.adminUser("SUPPORT");
  const params = { id: (await world.member()).id };
  const { address } = await api.userEntities.openView({ params, body: { reason: "matrix" } });
  const ticket = new URL(address).hash.slice(1);
  return (await world.api().auth.openView({ body: { ticket } })).token;
}

const callers = ["guest", "member", "view", "seller", "writer", ...adminRoles] as const;
type Caller = (typeof callers)[number];

async function ask({ api, route }: NamedRoute, token: string | undefined, path?: string) {
  return world.raw(api, route.method, path ?? unknownPath(route), {
    ...(route.body && { body: "{}" }),
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
}

/** The problem code of a route's access check, or undefined where the caller passes. */
function gateOf({ api, route }: NamedRoute, caller: Caller): number | undefined {
  if (caller === "view" && api === "user" && !isShown(route)) return 403;
  if (route.access === "public") return undefined;
  if (caller === "guest") return 401;
  const adminRole = adminRoles.find((role) => role === caller);
  if (route.access === "admin")
    return adminRole ? (mayCall(adminRole, route.roles) ? undefined : 403) : 401;
  if (adminRole) return 401;
  const isClosed = route.access === "seller" || route.access === "writer";
  return isClosed && caller !== route.access ? 403 : undefined;
}

/** Whether support may call it where it sees what a member sees (D20-15). */
const isShown = ({ method, view }: Route) => view === "SHOWN" || (method === "GET" && !view);

/** Who ends the own sessions is somebody who calls nothing else. */
async function tokenFor(caller: Caller, { route }: NamedRoute): Promise<string | undefined> {
  const endsOwn = route.method === "DELETE" && route.path === "/users/me/sessions";
  if (endsOwn && caller === "member") return (await world.member()).token;
  if (endsOwn && caller === "seller") return (await world.seller()).token;
  if (endsOwn && caller === "writer") return (await world.writer()).token;
  if (
    caller === "view" &&
    route.method === "DELETE" &&
    route.path === "/users/me/sessions/{sessionId}"
  )
    return viewToken();
  return tokens[caller];
}

describe("every route opens to whom the contract says and to nobody else", () => {
  test.each(allRoutes.flatMap((named) => callers.map((caller) => ({ ...named, caller }))))(
    "$name as $caller",
    async ({ caller, ...named }) => {
      const reply = await ask(named, await tokenFor(caller, named));
      const gate = gateOf(named, caller);
      if (gate === undefined) expect([200, 201, 202, 204, 400, 404, 409]).toContain(reply.status);
      else expect(reply.status).toBe(gate);
    },
  );
});

type Who = "buyer" | "asked" | "rival" | "stranger" | "otherSeller";
const whos: Who[] = ["buyer", "asked", "rival", "stranger", "otherSeller"];
const tokenOf = (who: Who) => deal[who].token;

/** D7-1: not visible is 404, so that nobody learns what exists. */
const visible: { method: string; path: () => string; to: Who[] }[] = [
  { method: "GET", path: () => `/estimate-groups/${deal.groupId}`, to: ["buyer"] },
  { method: "GET", path: () => `/estimates/${deal.estimateId}`, to: ["buyer", "asked"] },
  {
    method: "GET",
    path: () => `/product-estimates/${encodeURIComponent(deal.lineId)}`,
    to: ["buyer", "asked"],
  },
  {
    method: "GET",
    path: () => `/product-estimates/estimate?estimateId=${deal.estimateId}`,
    to: ["buyer", "asked"],
  },
  {
    method: "GET",
    path: () => `/product-estimates/estimate?groupId=${deal.groupId}`,
    to: ["buyer"],
  },
  { method: "GET", path: () => `/product-estimate-orders/${deal.orderId}`, to: ["buyer", "asked"] },
];

describe("who has no part in a deal sees nothing of it", () => {
  test("buyer and asked seller see it; rival, stranger and other sellers get 404", async () => {
    for (const { method, path, to } of visible)
      for (const who of whos) {
        const reply = await world.raw("user", method, path(), {
          headers: { authorization: `Bearer ${tokenOf(who)}` },
        });
        expect(reply.status, `${method} ${path()} as ${who}`).toBe(to.includes(who) ? 200 : 404);
      }
  });

  test("only its seller accepts or refuses an order", async () => {
    for (const call of ["accept", "reject"] as const)
      for (const who of whos.filter((one) => one !== "asked")) {
        const reply = await world.raw(
          "user",
          "PATCH",
          `/product-estimate-orders/seller/${deal.orderId}/${call}`,
          {
            body: JSON.stringify(call === "accept" ? {} : { reason: "OUT_OF_STOCK" }),
            headers: {
              "content-type": "application/json",
              authorization: `Bearer ${tokenOf(who)}`,
            },
          },
        );
        const isSeller = who === "rival" || who === "otherSeller";
        expect(reply.status, `${call} as ${who}`).toBe(isSeller ? 404 : 403);
      }
    const order = await deal.buyer.api.productEstimateOrders.get({ params: { id: deal.orderId } });
    expect(order.status).toBe("PENDING");
  });

  test("a rival cannot answer a line of another seller", async () => {
    const quote = deal.quoteFor(deal.lineId);
    for (const who of ["rival", "otherSeller"] as const)
      await expect(
        deal[who].api.productEstimateResponses.create({ body: quote }),
      ).rejects.toMatchObject({ status: 404 });
  });

  test("a stranger cannot order what was quoted to somebody else", async () => {
    await expect(
      deal.stranger.api.productEstimateOrders.create({ body: deal.orderOf(1) }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test("a seller cannot change or drop another seller's listing", async () => {
    const params = { id: deal.merchandiseId };
    await expect(
      deal.rival.api.merchandises.update({ params, body: { stock: 1, version: 1 } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(deal.rival.api.merchandises.remove({ params })).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      deal.rival.api.merchandises.removeMany({ body: { ids: [deal.merchandiseId] } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test("nobody removes or reads another user's notices", async () => {
    const { items } = await deal.asked.api.notifications.list({ query: {} });
    expect(items.length).toBeGreaterThan(0);
    await expect(
      deal.rival.api.notifications.remove({ params: { id: items[0]!.id } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
