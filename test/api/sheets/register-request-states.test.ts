import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { decideBy, merchandisesOf, rowFor, seen, send } from "../../kit/register.ts";
import { codeOf } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = await world.adminUser();
});
afterAll(() => world.stop());

const decide = decideBy(() => admin);

describe("the states of a sheet (D8-1)", () => {
  test("change by the declared transitions only", async () => {
    const seller = await world.seller();
    const made = async () => (await send(seller, [rowFor(await someProduct(world))])).id;
    const inState = {
      READY: made,
      IN_PROGRESS: async () => {
        const id = await made();
        await world.drain();
        return id;
      },
      FAILED: async () => {
        const id = await inState.IN_PROGRESS();
        await decide(id, "FAILED", { note: "가격을 확인해 주세요" });
        return id;
      },
      DONE: async () => {
        const id = await inState.IN_PROGRESS();
        await decide(id, "DONE");
        await world.drain();
        return id;
      },
      CANCELLED: async () => {
        const id = await made();
        await decide(id, "CANCELLED");
        return id;
      },
    };
    const states = ["READY", "IN_PROGRESS", "FAILED", "DONE", "CANCELLED"] as const;
    const allowed: string[] = [];
    for (const from of states) {
      let id = await inState[from]();
      for (const to of states) {
        const code = await codeOf(decide(id, to, { note: "사유를 적습니다" }));
        if (code !== "no problem") {
          expect(code, `${from} ${to}`).toBe("INVALID_TRANSITION");
          continue;
        }
        allowed.push(`${from} ${to}`);
        id = await inState[from]();
      }
    }
    expect(allowed).toEqual([
      "READY IN_PROGRESS",
      "READY CANCELLED",
      "IN_PROGRESS FAILED",
      "IN_PROGRESS DONE",
      "FAILED IN_PROGRESS",
      "FAILED CANCELLED",
    ]);
  }, 120_000);

  test("allow a failed file to be read again, and its seller to cancel only waiting or failed ones", async () => {
    const seller = await world.seller();
    const sent = await send(seller, [rowFor(await someProduct(world))]);
    await world.drain();
    const cancel = () =>
      codeOf(
        seller.api.registerRequestHistories.change({
          params: { id: sent.id },
          body: { status: "CANCELLED" },
        }),
      );
    expect(await cancel()).toBe("INVALID_TRANSITION");
    await expect(decide(sent.id, "FAILED")).rejects.toMatchObject({
      issues: [{ path: "body.note", code: "DETAIL_REQUIRED" }],
    });
    await decide(sent.id, "FAILED", { note: "품번을 다시 확인해 주세요" });
    expect((await seen(seller, sent.id)).failure?.message).toContain("품번을 다시 확인해 주세요");
    const job = async () =>
      (await seller.api.batchJobStatus.list({ query: { jobId: sent.jobId } })).items[0];
    expect(await job()).toMatchObject({ status: "FAILED", errorCode: "ADMIN" });
    await decide(sent.id, "IN_PROGRESS");
    await world.drain();
    expect(await seen(seller, sent.id)).toMatchObject({ status: "IN_PROGRESS", phase: "CHECKED" });
    expect(await job()).not.toHaveProperty("errorCode");
    expect(await seen(seller, sent.id)).not.toHaveProperty("failure");
    await decide(sent.id, "DONE");
    await world.drain();
    expect(await merchandisesOf(seller)).toHaveLength(1);
    expect(await job()).toMatchObject({ status: "DONE" });
    expect(await job()).not.toHaveProperty("errorCode");
    expect(await cancel()).toBe("INVALID_TRANSITION");
  });

  test("are counted and listed for an admin, by status, day and seller", async () => {
    const seller = await world.seller({ companyName: "두루미 계전" });
    await send(seller, [rowFor(await someProduct(world))]);
    const other = await send(seller, [["x"]], { head: ["y"] });
    await world.drain();
    const api = admin.api.registerRequestHistories;
    const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
    const named = await api.statusCounts({ query: { sellerName: "두루미" } });
    expect(named).toMatchObject({
      BEFOREPROGRESS: 2,
      DONE: 0,
      byStatus: { IN_PROGRESS: 1, FAILED: 1 },
    });
    await decide(other.id, "CANCELLED");
    const query = { sellerName: "두루미계전", startAt: today, endAt: today };
    expect(await api.statusCounts({ query })).toMatchObject({ BEFOREPROGRESS: 1, DONE: 1 });
    const all = await api.statusCounts({ query: {} });
    expect(await api.statusCounts({ query: { startAt: today, endAt: today } })).toEqual(all);
    expect(await api.statusCounts({ query: { endAt: "2020-01-01" } })).toMatchObject({
      BEFOREPROGRESS: 0,
      DONE: 0,
    });
    const idsOf = async (more: object) =>
      (await api.list({ query: { itemsPerPage: 100, sellerName: "두루미", ...more } })).items.map(
        ({ id, status }) => [id === other.id, status],
      );
    expect(await idsOf({})).toEqual([
      [true, "CANCELLED"],
      [false, "IN_PROGRESS"],
    ]);
    expect(await idsOf({ adminManualStatus: "DONE" })).toEqual([[true, "CANCELLED"]]);
    expect(await idsOf({ filter: "status:IN_PROGRESS" })).toEqual([[false, "IN_PROGRESS"]]);
    expect(await idsOf({ filter: "status:IN_PROGRESS", adminManualStatus: "DONE" })).toEqual([]);
    expect(await idsOf({ endAt: "2020-01-01" })).toEqual([]);
    const total = Object.values(all.byStatus).reduce((sum, count) => sum + count, 0);
    const everything = await api.list({ query: { itemsPerPage: 100 } });
    expect(everything.items).toHaveLength(Math.min(100, total));
  });
});
