import { addHours, seoulDay } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paymentRows, subscribed } from "../../kit/billing/rows.ts";
import { codeOf } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>["api"];
let monthly: Awaited<ReturnType<typeof subscribed>>;
let yearly: typeof monthly;
let suspended: typeof monthly;
const at = (hours: number) => addHours(new Date().toISOString(), hours);

beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = (await world.adminUser()).api;
  yearly = await subscribed(world, { subscribeType: "YEARLY", createdAt: at(-24 * 40) });
  suspended = await subscribed(world, {
    status: "SUSPENDED",
    suspendReason: "USER",
    nextBillingAt: undefined,
    createdAt: at(-24 * 9),
  });
  monthly = await subscribed(world, { createdAt: at(-24 * 3) });
});
afterAll(() => world.stop());

type Query<Call extends (input: never) => unknown> = Parameters<Call>[0] extends { query?: infer Q }
  ? Q
  : never;
const subscriptions = async (query: Query<typeof admin.subscribeEntities.list> = {}) =>
  (await admin.subscribeEntities.list({ query })).items.map(({ id }) => id);
const payments = async (query: Query<typeof admin.paymentOrderEntities.list> = {}) =>
  (await admin.paymentOrderEntities.list({ query })).items.map(({ id }) => id);
const cards = async (query: Query<typeof admin.creditCardEntities.list> = {}) =>
  (await admin.creditCardEntities.list({ query })).items.map(({ id }) => id);
const idOf = (one: typeof monthly) => one.subscription.id;

describe("subscriptions of everybody", () => {
  test("are listed newest or oldest first, with their members", async () => {
    const ids = [idOf(monthly), idOf(suspended), idOf(yearly)];
    expect(await subscriptions()).toEqual(ids);
    expect(await subscriptions({ sort: "createdAt:asc" })).toEqual(ids.toReversed());
    const { items } = await admin.subscribeEntities.list({ query: {} });
    const { id, userId, name, companyName } = monthly.member;
    expect(items[0]!.member).toEqual({ id, userId, name, companyName });
  });

  test("are filtered by status, type, days and member", async () => {
    expect(await subscriptions({ filter: "status:SUSPENDED" })).toEqual([idOf(suspended)]);
    expect(await subscriptions({ filter: "subscribeType:YEARLY" })).toEqual([idOf(yearly)]);
    expect(await subscriptions({ filter: "status:ACTIVE;subscribeType:MONTHLY" })).toEqual([
      idOf(monthly),
    ]);
    const day = seoulDay(suspended.subscription.createdAt);
    expect(await subscriptions({ startDate: day, endDate: day })).toEqual([idOf(suspended)]);
    expect(await subscriptions({ endDate: day })).toEqual([idOf(suspended), idOf(yearly)]);
    expect(await subscriptions({ filter: "status:ACTIVE", startDate: day })).toEqual([
      idOf(monthly),
    ]);
    const filter = `userId:${yearly.member.id}`;
    expect(await subscriptions({ filter })).toEqual([idOf(yearly)]);
    expect(await subscriptions({ filter, page: 2 })).toEqual([]);
    expect(await subscriptions({ filter: `${filter};status:CANCELLED` })).toEqual([]);
    expect(await subscriptions({ filter, startDate: day })).toEqual([]);
    const stranger = await world.member();
    expect(await subscriptions({ filter: `userId:${stranger.id}` })).toEqual([]);
  });

  test("come in pages that continue by a cursor", async () => {
    const query = { itemsPerPage: 10, sort: "createdAt:asc" } as const;
    for (let made = 0; made < 9; made += 1) await subscribed(world, { createdAt: at(-24 * 100) });
    const first = await admin.subscribeEntities.list({ query });
    const { nextCursor: cursor } = first;
    const rest = await admin.subscribeEntities.list({ query: { ...query, cursor, page: 2 } });
    expect([first.items.length, rest.items.length]).toEqual([10, 2]);
    expect(rest.items.at(-1)!.id).toBe(idOf(monthly));
  });

  test("refuse unknown filters", async () => {
    for (const filter of ["status:GONE", "subscribeType:WEEKLY", "userId:me"])
      await expect(subscriptions({ filter }), filter).rejects.toMatchObject({
        status: 400,
        issues: [{ path: "query.filter" }],
      });
    await expect(
      subscriptions({ startDate: "2026-11-02", endDate: "2026-11-01" }),
    ).rejects.toMatchObject({ issues: [{ path: "query.endDate", code: "DATE_RANGE" }] });
  });

  test("are read one at a time, with their audit events", async () => {
    const { id } = yearly.subscription;
    const found = await admin.subscribeEntities.get({ params: { id } });
    expect(found).toMatchObject({ id, subscribeType: "YEARLY", price: 429_000, history: [] });
    const unknown = { params: { id: `sub_${"0".repeat(26)}` as const } };
    expect(await codeOf(admin.subscribeEntities.get(unknown))).toBe("NOT_FOUND");
  });
});

