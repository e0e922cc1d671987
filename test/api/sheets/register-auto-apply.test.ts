import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { merchandisesOf, rowFor, rowsOf, seen, send } from "../../kit/register.ts";
import { noticesOf } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  process.env["AUTO_APPLY"] = "true";
  admin = await world.adminUser();
});
afterAll(() => world.stop());

const decide = (id: `rrh_${string}`, status: "IN_PROGRESS" | "DONE") =>
  admin.api.registerRequestHistories.decide({ params: { id }, body: { status } });

describe("where AUTO_APPLY is set", () => {
  test("a sheet without a fault goes on sale without an admin, once, and its seller is notified", async () => {
    const seller = await world.seller();
    const parts = [await someProduct(world), await someProduct(world)];
    const sent = await send(seller, [...parts.map((part) => rowFor(part)), rowFor(parts[0]!)]);
    await world.drain({ duplicate: true });
    const request = await seen(seller, sent.id);
    expect(request).toMatchObject({
      status: "DONE",
      adminManualStatus: "DONE",
      phase: "ENDED",
      mode: "AUTO",
      okRows: 2,
      errorRows: 0,
      outcomes: { ADD: 2, SKIP: 1 },
    });
    expect(request).not.toHaveProperty("processedBy");
    expect(await merchandisesOf(seller)).toHaveLength(2);
    expect((await noticesOf(seller)).map(({ event }) => event)).toEqual(["BULK_DONE"]);
  });

  test("a sheet with one bad row waits for an admin; nothing is on sale until then", async () => {
    const seller = await world.seller();
    const sent = await send(seller, [
      rowFor(await someProduct(world)),
      rowFor(await someProduct(world), "문의"),
    ]);
    await world.drain();
    expect(await seen(seller, sent.id)).toMatchObject({
      status: "IN_PROGRESS",
      adminManualStatus: "BEFOREPROGRESS",
      phase: "CHECKED",
      mode: "AUTO",
      errorRows: 1,
    });
    expect(await merchandisesOf(seller)).toEqual([]);
    await decide(sent.id, "DONE");
    await world.drain();
    expect(await seen(seller, sent.id)).toMatchObject({ status: "DONE", okRows: 1, errorRows: 1 });
    expect(await merchandisesOf(seller)).toHaveLength(1);
  });

  test("a sheet that an admin has taken waits for the admin", async () => {
    const seller = await world.seller();
    const sent = await send(seller, [rowFor(await someProduct(world))]);
    await decide(sent.id, "IN_PROGRESS");
    await world.drain();
    expect(await seen(seller, sent.id)).toMatchObject({ phase: "CHECKED", mode: "MANUAL" });
    expect(await merchandisesOf(seller)).toEqual([]);
  });

  test("a sheet with rows beyond the plan waits for an admin, who is told which stay out (D8-15)", async () => {
    const seller = await world.seller({ membershipType: "BASIC" });
    const rows = [await someProduct(world), await someProduct(world)].map((part) => rowFor(part));
    // A hundred listings are a basic member's limit: there is room for one more.
    const info = await world.read({ pk: `seller#${seller.sellerId}`, sk: "info" });
    await world.put([{ ...info, merchandiseCount: 99 }]);
    const sent = await send(seller, rows);
    await world.drain();
    expect(await seen(seller, sent.id)).toMatchObject({
      phase: "CHECKED",
      outcomes: { ADD: 1, ERROR: 1 },
      listings: { live: 99, most: 100 },
      limitedRows: 1,
    });
    await decide(sent.id, "DONE");
    await world.drain();
    expect(await seen(seller, sent.id)).toMatchObject({ status: "DONE", okRows: 1, errorRows: 1 });
    const [failed] = await rowsOf(seller, sent.id, "ERROR");
    expect(failed).toMatchObject({ rowNo: 3, result: "ERROR", errorCode: "LISTING_LIMIT" });
    expect(failed?.errors[0]?.message).toContain("100");
    expect(await merchandisesOf(seller)).toHaveLength(1);
  });
});
