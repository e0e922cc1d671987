import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { codeOf, noticesOf } from "../../kit/group.ts";
import { nextNumber } from "../../kit/people.ts";
import {
  decideBy,
  filesOf,
  mendBy,
  merchandisesOf,
  rowFor,
  seen,
  send,
  unknownRow,
} from "../../kit/register.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  admin = await world.adminUser();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());
const decide = decideBy(() => admin);

const mend = mendBy(() => world);
async function confirm(id: `rrh_${string}`) {
  await decide(id, "DONE");
  await world.drain();
}

describe("rows that are mended on the page (D8-16)", () => {
  test("without a change, or a choice without a listing, are checked as they stand", async () => {
    const seller = await world.seller();
    const sent = await send(seller, [rowFor(await someProduct(world), "문의")]);
    await world.drain();
    const after = await mend(seller, sent.id, { rows: [{ rowNo: 2 }] });
    expect(after).toMatchObject({ phase: "CHECKED", outcomes: { ERROR: 1 } });
  });

  test("of a file that is on sale already are no way to take it back or out of the month's count", async () => {
    const seller = await world.seller({ membershipType: "BASIC" });
    const part = await someProduct(world);
    const sent = await send(seller, [rowFor(part), rowFor(part)]);
    await world.drain();
    await confirm(sent.id);
    const { version } = await seen(seller, sent.id);
    await seller.api.registerRequestHistories.mend({ params: { id: sent.id }, body: { version } });
    const takeBack = seller.api.registerRequestHistories.change({
      params: { id: sent.id },
      body: { status: "CANCELLED" },
    });
    expect(await codeOf(takeBack)).toBe("INVALID_TRANSITION");
    expect(await filesOf(seller)).toEqual({ used: 1, most: 2 });
    await world.drain();
    await decide(sent.id, "FAILED", { note: "다시 보내 주세요" });
    await seller.api.registerRequestHistories.change({
      params: { id: sent.id },
      body: { status: "CANCELLED" },
    });
    expect(await filesOf(seller)).toEqual({ used: 1, most: 2 });
  });

  test("keep the newest choices of makers, however often somebody chooses", async () => {
    const seller = await world.seller();
    const { maker } = await someProduct(world);
    const sent = await send(seller, [unknownRow(`CH-${nextNumber()}`, "constructor")]);
    await world.drain();
    const stored = { pk: `register-request#${sent.id}`, sk: "request" };
    const makers = Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => [`n${at}`, maker.id] as const),
    );
    await world.put([{ ...(await world.read(stored)), ...stored, makers }]);
    const choice = { makers: [{ name: "constructor", manufactorId: maker.id }] };
    expect(await mend(seller, sent.id, choice)).toMatchObject({ outcomes: { ADD: 1 } });
    expect(Object.keys((await world.read(stored))?.["makers"] as object)).toHaveLength(300);
  });

  test("make no makers because an admin once had those of the file created", async () => {
    const seller = await world.seller();
    const part = await someProduct(world);
    const sent = await send(seller, [
      unknownRow(`CM-${nextNumber()}`, `새메이커${nextNumber()}`),
      rowFor(part, "문의"),
    ]);
    await world.drain();
    await decide(sent.id, "DONE", { createMakers: true });
    await world.drain();
    const after = await mend(seller, sent.id, {
      rows: [{ rowNo: 3, cells: { price: "1000", manufactor: `멋대로${nextNumber()}` } }],
    });
    expect(after).toMatchObject({ unknownMakerRows: 1, outcomes: { ERROR: 1 } });
  });

  test("overwrite once: what is sold after the choice stays when an admin has the file read again (D8-17)", async () => {
    const seller = await world.seller();
    const part = await someProduct(world);
    const first = await send(seller, [rowFor(part, "1000", 5)]);
    await world.drain();
    await confirm(first.id);
    const sold = async (stock: number) => {
      const [{ id, version } = expect.fail()] = await merchandisesOf(seller);
      await seller.api.merchandises.update({ params: { id }, body: { stock, version } });
    };
    const { id } = await send(seller, [rowFor(part, "1100", 5)]);
    await world.drain();
    await sold(3);
    expect(await mend(seller, id, {})).toMatchObject({ changedRows: 1 });
    expect(await mend(seller, id, { overwritesAll: true })).toMatchObject({ changedRows: 0 });
    await sold(1);
    const readAgain = async () => {
      await decide(id, "FAILED", { note: "다시 읽습니다" });
      await decide(id, "IN_PROGRESS");
      await world.drain();
      return seen(seller, id);
    };
    const aside = { changedRows: 1, outcomes: { UPDATE: 0 } };
    expect(await readAgain()).toMatchObject(aside);
    expect(await readAgain()).toMatchObject(aside);
  });

  test("by an admin are on record by cell and choice for the seller, who is told", async () => {
    const seller = await world.seller();
    const sent = await send(seller, [rowFor(await someProduct(world), "문의")]);
    await world.drain();
    const mendByAdmin = async (body: object) => {
      const { version } = await seen(seller, sent.id);
      const params = { id: sent.id };
      await admin.api.registerRequestHistories.mend({ params, body: { ...body, version } });
      await world.drain();
    };
    await mendByAdmin({ rows: [{ rowNo: 2, cells: { price: "1000" } }], yenSign: "CNY" });
    const { pastOf } = await import("@bupum/functions/kernel/audit");
    expect((await pastOf("register-request", sent.id))[0]).toMatchObject({
      actor: admin.id,
      onBehalfOf: seller.sellerId,
      reason: "row 2: price 문의 > 1000; ¥ is CNY",
    });
    expect((await noticesOf(seller)).map(({ event }) => event)).toEqual(["BULK_MENDED"]);
  });

  test("are checked again 30 times an hour, and once more in the next", async () => {
    const seller = await world.seller();
    const sent = await send(seller, [rowFor(await someProduct(world), "문의")]);
    await world.drain();
    const stored = { pk: `register-request#${sent.id}`, sk: "request" };
    const since = new Date(Date.now() - 1_800_000).toISOString();
    const row = await world.read(stored);
    await world.put([{ ...row, ...stored, checks: { since, count: 29 } }]);
    await mend(seller, sent.id, {});
    expect(await codeOf(mend(seller, sent.id, {}))).toBe("LIMIT_EXCEEDED");
    const anHourAgo = new Date(Date.now() - 3_600_001).toISOString();
    const now = await world.read(stored);
    await world.put([{ ...now, ...stored, checks: { since: anHourAgo, count: 30 } }]);
    expect(await mend(seller, sent.id, {})).toMatchObject({ phase: "CHECKED" });
  });

  test("without a fault after it leave no report of the faults before it", async () => {
    const seller = await world.seller();
    const sent = await send(seller, [rowFor(await someProduct(world), "문의")]);
    await world.drain();
    const job = async () =>
      (await seller.api.batchJobStatus.list({ query: { jobId: sent.jobId } })).items[0];
    expect(await job()).toHaveProperty("resultUrl");
    await mend(seller, sent.id, { rows: [{ rowNo: 2, cells: { price: "1000" } }] });
    expect(await job()).not.toHaveProperty("resultUrl");
  });

  test("are not typed by an admin before the file is read", async () => {
    const seller = await world.seller();
    const sent = await send(seller, [rowFor(await someProduct(world))]);
    const rows = [{ rowNo: 2, action: "DELETE" as const, merchandise: { sellerSku: "SKU-1" } }];
    const body = { registerRequestHistoryId: sent.id, rows };
    expect(await codeOf(admin.api.registerMerchandiseHistories.create({ body }))).toBe(
      "INVALID_TRANSITION",
    );
  });
});
