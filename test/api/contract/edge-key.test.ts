import { afterAll, beforeAll, expect, test } from "vitest";
import { contact } from "../../kit/group.ts";
import { allRoutes, type NamedRoute } from "../../kit/routes.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  // Set before the first call: each function reads its environment once.
  process.env["STAGE"] = "prod";
});
afterAll(() => world.stop());

const statusOf = async (
  { api, route: { method, path } }: NamedRoute,
  headers: Record<string, string>,
) => (await world.raw(api, method, path.replaceAll(/\{\w+\}/g, "x"), { headers })).status;

const statusAt = (path: string, headers: Record<string, string>) =>
  statusOf(
    allRoutes.find(({ route }) => route.path === path)!,
    headers,
  );

test("in prod every route of both APIs refuses a call that did not come through CloudFront", async () => {
  for (const each of allRoutes) {
    if (each.route.path === "/health") continue;
    expect(await statusOf(each, {}), each.name).toBe(403);
  }
});

test("a guessed key opens nothing, whatever its length", async () => {
  const key = process.env["EDGE_KEY"]!;
  for (const guess of ["", "x", `${key}x`, key.slice(1), key.toUpperCase()])
    expect(await statusAt("/products/search", { "x-bupum-edge": guess }), guess).toBe(403);
});

test("in prod no request can be given a status for tests (D3-19)", async () => {
  const [buyer, seller] = [await world.member(), await world.seller()];
  const post = (path: string, body: object) =>
    world.raw("user", "POST", path, {
      headers: {
        "x-bupum-edge": process.env["EDGE_KEY"]!,
        authorization: `Bearer ${buyer.token}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    });
  const asked = await post("/estimate-groups", {
    lines: [{ partName: "판넬용 팬", quantity: 4 }],
    sellerIds: [seller.sellerId],
    contact,
  });
  expect(asked.status).toBe(201);
  const { id } = (await asked.json()) as { id: string };
  const refused = await post(`/estimate-groups/test/change-status/${id}`, { status: "COMPLETED" });
  expect(refused.status).toBe(404);
});

test("calls through CloudFront are answered as usual, and the health check answers everybody", async () => {
  const edge = { "x-bupum-edge": process.env["EDGE_KEY"]! };
  expect(await statusAt("/category-tags", edge)).toBe(200);
  expect(await statusAt("/openapi.json", edge)).toBe(200);
  expect(await statusAt("/users/me", edge)).toBe(401);
  expect(await statusAt("/health", {})).toBe(200);
});
