import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { allRoutes, unknownPath } from "../../kit/routes.ts";
import { askedMarket } from "../../kit/whole-group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let deal: Awaited<ReturnType<typeof askedMarket>>;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  deal = await askedMarket(world);
});
afterAll(() => world.stop());

const reason = "주문이 안 보인다는 전화";
const ended = expect.objectContaining({ code: "SESSION_ENDED" });
type Admin = Awaited<ReturnType<World["adminUser"]>>;

const ticketFor = async (admin: Admin, id: Admin["id"]) => {
  const { address } = await admin.api.userEntities.openView({ params: { id }, body: { reason } });
  return new URL(address).hash.slice(1);
};
async function viewOf(admin: Admin, id: Admin["id"]) {
  const ticket = await ticketFor(admin, id);
  return { ticket, ...(await world.api().auth.openView({ body: { ticket } })) };
}

describe("support sees what a member sees (D20-15)", () => {
  test("each page as the member reads it, and the trail names the admin and the reason", async () => {
    const admin = await world.adminUser("SUPPORT");
    const { token } = await viewOf(admin, deal.buyer.id);
    const seen = world.api(token);
    expect(await seen.users.me()).toEqual(await deal.buyer.api.users.me());
    const params = { id: deal.groupId };
    expect(await seen.estimateGroups.get({ params })).toEqual(
      await deal.buyer.api.estimateGroups.get({ params }),
    );
    const orders = { query: {} };
    expect(await seen.productEstimateOrders.list(orders)).toEqual(
      await deal.buyer.api.productEstimateOrders.list(orders),
    );
    const path = { entity: "user", id: deal.buyer.id } as const;
    const past = await admin.api.auditEvents.listOf({ params: path, query: {} });
    expect(past.items[0]).toMatchObject({ to: "VIEWED", reason, actorName: admin.name });
  });

  test("no call changes anything, and chats stay hidden", async () => {
    const { token } = await viewOf(await world.adminUser(), deal.buyer.id);
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const written = async () =>
      (await world.changes())
        .map(({ keys }) => `${String(keys["pk"])} ${String(keys["sk"])}`)
        .filter((key) => !key.startsWith("limit#"));
    await written();
    const routes = allRoutes.filter(({ api, route }) => api === "user" && route.view !== "SHOWN");
    for (const { route } of routes) {
      const isRead = route.method === "GET" && route.view !== "HIDDEN";
      const { status } = await world.raw("user", route.method, unknownPath(route), {
        headers,
        ...(route.body && { body: "{}" }),
      });
      const known = `${route.method} ${route.path}`;
      // A seller's and a writer's pages are refused to this member in any case.
      if (!isRead || route.access === "seller" || route.access === "writer")
        expect(status, known).toBe(403);
      else expect([200, 400, 404, 503], known).toContain(status);
      expect(await written(), known).toEqual([]);
    }
    // Ids that exist, of a buyer, and what is counted of readers.
    const real = [
      `/estimate-groups/${deal.groupId}`,
      `/estimates/${deal.estimateId}`,
      `/product-estimates/${encodeURIComponent(deal.lineId)}`,
      `/product-estimate-orders/${deal.orderId}`,
      `/products/search?searchKeyword=zqxvvkwq`,
      `/homes/me`,
    ];
    for (const path of real) {
      const { status } = await world.raw("user", "GET", path, { headers });
      expect([200, 404], path).toContain(status);
      expect(await written(), path).toEqual([]);
    }
    // The same search of the member is counted.
    const headersOf = { authorization: `Bearer ${deal.buyer.token}` };
    await world.raw("user", "GET", "/products/search?searchKeyword=zqxvvkwq", {
      headers: headersOf,
    });
    expect(await written()).not.toEqual([]);
    const cancel = `/product-estimate-orders/${deal.orderId}/cancel`;
    const reply = await world.raw("user", "PATCH", cancel, { headers, body: "{}" });
    expect(await reply.json()).toMatchObject({ code: "VIEW_READS_ONLY" });
    expect(await written()).toEqual([]);
  });

  test("neither does a view of a seller or a writer change anything, on any of their pages", async () => {
    const owner = await world.adminUser();
    const reads = allRoutes.filter(
      ({ api, route }) => api === "user" && route.method === "GET" && route.view !== "HIDDEN",
    );
    for (const { id } of [deal.asked, await world.writer()]) {
      const { token } = await viewOf(owner, id);
      const headers = { authorization: `Bearer ${token}` };
      await world.changes();
      for (const { route } of reads)
        await world.raw("user", "GET", unknownPath(route), { headers });
      const keys = (await world.changes()).map((change) => String(change.keys["pk"]));
      expect(keys.filter((pk) => !pk.startsWith("limit#"))).toEqual([]);
    }
  });

  test("the reader of a wiki is not the member, where support looks", async () => {
    const { countReader } = await import("@bupum/functions/kernel/readers/count");
    const { token } = await viewOf(await world.adminUser(), deal.buyer.id);
    const { identify } = await import("@bupum/functions/kernel/request/identity");
    const { actor } = await identify(`Bearer ${token}`, "user");
    const nowhere = { row: { pk: "wiki#x", sk: "wiki" }, isShown: () => true };
    const counted = countReader(
      { actor } as never,
      { kind: "wiki", id: "wik_1" },
      { ...nowhere, message: () => ({}) as never },
    );
    expect(await counted).toBe("KNOWN");
  });

  test("logging out of a view ends it, and the member stays logged in", async () => {
    const { token } = await viewOf(await world.adminUser("SUPPORT"), deal.buyer.id);
    const seen = world.api(token);
    await expect(
      seen.users.endSession({ params: { sessionId: "ses_01ARZ3NDEKTSV4RRFFQ69G5FA0" } }),
    ).rejects.toMatchObject({ code: "VIEW_READS_ONLY" });
    await seen.users.endSession({ params: { sessionId: "current" } });
    await expect(seen.users.me()).rejects.toEqual(ended);
    expect((await deal.buyer.api.users.me()).id).toBe(deal.buyer.id);
  });

  test("a member who becomes an admin is seen by owners alone", async () => {
    const [support, owner] = [await world.adminUser("SUPPORT"), await world.adminUser()];
    const member = await world.member();
    const [seen, ticket] = [await viewOf(support, member.id), await ticketFor(support, member.id)];
    const role = { role: "ADMIN", adminRole: "OWNER" } as const;
    await owner.api.userEntities.update({ params: { id: member.id }, body: role });
    await expect(world.api(seen.token).users.me()).rejects.toEqual(ended);
    const { token } = await world.api().auth.openView({ body: { ticket } });
    await expect(world.api(token).users.me()).rejects.toEqual(ended);
  });

  test("the ticket opens one view within a minute", async () => {
    const admin = await world.adminUser("SUPPORT");
    const { ticket } = await viewOf(admin, deal.buyer.id);
    const open = (of: string) => world.api().auth.openView({ body: { ticket: of } });
    const refused = expect.objectContaining({ code: "VIEW_TICKET_INVALID" });
    await expect(open(ticket)).rejects.toEqual(refused);
    const several = await ticketFor(admin, deal.buyer.id);
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => open(several)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const slow = await ticketFor(admin, deal.buyer.id);
    await after(55_000, () => expect(open(slow)).resolves.toBeTruthy());
    const late = await ticketFor(admin, deal.buyer.id);
    await after(61_000, () => expect(open(late)).rejects.toEqual(refused));
    await expect(world.api(ticket).users.me()).rejects.toEqual(ended);
    await expect(world.api(`view_${late}`).users.me()).rejects.toEqual(ended);
  });

  test("a view ends by its bar, after half an hour, and with the admin's session or role", async () => {
    const admin = await world.adminUser("SUPPORT");
    const seen = async () => world.api((await viewOf(admin, deal.buyer.id)).token);
    const first = await seen();
    await first.users.endSession({ params: { sessionId: "current" } });
    await expect(first.users.me()).rejects.toEqual(ended);
    const second = await seen();
    await after(29 * 60_000, () => expect(second.users.me()).resolves.toBeTruthy());
    await after(31 * 60_000, () => expect(second.users.me()).rejects.toEqual(ended));
    const third = await seen();
    const owner = await world.adminUser();
    const moderator = { adminRole: "MODERATOR" } as const;
    await owner.api.userEntities.update({ params: { id: admin.id }, body: moderator });
    await expect(third.users.me()).rejects.toEqual(ended);
  });

  test("only support opens one; an admin's pages only an owner", async () => {
    const forbidden = expect.objectContaining({ code: "FORBIDDEN" });
    for (const role of ["MODERATOR", "FINANCE"] as const)
      await expect(ticketFor(await world.adminUser(role), deal.buyer.id)).rejects.toEqual(
        forbidden,
      );
    const owner = await world.adminUser();
    await expect(ticketFor(await world.adminUser("SUPPORT"), owner.id)).rejects.toEqual(forbidden);
    const { token } = await viewOf(owner, deal.buyer.id);
    await expect(world.admin(token).me.me()).rejects.toEqual(ended);
  });
});

async function after(ms: number, then: () => Promise<unknown>) {
  vi.useFakeTimers({ now: Date.now() + ms, toFake: ["Date"] });
  try {
    await then();
  } finally {
    vi.useRealTimers();
  }
}
