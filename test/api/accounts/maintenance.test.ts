import type { Id } from "@bupum/shared/kernel/ids";
import { addHours, toInstant } from "@bupum/shared/kernel/time";
import type { MaintenanceName } from "@bupum/shared/accounts/maintenance/names";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { codesOf, password, signedUp, signupOf } from "../../kit/accounts.ts";
import { someProduct } from "../../kit/goods.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = await world.adminUser();
});
afterAll(() => world.stop());
// Finishes what an earlier test left undone.
beforeEach(() => world.drain());

const accountKey = (id: Id<"usr">) => ({ pk: `user#${id}`, sk: "account" });
const runKey = (name: MaintenanceName) => ({ pk: `maintenance#${name}`, sk: "run" });
const lockOf = (kind: string, value: string) => ({ pk: `lock#${kind}#${value}`, sk: "lock" });
const uuidOf = async (id: Id<"usr">) => (await admin.api.userEntities.get({ params: { id } })).uuid;
async function runOf(name: MaintenanceName) {
  const { items } = await admin.api.maintenance.list();
  return items.find((run) => run.name === name)!;
}
/** The changes of a call's status so far, as the audit records them. */
async function pastOf(name: MaintenanceName) {
  const { queryAll } = await import("@bupum/functions/kernel/list");
  const rows = await queryAll({ pk: `audit#maintenance#${name}`, newestFirst: false });
  return rows.map(({ from, to, actor, via }) => [from, to, actor, via].join(" "));
}
/** Delivers all waiting messages, each twice: delivery is at least once. */
const done = () => world.drain({ duplicate: true });