describe("what a member has", () => {
  test("says which features are on, and when a suspended subscription ends", async () => {
    const params = { userId: suspended.member.id };
    const found = await admin.subscribeEntities.ofUser({ params });
    expect(found).toMatchObject({
      membershipType: "SUSPENDED",
      isEntitled: true,
      cancelsAt: suspended.subscription.periodEnd,
      card: { last4: "4242", isRefused: false },
      subscription: { id: idOf(suspended) },
    });
    expect(found).not.toHaveProperty("payment");
  });

  test("is empty without a subscription, and 404 without an account", async () => {
    const { id, name } = await world.member();
    const found = await admin.subscribeEntities.ofUser({ params: { userId: id } });
    expect(found).toMatchObject({ member: { name }, membershipType: "BASIC", isEntitled: false });
    expect(found).not.toHaveProperty("subscription");
    const params = { userId: `usr_${"0".repeat(26)}` as const };
    expect(await codeOf(admin.subscribeEntities.ofUser({ params }))).toBe("NOT_FOUND");
    expect(await codeOf(admin.creditCardEntities.ofUser({ params }))).toBe("NOT_FOUND");
    const query = {};
    expect(await codeOf(admin.paymentOrderEntities.listOfUser({ params, query }))).toBe(
      "NOT_FOUND",
    );
  });
});

describe("payments of everybody", () => {
  test("are filtered by status, kind, days and member, in either order", async () => {
    const failed = paymentRows(yearly.of, {
      createdAt: at(-2),
      status: "FAILED",
      kind: "RENEWAL",
      failCode: "REJECT_CARD_PAYMENT",
    });
    await world.put(failed.rows);
    expect((await payments())[0]).toBe(failed.id);
    expect(await payments({ filter: "status:FAILED" })).toEqual([failed.id]);
    expect(await payments({ filter: "kind:RENEWAL" })).toEqual([failed.id]);
    expect(await payments({ filter: "status:PAID;kind:RENEWAL" })).toEqual([]);
    const filter = `userId:${yearly.member.id}`;
    expect(await payments({ filter })).toEqual([failed.id, yearly.paymentId]);
    expect(await payments({ filter, sort: "createdAt:asc" })).toEqual([
      yearly.paymentId,
      failed.id,
    ]);
    expect(await payments({ filter: `${filter};status:PAID` })).toEqual([yearly.paymentId]);
    const day = seoulDay(yearly.subscription.createdAt);
    expect(await payments({ startDate: day, endDate: day })).toEqual([yearly.paymentId]);
    expect(await payments({ filter, startDate: day, endDate: day })).toEqual([yearly.paymentId]);
    const params = { userId: yearly.member.id };
    const own = await admin.paymentOrderEntities.listOfUser({
      params,
      query: { filter: "kind:RENEWAL" },
    });
    expect(own.items.map(({ id }) => id)).toEqual([failed.id]);
    for (const wrong of ["status:LOST", "kind:GIFT", "userId:1"])
      await expect(payments({ filter: wrong }), wrong).rejects.toMatchObject({ status: 400 });
  });

  test("are read one at a time", async () => {
    const params = { id: monthly.paymentId };
    expect(await admin.paymentOrderEntities.get({ params })).toMatchObject({
      id: monthly.paymentId,
      amount: 42_900,
      providerPaymentId: `toss_${monthly.paymentId}`,
      member: { id: monthly.member.id },
      history: [],
    });
    const unknown = { params: { id: `pay_${"0".repeat(26)}` as const } };
    expect(await codeOf(admin.paymentOrderEntities.get(unknown))).toBe("NOT_FOUND");
  });
});

describe("cards of everybody", () => {
  test("are found by member and days, and read one at a time", async () => {
    expect((await cards())[0]).toBe(monthly.card.id);
    expect((await cards({ sort: "createdAt:asc" })).at(-1)).toBe(monthly.card.id);
    const filter = `userId:${suspended.member.id}`;
    expect(await cards({ filter })).toEqual([suspended.card.id]);
    const day = seoulDay(suspended.card.createdAt);
    expect(await cards({ startDate: day, endDate: day })).toEqual([suspended.card.id]);
    expect(await cards({ filter, startDate: seoulDay(at(0)) })).toEqual([]);
    await expect(cards({ filter: "userId:you" })).rejects.toMatchObject({ status: 400 });
    const params = { id: suspended.card.id };
    const found = await admin.creditCardEntities.get({ params });
    expect(found).toMatchObject({ last4: "4242", issuerCode: "11", history: [] });
    const unknown = { params: { id: `crd_${"0".repeat(26)}` as const } };
    expect(await codeOf(admin.creditCardEntities.get(unknown))).toBe("NOT_FOUND");
  });

  test("never show the billing key", async () => {
    const params = { userId: monthly.member.id };
    const answers = await Promise.all([
      admin.creditCardEntities.list({ query: {} }),
      admin.creditCardEntities.get({ params: { id: monthly.card.id } }),
      admin.creditCardEntities.ofUser({ params }),
      admin.subscribeEntities.ofUser({ params }),
    ]);
    const said = JSON.stringify(answers);
    expect(said).toContain("4242");
    for (const secret of ["sealed-billing-key", "customer-key-of-a-test", "sealedKey"])
      expect(said).not.toContain(secret);
  });
});
