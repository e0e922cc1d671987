import { afterAll, beforeAll, expect, test } from "vitest";
import { handlerOf } from "../../kit/cloud/gateway.ts";
import { someProduct } from "../../kit/goods.ts";
import { mortal } from "../../kit/cloud/mortal.ts";
import { nextNumber } from "../../kit/people.ts";
import { rowFor, rowsOf, seen, send } from "../../kit/register.ts";
import { startWorld, type World } from "../../kit/world.ts";
import { leftBy } from "../../kit/deliver.ts";

let world: World;
let life: Awaited<ReturnType<typeof mortal>>;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  life = await mortal(world);
  admin = await world.adminUser();
});
afterAll(async () => {
  life.stop();
  await world.stop();
});

/** Messages sent to the worker of sheets, in order. */
async function sent(): Promise<string[]> {
  return (await world.changes())
    .flatMap(leftBy)
    .filter(({ queue }) => queue === "import")
    .map(({ name, body }) => JSON.stringify({ name, body }));
}

async function hand(body: string): Promise<boolean> {
  const handler = await handlerOf("jobs/import");
  const attributes = { ApproximateReceiveCount: "1" };
  const reply = await handler!({ Records: [{ messageId: "m", body, attributes }] }, {});
  return (reply as unknown as { batchItemFailures: unknown[] }).batchItemFailures.length === 0;
}

/**
 * Delivers every message until none is left. The worker dies at the given step, restarts, and gets
 * the message again; each finished message is delivered a second time as well.
 */
async function work(dieAt: number): Promise<string | undefined> {
  life.arm(dieAt, "writes");
  let diedAt: string | undefined;
  let waiting = await sent();
  for (let round = 0; waiting.length > 0; round++) {
    if (round > 40) throw new Error("Messages keep coming.");
    for (const body of waiting.flatMap((one) => [one, one]))
      if (!(await hand(body))) {
        diedAt = life.revive() ?? diedAt;
        expect(await hand(body), body).toBe(true);
      }
    waiting = await sent();
  }
  return life.revive() ?? diedAt;
}

/** A seller with one listing, who sends a sheet with one row of every kind. */
async function shop() {
  const seller = await world.seller();
  const [listed, one, other] = [
    await someProduct(world),
    await someProduct(world),
    await someProduct(world),
  ];
  await seller.api.merchandises.create({
    body: {
      productId: listed.product.id,
      condition: "NEW",
      currency: "KRW",
      breaks: [{ minQty: 1, unitPrice: "500" }],
      stock: 1,
      leadTimeDays: 1,
      shippingFeePayer: "SELLER_PAYS",
      warehouseRegion: "SEOUL",
    },
  });
  await sent();
  const fresh = `NEW-${nextNumber()}`;
  const request = await send(seller, [
    rowFor(listed, "700", 7),
    rowFor(one),
    rowFor(other),
    rowFor(other),
    [fresh, one.maker.name.ko, "처음 보는 부품", "", "1500"],
    [fresh, `처음보는제조사${nextNumber()}`, "", "", "1600"],
    rowFor(other, "abc"),
  ]);
  return { seller, request };
}

async function walk(dieAt: { reading: number; applying: number }) {
  const { seller, request } = await shop();
  const reading = await work(dieAt.reading);
  expect(await seen(seller, request.id)).toMatchObject({
    phase: "CHECKED",
    checkedRows: 7,
    outcomes: { ADD: 3, UPDATE: 1, REMOVE: 0, SKIP: 1, ERROR: 2 },
  });
  await admin.api.registerRequestHistories.decide({
    params: { id: request.id },
    body: { status: "DONE", createMakers: true },
  });
  const applying = await work(dieAt.applying);
  expect(await seen(seller, request.id)).toMatchObject({
    status: "DONE",
    appliedRows: 7,
    okRows: 5,
    errorRows: 1,
    outcomes: { ADD: 4, UPDATE: 1, REMOVE: 0, SKIP: 1, ERROR: 1 },
  });
  const { items } = await seller.api.merchandises.listOwn({ query: {} });
  expect(items.map(({ breaks }) => Number(breaks[0]?.unitPrice)).toSorted((a, b) => a - b)).toEqual(
    [700, 1_500, 1_600, 120_000, 120_000],
  );
  const info = await world.read({ pk: `seller#${seller.sellerId}`, sk: "info" });
  expect(info?.["merchandiseCount"]).toBe(5);
  const results = (await rowsOf(seller, request.id)).map(({ result }) => result);
  expect(results).toEqual(["OK", "OK", "OK", "SKIPPED", "OK", "OK", "ERROR"]);
  return { reading, applying };
}

test("a worker that is killed at any step of a sheet loses no row and duplicates none", async () => {
  const died: string[] = [];
  for (let at = 0; ; at++) {
    const { reading, applying } = await walk({ reading: at, applying: at });
    if (reading === undefined && applying === undefined) break;
    for (const where of [reading, applying]) if (where) died.push(where);
    if (at > 200) throw new Error("It dies for ever.");
  }
  expect(new Set(died)).toEqual(new Set(["after table"]));
  // Each message of a sheet writes at least once; those that put rows on sale write more often.
  expect(died.length).toBeGreaterThan(10);
}, 600_000);