test("accounts without a UUID get one each; an existing one stays, also in repeated calls", async () => {
  const [one, other] = [await world.member(), await world.member()];
  expect(await uuidOf(one.id)).toBeUndefined();
  expect(await admin.api.maintenance.applyUuid()).toMatchObject({ status: "IN_PROGRESS" });
  await done();
  const given = [await uuidOf(one.id), await uuidOf(other.id)];
  expect(given[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(given).size).toBe(2);
  const first = await runOf("APPLY_UUID");
  expect(first.status).toBe("DONE");
  expect(first.changedCount).toBe(first.walkedCount);

  await admin.api.maintenance.applyUuid();
  await done();
  expect([await uuidOf(one.id), await uuidOf(other.id)]).toEqual(given);
  expect(await runOf("APPLY_UUID")).toMatchObject({
    status: "DONE",
    walkedCount: first.walkedCount,
    changedCount: 0,
  });
});

test("a new account has a UUID at once, and an account that left keeps none", async () => {
  const { userId, name, phone } = signupOf();
  const { id, uuid } = await admin.api.userEntities.signup({
    body: { userId, name, phone, password },
  });
  expect(uuid).toBeDefined();
  expect(await uuidOf(id)).toBe(uuid);
  await admin.api.userEntities.deleteUser({ query: { userId } });
  expect(await uuidOf(id)).toBeUndefined();
  const { account } = await signedUp(world, codesOf(world));
  expect(await uuidOf(account.id)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
});

test("an account that its name or contact does not find is found again; what another account holds is left and named", async () => {
  const [lost, rival] = [await world.member(), await world.member()];
  const { write } = await import("@bupum/functions/kernel/table");
  await write({ drop: lockOf("userId", lost.userId) });
  await world.put([{ ...lockOf("phone", lost.phone), ownerId: rival.id }]);
  const find = async () =>
    (
      await admin.api.userEntities.search({
        query: { searchType: "USER_ID", searchKeyword: lost.userId },
      })
    ).items;
  expect(await find()).toEqual([]);

  await admin.api.maintenance.registerUsers();
  await done();
  expect((await find()).map(({ id }) => id)).toEqual([lost.id]);
  expect(await world.read(lockOf("phone", lost.phone))).toMatchObject({ ownerId: rival.id });
  expect(await runOf("REGISTER_USERS")).toMatchObject({
    status: "DONE",
    changedCount: 1,
    conflictCount: 1,
    conflicts: [{ userId: lost.id, field: "phone" }],
  });
  await world.put([{ ...lockOf("phone", lost.phone), ownerId: lost.id }]);
});

test("numbers without a visibility become visible; hidden ones stay hidden", async () => {
  const seller = await world.seller();
  const key = { pk: `seller#${seller.sellerId}`, sk: "info" };
  const row = (await world.read(key))!;
  const { maker } = await someProduct(world);
  const approved = {
    ...(row["approved"] as object),
    manufactorIds: [maker.id],
    phone: { number: "+821012345678" },
    tel: { number: "+82215880000", visible: false },
  };
  await world.put([{ ...key, ...row, approved, draft: approved }]);
  const buyer = await world.member();
  const numbers = async () => {
    const page = await buyer.api.sellerInfos.get({ params: { id: seller.sellerId } });
    return [page.phone, page.tel];
  };
  expect(await numbers()).toEqual([undefined, undefined]);
  expect((await seller.api.sellerInfos.me()).approved?.phone.visible).toBe(false);

  await admin.api.maintenance.phoneNumberVisible();
  await done();
  const id: Id<"dlr"> = `dlr_${seller.sellerId.slice(4)}`;
  expect((await admin.api.dealerEntities.get({ params: { id } })).phone).toBe("+821012345678");
  expect(await numbers()).toEqual(["+821012345678", undefined]);
  const me = await seller.api.sellerInfos.me();
  expect(me).toMatchObject({
    version: Number(row["version"]) + 1,
    draft: { phone: { visible: true }, tel: { visible: false } },
  });
  expect(await runOf("PHONE_NUMBER_VISIBLE")).toMatchObject({ status: "DONE", changedCount: 1 });
});

test("a running call is not started twice, also by two simultaneous calls", async () => {
  const before = (await pastOf("APPLY_UUID")).length;
  const both = await Promise.all([
    admin.api.maintenance.applyUuid(),
    admin.api.maintenance.applyUuid(),
  ]);
  expect(both.map(({ status }) => status)).toEqual(["IN_PROGRESS", "IN_PROGRESS"]);
  expect(await admin.api.maintenance.applyUuid()).toEqual(both[0]);
  await done();
  expect((await pastOf("APPLY_UUID")).slice(before)).toEqual([
    `DONE IN_PROGRESS ${admin.id} ADMIN`,
    "IN_PROGRESS DONE system SYSTEM",
  ]);
});

test("a long walk continues stretch by stretch, each row once", async () => {
  const people = 230;
  let last = await world.member();
  for (let made = 1; made < people; made++) last = await world.member();
  await admin.api.maintenance.applyUuid();
  await done();
  const run = await runOf("APPLY_UUID");
  expect(run).toMatchObject({ status: "DONE", changedCount: people });
  expect(run.walkedCount).toBeGreaterThan(people);
  expect(await uuidOf(last.id)).toBeDefined();
});

test("a run that cannot continue ends as failed, and the next one completes", async () => {
  const poisoned = await world.member();
  const account = (await world.read(accountKey(poisoned.id)))!;
  // No key of the table can be that long.
  await world.put([{ ...account, email: `${"a".repeat(3_000)}@example.com` }]);
  await admin.api.maintenance.registerUsers();
  const { dead } = await world.drain();
  expect(dead).toHaveLength(1);
  expect((await runOf("REGISTER_USERS")).status).toBe("FAILED");
  expect((await pastOf("REGISTER_USERS")).at(-1)).toBe("IN_PROGRESS FAILED system SYSTEM");

  await world.put([account]);
  await admin.api.maintenance.registerUsers();
  expect((await world.drain()).dead).toEqual([]);
  expect(await runOf("REGISTER_USERS")).toMatchObject({ status: "DONE", conflictCount: 0 });
});

test("a run without progress for an hour may be started again, and its late message does nothing", async () => {
  await admin.api.maintenance.applyUuid();
  const silent = (await world.read(runKey("APPLY_UUID")))!;
  await world.put([{ ...silent, updatedAt: addHours(toInstant(new Date()), -2) }]);
  const shown = (await admin.api.maintenance.list()).items.find(
    ({ name }) => name === "APPLY_UUID",
  );
  expect(shown?.status).toBe("FAILED");
  await admin.api.maintenance.applyUuid();
  expect((await done()).dead).toEqual([]);
  const run = await runOf("APPLY_UUID");
  expect(run.status).toBe("DONE");
  await admin.api.maintenance.applyUuid();
  await done();
  expect((await runOf("APPLY_UUID")).walkedCount).toBe(run.walkedCount);
});
