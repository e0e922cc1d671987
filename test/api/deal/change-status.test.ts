import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { asked, codeOf } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => world.stop());

const statuses = ["PENDING", "CONFIRMED", "REJECTED", "COMPLETED", "CANCELLED"] as const;
const lines = [{ partName: "판넬용 팬", quantity: 4 }];

test("a tester's own request takes each status with its open flag, without notices (D3-19)", async () => {
  const [buyer, seller] = [await world.member(), await world.seller()];
  const { group } = await asked(world, buyer, [seller], lines);
  const params = { id: group.id };
  const told = async () => (await seller.api.notifications.list({ query: {} })).items.length;
  const before = await told();
  for (const status of [...statuses, ...statuses.toReversed()]) {
    const changed = await buyer.api.estimateGroups.changeStatus({ params, body: { status } });
    const open = status === "PENDING" || status === "CONFIRMED";
    expect(changed).toMatchObject({ status, open });
    await world.drain();
    const { closeReason, ...read } = await buyer.api.estimateGroups.get({ params });
    expect([read.status, read.open, closeReason]).toEqual([
      status,
      open,
      open ? undefined : "ADMIN",
    ]);
  }
  expect(await told()).toBe(before);
  const { pastOf } = await import("@bupum/functions/kernel/audit");
  expect((await pastOf("estimateGroup", group.id))[0]).toMatchObject({
    via: "TEST",
    from: "CONFIRMED",
    to: "PENDING",
  });
});

test("the next real change derives the status from the lines again", async () => {
  const [buyer, seller] = [await world.member(), await world.seller()];
  const { group } = await asked(world, buyer, [seller], lines);
  const params = { id: group.id };
  await buyer.api.estimateGroups.changeStatus({ params, body: { status: "CONFIRMED" } });
  await buyer.api.estimateGroups.update({ params, body: { title: "다른 이름" } });
  await world.drain();
  expect(await buyer.api.estimateGroups.get({ params })).toMatchObject({
    title: "다른 이름",
    status: "PENDING",
    open: true,
  });
});

test("a foreign request cannot be changed", async () => {
  const [buyer, seller, stranger] = [
    await world.member(),
    await world.seller(),
    await world.member(),
  ];
  const { group } = await asked(world, buyer, [seller], lines);
  for (const { api } of [seller, stranger]) {
    const call = api.estimateGroups.changeStatus({
      params: { id: group.id },
      body: { status: "COMPLETED" },
    });
    expect(await codeOf(call)).toBe("NOT_FOUND");
  }
});
